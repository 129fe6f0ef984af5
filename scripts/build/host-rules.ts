import { pageIds, pages } from '../../src/site/pages';

/** How long browsers may keep files, by the start of their path. Pages are asked for anew every time. */
export const cacheRules = [
  { path: '/assets/', value: 'public, max-age=31536000, immutable' },
  ...['/images/', '/marks/', '/icons/', '/share/'].map((path) => ({ path, value: 'public, max-age=604800' })),
  { path: '/sw.js', value: 'no-cache' },
] as const;

/** Other spellings of a page and the one address it has. */
export const slashRedirects = pageIds
  .map((id) => pages[id].path)
  .filter((path) => path !== '/')
  .map((path) => ({ from: `${path}/`, to: path }));
