/**
 * Characters that hide or reverse what is written: control characters, bidi overrides and isolates, the zero-width
 * space, the byte order mark, tags and halves of characters. The joiners U+200C and U+200D stay, because Indic and Urdu
 * words need them, as do the marks U+200E and U+200F: Urdu keyboards set them, and they move no letter, only the
 * punctuation beside them.
 */
const UNSEEN = /[\p{Cc}\u200B\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}\p{Surrogate}]/gu;

/** Text as it is stored: line breaks are `\n`, tabs stay, half a character becomes U+FFFD. */
export const cleaned = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(UNSEEN, (one) => {
      if (one === '\n' || one === '\t') return one;
      return one >= '\uD800' && one <= '\uDFFF' && one.length === 1 ? '\uFFFD' : '';
    });

/** The words of a text with one space between them. */
export const oneLine = (text: string): string =>
  cleaned(text)
    .split(/\s/u)
    .filter((word) => word !== '')
    .join(' ');

/** Text without the empty lines around it; its first line stays indented. */
export function withoutBlankEnds(text: string): string {
  const first = text.search(/\S/u);
  return first === -1 ? '' : text.slice(text.lastIndexOf('\n', first) + 1).trimEnd();
}

/** Cuts a text to this many UTF-16 units, as the contact schema counts, without splitting a character. */
export const cut = (text: string, limit: number): string =>
  text
    .slice(0, limit)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd();
