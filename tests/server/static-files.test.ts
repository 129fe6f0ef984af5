// @vitest-environment node
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticFiles } from '../../server/static-files';
import { call } from './support/http';
import { temporaryDirectory } from './support/seeded-data';
import { startTestServer, type TestServer } from './support/test-server';

const SCRIPT = `console.log("${'puck '.repeat(50)}");`;

let dist: string;
let server: TestServer;

const get = (path: string, headers: Record<string, string> = {}) => call(server.origin, path, { headers });

beforeAll(async () => {
  dist = temporaryDirectory();
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, 'images'));
  const files: Record<string, string | Buffer> = {
    'index.html': '<h1>Home</h1>',
    'about.html': '<h1>About</h1>',
    'auth.html': '<h1>Welcome</h1>',
    '404.html': '<h1>Not here</h1>',
    '.headers.json': '{"secret":1}',
    'sw.js': 'self',
    'robots.txt': 'User-agent: *',
    'sitemap.xml': '<urlset/>',
    'site.webmanifest': '{}',
    'events.ics': 'BEGIN:VCALENDAR',
    'images/hero.avif': 'avif',
    'images/hero.webp': 'webp',
    'assets/main-1a2b.js': SCRIPT,
    'assets/main-1a2b.js.br': brotliCompressSync(SCRIPT),
    'assets/main-1a2b.js.gz': gzipSync(SCRIPT),
    'assets/text-3c4d.woff2': 'font',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dist, name), content);
  const serve = staticFiles(dist);
  server = await startTestServer((request, response) => void serve(request, response));
});

afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

describe('a page', () => {
  it.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about?utm_source=x', 'About'],
    ['/auth', 'Welcome'],
  ])('is served at %s', async (path, heading) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(`<h1>${heading}</h1>`);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/?x=1', '/about?x=1'],
    ['/index.html', '/'],
  ])('has one address: %s leads to %s', async (path, location) => {
    const answer = await get(path);
    expect(answer.status).toBe(308);
    expect(answer.headers['location']).toBe(location);
  });

  it.each([
    '/nothing',
    '/nothing/',
    '/nothing.html',
    '/404',
    '/404.html',
    '/assets',
    '/assets/',
    '//about/',
    '/.headers.json',
    '/..%2fx',
  ])('that does not exist is the 404 page with status 404: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('<h1>Not here</h1>');
    expect(answer.headers['location']).toBeUndefined();
  });

  it('that does not exist stays 404 for a client that has the 404 page', async () => {
    const { headers } = await get('/nothing');
    expect((await get('/nothing', { 'if-none-match': String(headers['etag']) })).status).toBe(404);
  });
});

describe('a file', () => {
  it.each([
    ['/assets/main-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/text-3c4d.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/images/hero.avif', 'image/avif', 'public, max-age=604800'],
    ['/images/hero.webp', 'image/webp', 'public, max-age=604800'],
    ['/events.ics', 'text/calendar; charset=utf-8', 'public, max-age=604800'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=604800'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'public, max-age=604800'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', 'public, max-age=604800'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ])('%s is %s, kept as %s', async (path, type, cacheControl) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['cache-control']).toBe(cacheControl);
  });

  it('that does not exist is a short 404 nobody keeps', async () => {
    const answer = await get('/assets/main-gone.js');
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('is sent compressed to a client that accepts %s: %s', async (accept, encoding) => {
    const answer = await get('/assets/main-1a2b.js', { 'accept-encoding': accept });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toBe('accept-encoding');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    if (encoding) expect(Number(answer.headers['content-length'])).toBeLessThan(SCRIPT.length);
    else expect(answer.text).toBe(SCRIPT);
  });

  it('has another tag for each encoding, and no Vary where there is only one', async () => {
    const plain = await get('/assets/main-1a2b.js');
    const brotli = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' });
    expect(brotli.headers['etag']).not.toBe(plain.headers['etag']);
    expect((await get('/robots.txt', { 'accept-encoding': 'br' })).headers['vary']).toBeUndefined();
  });

  it('is not sent again to a client that has it', async () => {
    const { headers } = await get('/about');
    const byTag = await get('/about', { 'if-none-match': String(headers['etag']) });
    const byDate = await get('/about', { 'if-modified-since': String(headers['last-modified']) });
    for (const answer of [byTag, byDate]) {
      expect(answer.status).toBe(304);
      expect(answer.text).toBe('');
      expect(answer.headers['etag']).toBe(headers['etag']);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  it('shows its headers to HEAD', async () => {
    const answer = await call(server.origin, '/about', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe('14');
    expect(answer.text).toBe('');
  });
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
  const answer = await call(server.origin, '/about', { method });
  expect(answer.status).toBe(405);
  expect(answer.headers['allow']).toBe('GET, HEAD');
});

it('serves a new build at once', async () => {
  writeFileSync(join(dist, 'assets/late-5e6f.js'), 'late');
  expect((await get('/assets/late-5e6f.js')).text).toBe('late');
});
