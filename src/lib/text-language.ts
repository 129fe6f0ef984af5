/** Scripts that identify a language of the families here. Shahmukhi Punjabi is written like Urdu and counts as it. */
const SCRIPTS = [
  { script: /\p{Script=Gurmukhi}/gu, lang: 'pa', dir: 'ltr' },
  { script: /\p{Script=Devanagari}/gu, lang: 'hi', dir: 'ltr' },
  { script: /\p{Script=Arabic}/gu, lang: 'ur', dir: 'rtl' },
] as const;

const LETTER = /\p{L}/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Returns the `lang` and `dir` of a text written mostly in Gurmukhi, Devanagari or Arabic letters, so that it is spoken
 * in its language and runs in its direction. The browser detects the direction of all other text.
 */
export function textLanguage(text: string): { lang?: string; dir: 'ltr' | 'rtl' | 'auto' } {
  const letters = count(text, LETTER);
  const found = SCRIPTS.find(({ script }) => count(text, script) * 2 > letters);
  return found ? { lang: found.lang, dir: found.dir } : { dir: 'auto' };
}
