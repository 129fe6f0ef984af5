/**
 * The oldest browsers on which everything works, under the names of the browser compat data. Firefox 128 is what
 * Tailwind 4 needs; iPhone 8 and X end at iOS 16. docs/browsers.md says the same in words.
 */
export const BROWSER_FLOOR = {
  safari: '16.4',
  safari_ios: '16.4',
  firefox: '128',
  chrome: '111',
  edge: '111',
} as const;
