import { convert } from 'html-to-text';
import { Parser } from 'htmlparser2';

/** Deeper HTML is read without its structure: parsing time grows with the square of the depth. */
const MOST_LEVELS = 20;

const AS_MAIL = {
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
};

/** Tags that end a line, and those whose content nobody sees. */
const LINE_END = /^(br|\/p|\/div|\/li|\/tr|\/h\d)\b/i;
const NOT_SHOWN = /^(style|script|title)\b/i;

/** The parser remembers these after a tag around them has closed, and moves all it remembers for each. */
const REMEMBERED = /^(svg|math|mi|mo|mn|ms|mtext|annotation-xml|foreignobject|desc|title)$/;

/** Throws at the first level too many. html-to-text uses the same parser, so both count alike. */
function throwIfDeep(html: string): void {
  let level = 0;
  let remembered = 0;
  const parser = new Parser({
    onopentagname(name) {
      level += 1;
      if (REMEMBERED.test(name)) remembered += 1;
      if (Math.max(level, remembered) > MOST_LEVELS) throw new RangeError(`more than ${MOST_LEVELS} levels`);
    },
    onclosetag() {
      level -= 1;
    },
  });
  parser.end(html);
}

/** The text between the tags, as HTML of one level. */
const flat = (html: string): string =>
  html
    .split('<')
    .map((part, index) => {
      if (index === 0) return part;
      if (NOT_SHOWN.test(part)) return '';
      return (LINE_END.test(part) ? '<br>' : '') + part.slice(part.indexOf('>') + 1);
    })
    .join('');

/** The text of HTML. Never throws: what html-to-text cannot read becomes text without structure. */
export function textOf(html: string): string {
  let text;
  try {
    throwIfDeep(html);
    text = convert(html, AS_MAIL);
  } catch {
    text = convert(flat(html), AS_MAIL);
  }
  return text.replaceAll('\u00A0', ' ');
}
