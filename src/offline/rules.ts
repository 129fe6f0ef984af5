import { pages } from '@/site/pages';

/** A page that was kept is shown when the network takes longer than this, in ms: a cold rink, one bar. */
export const NAVIGATION_TIMEOUT_MS = 4000;

/** Names of the caches of one build; those of other builds are deleted. */
export function cacheNames(version: string) {
  return { pages: `pages-${version}`, files: `files-${version}` } as const;
}

/** Addresses that are never kept: the account pages and the backend. */
const NEVER_KEPT = [
  ...Object.values(pages)
    .filter((page) => page.visibility === 'private')
    .map((page) => page.path),
  '/rest',
];

const neverKept = (pathname: string) =>
  NEVER_KEPT.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** Whether an address may be kept as a page. */
export function isPageRequest(pathname: string): boolean {
  return !neverKept(pathname) && !/\.\w+$/.test(pathname);
}

/**
 * Whether an answer is what was asked for and may be kept. A hotel's sign-in page also comes with status 200, for any
 * address, and a script kept like that would never run again.
 */
export function isKeepable({ ok, redirected, headers }: Response, kind: 'page' | 'file'): boolean {
  const html = headers.get('content-type')?.startsWith('text/html') === true;
  return ok && !redirected && html === (kind === 'page');
}

/** Whether a navigation asks for the page and all its files anew: the way out of damaged ones. */
export function asksForFresh(url: URL): boolean {
  return url.searchParams.has('fresh');
}

/** Whether an address is a file of the site: code, fonts, pictures, marks. */
export function isOwnFile(pathname: string): boolean {
  return /^\/(assets|images|marks|icons|photos)\//.test(pathname);
}
