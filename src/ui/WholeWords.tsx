import { createElement, Fragment } from 'react';

/** A word with a hyphen between letters, and the punctuation on it. */
const HYPHENATED = /(\S*\p{L}-\p{L}\S*)/u;

/** A text whose hyphenated words, such as "e-transfer", stay whole unless they alone are wider than the line. */
export function WholeWords({ children: text }: { children: string }) {
  const parts = text
    .split(HYPHENATED)
    .map((part, place) =>
      place % 2 === 0 ? part : createElement('span', { className: 'inline-block' }, part),
    );
  return createElement(Fragment, null, ...parts);
}
