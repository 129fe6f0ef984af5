/** A word with a hyphen between letters, and the punctuation on it. */
const HYPHENATED = /(\S*\p{L}-\p{L}\S*)/u;

/** A text whose hyphenated words, such as "e-transfer", stay whole unless they alone are wider than the line. */
export function WholeWords({ children: text }: { children: string }) {
  return text.split(HYPHENATED).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change places
      <span key={place} className="inline-block">
        {part}
      </span>
    ),
  );
}
