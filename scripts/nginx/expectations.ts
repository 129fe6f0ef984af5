/** What a server of the built site must answer to one request. */
export interface Expectation {
  path: string;
  status: number;
  /** Response headers that must match. */
  headers?: Readonly<Record<string, RegExp>>;
  /** Text of the body, decompressed. */
  body?: RegExp;
  /** Sent as Accept-Encoding. */
  encoding?: 'gzip' | 'identity';
}

const HTML = /^text\/html; charset=utf-8$/i;
const NOT_FOUND = { status: 404, body: /<title[^>]*>Page not found/ };

/** The behaviour every host of this site must have. `asset` is the path of a script of the build. */
export function expectations(asset: string): readonly Expectation[] {
  return [
    {
      path: '/',
      status: 200,
      headers: { 'content-type': HTML, 'cache-control': /^no-cache$/ },
      body: /<h1/,
    },
    { path: '/about', status: 200, headers: { 'content-type': HTML, 'cache-control': /^no-cache$/ } },
    { path: '/about?utm_source=x', status: 200, headers: { 'content-type': HTML } },
    { path: '/auth', status: 200, body: /noindex/ },
    { path: '/admin', status: 200, body: /noindex/ },
    { path: '/about/', status: 308, headers: { location: /^\/about$/ } },
    { path: '/about/?a=1', status: 308, headers: { location: /^\/about\?a=1$/ } },
    { path: '/about.html', status: 308, headers: { location: /^\/about$/ } },
    { path: '/index.html', status: 308, headers: { location: /^\/$/ } },
    { path: '/nowhere', ...NOT_FOUND, headers: { 'content-type': HTML } },
    { path: '/nowhere/', ...NOT_FOUND },
    { path: '/about/nowhere', ...NOT_FOUND },
    { path: '/404', ...NOT_FOUND },
    { path: '/404.html', ...NOT_FOUND },
    { path: '/.headers.json', status: 404 },
    { path: '/.vite/manifest.json', status: 404 },
    { path: '/assets/', status: 404 },
    { path: '/assets/no-such-file.js', status: 404, headers: { 'cache-control': /^(?!.*immutable)/ } },
    {
      path: asset,
      status: 200,
      headers: {
        'content-type': /^(text|application)\/javascript; charset=utf-8$/i,
        'cache-control': /^public, max-age=31536000, immutable$/,
        'content-encoding': /^gzip$/,
        vary: /accept-encoding/i,
      },
      encoding: 'gzip',
    },
    { path: '/', status: 200, headers: { 'content-encoding': /^gzip$/ }, encoding: 'gzip' },
    { path: '/', status: 200, headers: { 'content-encoding': /^$/ }, encoding: 'identity' },
    { path: '/sw.js', status: 200, headers: { 'cache-control': /^no-cache$/ } },
    { path: '/images/puck-800.avif', status: 200, headers: { 'content-type': /^image\/avif$/ } },
    { path: '/favicon.svg', status: 200, headers: { 'content-type': /^image\/svg\+xml/ } },
    { path: '/site.webmanifest', status: 200, headers: { 'content-type': /^application\/manifest\+json/ } },
    {
      path: '/calendar/first-shift-welcome.ics',
      status: 200,
      headers: { 'content-type': /^text\/calendar/ },
    },
    { path: '/licences.txt', status: 200, headers: { 'content-type': /^text\/plain; charset=utf-8$/i } },
    { path: '/robots.txt', status: 200, headers: { 'content-type': /^text\/plain/ } },
    { path: '/sitemap.xml', status: 200, headers: { 'content-type': /^(text|application)\/xml/ } },
  ];
}
