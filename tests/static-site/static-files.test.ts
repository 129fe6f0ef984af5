import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveLocally, type LocalServer } from '../../scripts/static-server';
import { staticFiles } from '../../scripts/static-site/static-files';
import { writeSmallSite } from '../support/small-site';
import { call } from '../support/http';

const HTML = /^text\/html; ?charset=utf-8$/i;
const YEAR = 'public, max-age=31536000, immutable';
const WEEK = 'public, max-age=604800';

/** Files of the small site, each with its type and how long it may be cached. */
const kept: readonly (readonly [path: string, type: RegExp, cacheControl: string])[] = [
  ['/', HTML, 'no-cache'],
  ['/about', HTML, 'no-cache'],
  ['/sw.js', /^(text|application)\/javascript/, 'no-cache'],
  ['/robots.txt', /^text\/plain/, 'no-cache'],
  ['/licences.txt', /^text\/plain; ?charset=utf-8$/i, 'no-cache'],
  ['/.well-known/security.txt', /^text\/plain; ?charset=utf-8$/i, 'no-cache'],
  ['/sitemap.xml', /^(text|application)\/xml/, 'no-cache'],
  ['/favicon.ico', /^image\/x-icon$/, WEEK],
  ['/site.webmanifest', /^application\/manifest\+json/, 'no-cache'],
  ['/calendar/camp.ics', /^text\/calendar; ?charset=utf-8$/i, 'no-cache'],
  ['/images/hero.avif', /^image\/avif$/, WEEK],
  ['/photos/team-800.avif', /^image\/avif$/, WEEK],
  ['/assets/main-1a2b.js', /^(text|application)\/javascript/, YEAR],
  ['/assets/text-3c4d.woff2', /^font\/woff2$/, YEAR],
];

/** Spellings of a page, and the address to which a server must redirect them. */
const otherSpellings: readonly (readonly [asked: string, address: string])[] = [
  ['/about', '/about/ /about// //about //about/ ///about/// /about.html /about.html/'],
  ['/about', '/about%2ehtml /%61bout /%61%62%6F%75%74 /%61bout/ /abou%74.html'],
  ['/what-we-do', '/what%2Dwe-do /what-we-do.html'],
  ['/', '/index /index/ /index.html //index.html /%69ndex // ///'],
  ['/auth', '/auth/'],
  ['/admin', '/admin.html'],
].flatMap(([address = '', spellings = '']) => spellings.split(' ').map((asked) => [asked, address] as const));

/** Addresses that are no page, whatever they look like: 404, and no redirect. */
const noPages: readonly string[] = `
  /nowhere /nowhere/ /nowhere.html /about/nowhere /about/index.html /about.html.html /aboutx /About /.html
  /404 /404.html /assets /assets/ //az1.example/ //az1.example/about /%20about /about%20 /about%0a /about%5c
  /%5cabout /..%5cpackage.json /.headers.json /.git/config /assets/.htaccess /.vite/manifest.json /_headers
  /_redirects /assets/main-1a2b.js.gz /assets/main-gone.js
`
  .trim()
  .split(/\s+/);

/** Addresses that cannot be decoded or lead out of the site: 404, or 400 before anything else is checked. */
const unreadable: readonly string[] = `
  ? about http://az1.example/about * /../package.json /assets/../../package.json /..%2f..%2fpackage.json /%E0%A4%A
  /about% /%zz /%00 /about%00.html
`
  .trim()
  .split(/\s+/);

let dist: string;
let server: LocalServer;

beforeAll(async () => {
  dist = await writeSmallSite();
  server = await serveLocally(staticFiles(dist));
});
afterAll(() => server.close());

it('sends each file with its type and cache rule', async () => {
  for (const [path, type, cacheControl] of kept) {
    const answer = await call(server.url, path);
    expect.soft(answer.status, path).toBe(200);
    expect.soft(answer.headers['content-type'], path).toMatch(type);
    expect.soft(answer.headers['cache-control'], path).toBe(cacheControl);
  }
  expect((await call(server.url, '/about?x=/y/')).text).toBe('<h1>About</h1>');
});

it('redirects other spellings of a page to its one address, with the query', async () => {
  for (const [asked, address] of otherSpellings) {
    for (const query of ['', '?a=1&b=%2F']) {
      const answer = await call(server.url, asked + query);
      expect.soft(answer.status, asked).toBe(301);
      expect.soft(answer.headers['location'], asked).toBe(address + query);
    }
  }
});

it('answers 404 with the not-found page to addresses of no page', async () => {
  for (const path of noPages) {
    const answer = await call(server.url, path);
    expect.soft(answer.status, path).toBe(404);
    expect.soft(answer.text, path).toBe('<h1>Not here</h1>');
    expect.soft(answer.headers['cache-control'], path).toBe('no-cache');
    expect.soft(answer.headers['location'], path).toBeUndefined();
  }
});

it('refuses addresses that cannot be decoded', async () => {
  for (const path of unreadable)
    expect.soft([400, 404], path).toContain((await call(server.url, path)).status);
});

it('accepts only GET and HEAD', async () => {
  expect((await call(server.url, '/about', { method: 'HEAD' })).status).toBe(200);
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await call(server.url, '/about', { method })).status).toBe(405);
});

it('serves a new file at once', async () => {
  writeFileSync(join(dist, 'assets/late-5e6f.js'), 'late');
  expect((await call(server.url, '/assets/late-5e6f.js')).text).toBe('late');
});

it('survives its folder being deleted mid-response', async () => {
  const asked = Array.from({ length: 50 }, () =>
    call(server.url, '/assets/main-1a2b.js').catch(() => undefined),
  );
  renameSync(dist, `${dist}-away`);
  await Promise.all(asked);
  expect((await call(server.url, '/about')).status).toBe(404);
  renameSync(`${dist}-away`, dist);
  expect((await call(server.url, '/about')).status).toBe(200);
});
