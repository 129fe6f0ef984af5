import { extname } from 'node:path';

/** What an address asks of the folder of built files. File names are relative to it. */
export type SiteRequest =
  | { kind: 'page'; file: string }
  | { kind: 'asset'; file: string }
  | { kind: 'redirect'; file: string; location: string }
  | { kind: 'nothing' };

const NOTHING: SiteRequest = { kind: 'nothing' };
const HTML = '.html';
const NOT_FOUND_PAGE = '404';

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Only names that can be files of the build: no hidden file (the list of headers is one), no way up, nothing
 * that two systems read differently. An empty segment would also turn a redirect to `//host` into one to
 * another site.
 */
function isPlainPath(path: string): boolean {
  const segments = path.slice(1).split('/');
  const named = segments.at(-1) === '' ? segments.slice(0, -1) : segments;
  return path.startsWith('/') && named.every((name) => /^[^.\\\0:][^\\\0:]*$/.test(name));
}

/**
 * Reads the address of a request: pages have no extension and no slash at the end, `/about` is the file
 * `about.html`, and the other spellings of a page lead there.
 */
export function readSitePath(url: string): SiteRequest {
  const [rawPath = '', ...rest] = url.split('?');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  const path = decodePath(rawPath);
  if (path === undefined || !isPlainPath(path)) return NOTHING;
  if (path === '/') return { kind: 'page', file: `index${HTML}` };

  const name = path.slice(1);
  if (name.endsWith('/')) {
    const page = name.slice(0, -1);
    return { kind: 'redirect', file: `${page}${HTML}`, location: `/${encodeURI(page)}${query}` };
  }
  if (name.endsWith(HTML)) {
    const page = name.slice(0, -HTML.length);
    const location = page === 'index' ? '/' : `/${encodeURI(page)}`;
    return page === NOT_FOUND_PAGE
      ? NOTHING
      : { kind: 'redirect', file: name, location: `${location}${query}` };
  }
  if (extname(name)) return { kind: 'asset', file: name };
  return name === NOT_FOUND_PAGE ? NOTHING : { kind: 'page', file: `${name}${HTML}` };
}
