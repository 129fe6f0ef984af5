/** Time in ms before a kept page is shown instead of waiting for the network: a cold rink, one bar. */
export const NAVIGATION_TIMEOUT_MS = 4000;

/** Names of the caches of one build; those of other builds are deleted. */
export function cacheNames(version: string) {
  return { pages: `pages-${version}`, files: `files-${version}` } as const;
}

/** Returns whether a cache of this name holds pages. */
export function isPagesCache(name: string): boolean {
  return name.startsWith('pages-');
}

const BACKEND_PATH = '/rest';

/** Returns whether an address may be kept as a page; `privatePaths` are those of the account pages, which never are. */
export function isPageRequest(pathname: string, privatePaths: readonly string[]): boolean {
  const neverKept = [...privatePaths, BACKEND_PATH].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
  return !neverKept && !/\.\w+$/.test(pathname);
}

/**
 * Returns whether a response is what was requested and may be kept. A hotel's sign-in page also arrives with status
 * 200, for any address, and a script kept like that would never run again.
 */
export function isKeepable({ ok, redirected, headers }: Response, kind: 'page' | 'file'): boolean {
  const html = headers.get('content-type')?.startsWith('text/html') === true;
  return ok && !redirected && html === (kind === 'page');
}

/** Returns whether a navigation asks for a fresh copy of the page and all its files, to replace damaged ones. */
export function asksForFresh(url: URL): boolean {
  return url.searchParams.has('fresh');
}

/** Returns whether an address is a file of the site: code, fonts, pictures, marks. */
export function isOwnFile(pathname: string): boolean {
  return /^\/(assets|images|marks|icons|photos)\//.test(pathname);
}
