import { expect } from 'vitest';
import { call } from '../support/http';
import { noPages, otherSpellings, unreadable } from './odd-addresses';
import { SCRIPT } from './small-site';

const HTML = /^text\/html; ?charset=utf-8$/i;
const YEAR = 'public, max-age=31536000, immutable';
const WEEK = 'public, max-age=604800';

/** Files of the small site, the type of each and how long it may be kept. */
const kept: readonly (readonly [path: string, type: RegExp, cacheControl: string])[] = [
  ['/', HTML, 'no-cache'],
  ['/about', HTML, 'no-cache'],
  ['/about?utm_source=x', HTML, 'no-cache'],
  ['/auth', HTML, 'no-cache'],
  ['/sw.js', /^(text|application)\/javascript/, 'no-cache'],
  ['/robots.txt', /^text\/plain/, 'no-cache'],
  ['/licences.txt', /^text\/plain; ?charset=utf-8$/i, 'no-cache'],
  ['/.well-known/security.txt', /^text\/plain; ?charset=utf-8$/i, 'no-cache'],
  ['/sitemap.xml', /^(text|application)\/xml/, 'no-cache'],
  ['/favicon.svg', /^image\/svg\+xml/, WEEK],
  ['/favicon.ico', /^image\/x-icon$/, WEEK],
  ['/site.webmanifest', /^application\/manifest\+json/, 'no-cache'],
  ['/calendar/camp.ics', /^text\/calendar; ?charset=utf-8$/i, 'no-cache'],
  ['/images/hero.avif', /^image\/avif$/, WEEK],
  ['/images/hero.webp', /^image\/webp$/, WEEK],
  ['/photos/team-800.avif', /^image\/avif$/, WEEK],
  ['/assets/main-1a2b.js', /^(text|application)\/javascript/, YEAR],
  ['/assets/text-3c4d.woff2', /^font\/woff2$/, YEAR],
];

/** The questions that a server of the built site must answer, each as its own test. */
export const hostQuestions: Record<string, (origin: string) => Promise<void>> = {
  async 'sends each file with its type and for how long it may be kept'(origin) {
    for (const [path, type, cacheControl] of kept) {
      const answer = await call(origin, path);
      expect.soft(answer.status, path).toBe(200);
      expect.soft(answer.headers['content-type'], path).toMatch(type);
      expect.soft(answer.headers['cache-control'], path).toBe(cacheControl);
    }
    expect((await call(origin, '/about?x=/y/')).text).toBe('<h1>About</h1>');
  },
  async 'leads other spellings of a page to its one address, with the query'(origin) {
    for (const [asked, address] of otherSpellings) {
      for (const query of ['', '?a=1&b=%2F']) {
        const answer = await call(origin, asked + query);
        expect.soft(answer.status, asked).toBe(301);
        expect.soft(answer.headers['location'], asked).toBe(address + query);
      }
    }
  },
  async 'answers 404 with the page of every miss to what is not there'(origin) {
    for (const path of noPages) {
      const answer = await call(origin, path);
      expect.soft(answer.status, path).toBe(404);
      expect.soft(answer.text, path).toBe('<h1>Not here</h1>');
      expect.soft(answer.headers['cache-control'], path).toBe('no-cache');
      expect.soft(answer.headers['location'], path).toBeUndefined();
    }
  },
  async 'refuses addresses that cannot be read'(origin) {
    for (const path of unreadable) expect.soft([400, 404], path).toContain((await call(origin, path)).status);
  },
  async 'sends compressed twins to those who take them'(origin) {
    const path = '/assets/main-1a2b.js';
    const plain = await call(origin, path);
    expect(plain.text).toBe(SCRIPT);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const zipped = await call(origin, path, { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.headers['vary']).toMatch(/accept-encoding/i);
    expect(zipped.headers['etag']).not.toBe(plain.headers['etag']);
    expect(Number(zipped.headers['content-length'])).toBeLessThan(SCRIPT.length);
  },
  async 'does not send again what the client has'(origin) {
    const { headers } = await call(origin, '/about');
    const again = await call(origin, '/about', { headers: { 'if-none-match': String(headers['etag']) } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers['cache-control']).toBe('no-cache');
  },
  async 'shows HEAD the headers only, and takes no other method'(origin) {
    const head = await call(origin, '/about', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '14', '']);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await call(origin, '/about', { method })).status).toBe(405);
    }
  },
};
