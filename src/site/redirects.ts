import { findPage, pageIds, pages } from './pages';

/** Returns other spellings of addresses and their targets, for hosts that need every redirect listed. */
export function redirectRules(): readonly { from: string; to: string }[] {
  return pageIds
    .map((id) => pages[id].path)
    .flatMap((path) =>
      (path === '/' ? ['/index', '/index.html'] : [`${path}/`, `${path}.html`]).map((from) => ({
        from,
        to: path,
      })),
    );
}

/** The decoded segments of an address; undefined when it cannot be decoded. */
function decodedSegments(pathname: string): string[] | undefined {
  try {
    return pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => decodeURIComponent(segment));
  } catch {
    return undefined;
  }
}

/**
 * Returns the address that another spelling of it means: `/page/`, `//page`, `/page.html`, `/%70age` for `/page`,
 * `/index.html` for `/`. Returns undefined for the address itself and where there is no page. The result is always a
 * path of the registry, so a redirect to it never leaves the site.
 */
function redirectTarget(pathname: string): string | undefined {
  const segments = decodedSegments(pathname);
  if (!pathname.startsWith('/') || !segments || segments.some((segment) => segment.includes('/'))) {
    return undefined;
  }
  const name = segments.join('/').replace(/(.)\.html$/, '$1');
  const path = name === 'index' ? '/' : `/${name}`;
  return path !== pathname && findPage(path) !== 'not-found' ? path : undefined;
}
