/** The cache of what keeps its address: pages and their pictures. Its name is stable, so that it survives deployments. */
export const PAGES_CACHE = 'pages';

/** Returns whether a response is a page and may be kept: a redirected one cannot answer a navigation. */
export function isPage({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && headers.get('content-type')?.startsWith('text/html') === true;
}
