import { pageAt, pageIds, pages, type ShownPage } from '@/pages/registry';

const paths: ReadonlySet<string> = new Set(pageIds.map((id) => pages[id].path));

/** The words of an address without their percent-encoding; undefined when it cannot be read. */
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
 * Returns the address of the page that another spelling of it means: `/page/`, `//page`, `/page.html`, `/%70age` for
 * `/page`, `/index.html` for `/`. Returns undefined for the address itself and for what is no page. The answer is always
 * a path of the registry, so a redirect to it never leaves the site.
 */
export function canonicalPath(pathname: string): string | undefined {
  const segments = decodedSegments(pathname);
  if (!pathname.startsWith('/') || !segments || segments.some((segment) => segment.includes('/'))) {
    return undefined;
  }
  const name = segments.join('/').replace(/(?<=.)\.html$/, '');
  const path = name === 'index' ? '/' : `/${name}`;
  return path !== pathname && paths.has(path) ? path : undefined;
}

/** Returns the page at an address, however it is spelled; `not-found` when there is none. */
export function pageFor(pathname: string): ShownPage {
  return pageAt(canonicalPath(pathname) ?? pathname);
}

/** Returns the spellings that hosts without such a rule are given one by one, and where each leads. */
export function redirectRules(): readonly { from: string; to: string }[] {
  return [...paths].flatMap((path) =>
    (path === '/' ? ['/index', '/index.html'] : [`${path}/`, `${path}.html`]).map((from) => ({
      from,
      to: path,
    })),
  );
}
