import { convert } from 'html-to-text';

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

/** Cuts a text to this many UTF-16 units, as the contact schema counts, without splitting a character. */
export const cut = (text: string, limit: number): string =>
  text
    .slice(0, limit)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd();

const AS_MAIL = {
  wordwrap: false,
  limits: { maxDepth: 100 },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
};

/** The text of HTML. What html-to-text cannot convert becomes the text between the tags. */
export function textOf(html: string): string {
  try {
    return convert(html, AS_MAIL).replaceAll('\u00A0', ' ');
  } catch {
    return html
      .split('<')
      .map((part) => part.slice(part.indexOf('>') + 1))
      .join(' ')
      .trim();
  }
}
