/** Words that together are no longer than this stay on one line. */
const SHORT = 9;

/**
 * Returns the number of letters that must fit on one line of the column. As `--letters`, with `fit-condensed` or
 * `fit-wide`, it keeps the text no larger than that allows.
 */
export function longestWord(text: string): number {
  return text.length <= SHORT ? text.length : Math.max(...text.split(/[\s-]/).map((word) => word.length));
}
