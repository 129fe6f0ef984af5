import { expect, it } from 'vitest';
import { isKeepable, isOwnFile, isPageRequest } from '@/offline/rules';
import { pages, publicPageIds } from '@/pages/registry';

it.each([
  ...publicPageIds.map((id) => [pages[id].path, true] as const),
  ['/authors', true] as const,
  ...['/auth', '/auth/', '/auth/v1/token', '/admin', '/rest/v1/contact_submissions'].map(
    (path) => [path, false] as const,
  ),
  ...['/sitemap.xml', '/calendar/skate.ics', '/sw.js'].map((path) => [path, false] as const),
])('%s is kept as a page: %s', (path, kept) => {
  expect(isPageRequest(path, ['/auth', '/admin'])).toBe(kept);
});

it.each([
  ['/assets/frame-1a2b.js', true],
  ['/images/skate-800.avif', true],
  ['/auth/v1/token', false],
  ['/about', false],
])('%s is a file of the build: %s', (path, own) => {
  expect(isOwnFile(path)).toBe(own);
});

it.each([
  ['keeps an HTML page', 'text/html; charset=utf-8', {}, 'page', true],
  ['keeps a script', 'text/javascript', {}, 'file', true],
  ['keeps a font', 'font/woff2', {}, 'file', true],
  ["keeps no hotel's sign-in page in place of a script", 'text/html', {}, 'file', false],
  ['keeps no data in place of a page', 'application/json', {}, 'page', false],
  ['keeps nothing of an unknown type', '', {}, 'page', false],
  ['keeps no failure', 'text/html', { ok: false }, 'page', false],
  ['keeps nothing that was redirected', 'text/html', { redirected: true }, 'page', false],
] as const)('the worker %s', (_, type, more, kind, kept) => {
  const headers = new Headers(type === '' ? {} : { 'content-type': type });
  const answer = { ok: true, redirected: false, headers, ...more } as Response;
  expect(isKeepable(answer, kind)).toBe(kept);
});
