import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveLocally, type LocalServer } from '../../scripts/static-server';
import { staticFiles } from '../../scripts/static-site/static-files';
import { hostQuestions } from '../support/host-answers';
import { writeSmallSite } from '../support/small-site';
import { call } from '../support/http';

let dist: string;
let server: LocalServer;

beforeAll(async () => {
  dist = await writeSmallSite();
  server = await serveLocally(staticFiles(dist));
});
afterAll(() => server.close());

it.each(Object.entries(hostQuestions))('%s', async (_name, ask) => {
  await ask(server.url);
});

it.each(['bytes=10-5', 'bytes=5000-', 'bytes=a-b', 'bytes=0-1'])(
  'sends the whole file to %s',
  async (range) => {
    expect((await call(server.url, '/about', { headers: { range } })).text).toBe('<h1>About</h1>');
  },
);

it.each(['', 'about', 'http://az1.example/about', '*', '/../package.json', '/assets/../../package.json'])(
  'finds nothing at "%s"',
  async (path) => {
    expect([400, 404]).toContain((await call(server.url, path || '?')).status);
  },
);

it('serves a new build at once', async () => {
  writeFileSync(join(dist, 'assets/late-5e6f.js'), 'late');
  expect((await call(server.url, '/assets/late-5e6f.js')).text).toBe('late');
});

it('outlives a folder that is taken away while it answers', async () => {
  const asked = Array.from({ length: 50 }, () =>
    call(server.url, '/assets/main-1a2b.js').catch(() => undefined),
  );
  renameSync(dist, `${dist}-away`);
  await Promise.all(asked);
  expect((await call(server.url, '/about')).status).toBe(404);
  renameSync(`${dist}-away`, dist);
  expect((await call(server.url, '/about')).status).toBe(200);
});
