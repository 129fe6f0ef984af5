import { CAMPS_FEED } from '../../src/pages/programs/camp-list';

/** The headers of a file beside the security headers. */
interface FileRule {
  /** A file, or with a slash at its end everything below a folder. */
  path: `/${string}`;
  headers: Readonly<Record<string, string>>;
}

const ONE_WEEK = 'public, max-age=604800';
const CALENDAR = { 'Content-Type': 'text/calendar; charset=utf-8' };
const UTF8_TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };

/** Pages and the service worker: a browser asks each time whether its copy is still good. */
export const ASK_EACH_TIME = 'no-cache';

/**
 * How long browsers may keep files, and the types that some host does not know. Netlify and Cloudflare Pages follow
 * this table, and so does the server of `npm start`.
 */
export const fileRules: readonly FileRule[] = [
  // Their names carry a hash of their content.
  { path: '/assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: '/images/', headers: { 'Cache-Control': ONE_WEEK } },
  { path: '/marks/', headers: { 'Cache-Control': ONE_WEEK } },
  { path: '/icons/', headers: { 'Cache-Control': ONE_WEEK } },
  { path: '/share/', headers: { 'Cache-Control': ONE_WEEK } },
  { path: '/photos/', headers: { 'Cache-Control': ONE_WEEK } },
  { path: '/favicon.svg', headers: { 'Cache-Control': ONE_WEEK } },
  { path: '/favicon.ico', headers: { 'Cache-Control': ONE_WEEK, 'Content-Type': 'image/x-icon' } },
  { path: '/sw.js', headers: { 'Cache-Control': ASK_EACH_TIME } },
  { path: '/calendar/', headers: CALENDAR },
  { path: CAMPS_FEED, headers: CALENDAR },
  { path: '/licences.txt', headers: UTF8_TEXT },
  { path: '/.well-known/security.txt', headers: UTF8_TEXT },
];

/** The headers of the table for one path. */
export function headersFor(pathname: string): Record<string, string> {
  const rules = fileRules.filter(({ path }) =>
    path.endsWith('/') ? pathname.startsWith(path) : pathname === path,
  );
  return Object.assign({ 'Cache-Control': ASK_EACH_TIME }, ...rules.map(({ headers }) => headers));
}
