/** Words that together are no longer than this stay on one line. */
const SHORT = 9;
/** The longest that src/styles/index.css has a class for. */
const MOST_LETTERS = 20;

/**
 * Returns the class for the number of letters that must fit on one line of the column. With `fit-condensed` or
 * `fit-wide` the text is no larger than that allows.
 */
export function lettersClass(text: string): string {
  const longest =
    text.length <= SHORT ? text.length : Math.max(...text.split(/[\s-]/).map((word) => word.length));
  return `letters-${Math.min(longest, MOST_LETTERS)}`;
}
