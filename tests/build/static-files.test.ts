import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveLocally, type LocalServer } from '../../scripts/static-server';
import { staticFiles } from '../../scripts/static-files';
import { SCRIPT, writeSmallSite } from '../support/small-site';
import { call } from '../support/http';

let dist: string;
let server: LocalServer;

beforeAll(async () => {
  dist = await writeSmallSite();
  server = await serveLocally(staticFiles(dist));
});
afterAll(() => server.close());

it('serves pages and files with the headers of the build', async () => {
  const page = await call(server.url, '/about?x=/y/');
  expect(page).toMatchObject({ status: 200, text: '<h1>About</h1>' });
  expect(page.headers).toMatchObject({
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-frame-options': 'DENY',
  });
  expect((await call(server.url, '/calendar/camp.ics')).headers['content-type']).toBe(
    'text/calendar; charset=utf-8',
  );
});

it.each(['br', 'gzip'])('compresses scripts with %s', async (encoding) => {
  const answer = await fetch(`${server.url}/assets/main-1a2b.js`, {
    headers: { 'accept-encoding': encoding },
  });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(await answer.text()).toBe(SCRIPT);
});

it('redirects other spellings of a page as the build says, with the query', async () => {
  for (const path of ['/about/', '/about.html']) {
    const { status, headers } = await call(server.url, `${path}?a=1`);
    expect([status, headers['location']]).toEqual([301, '/about?a=1']);
  }
});

it.each(
  '/nowhere /nowhere/ /404 /404.html /_headers /_redirects /.vite/manifest.json /.git/config /assets/.htaccess /assets/ /../package.json /..%2fpackage.json /%E0%A4%A'.split(
    ' ',
  ),
)('answers %s with the not-found page', async (path) => {
  expect(await call(server.url, path)).toMatchObject({ status: 404, text: '<h1>Not here</h1>' });
});

it('serves a new file at once, and survives its folder being replaced by a build', async () => {
  writeFileSync(join(dist, 'assets/late-5e6f.js'), 'late');
  expect((await call(server.url, '/assets/late-5e6f.js')).text).toBe('late');
  const asked = Array.from({ length: 50 }, () =>
    call(server.url, '/assets/main-1a2b.js').catch(() => undefined),
  );
  renameSync(dist, `${dist}-away`);
  await Promise.all(asked);
  expect((await call(server.url, '/about')).status).toBe(503);
  renameSync(`${dist}-away`, dist);
  expect((await call(server.url, '/about')).status).toBe(200);
});
