import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { StartError } from '../../scripts/start-error';
import { startServer, type RunningServer } from '../../server/serve';
import { temporaryDirectory } from '../support/setup-temporary';
import { call } from '../support/http';
import { seededDataDirectory } from '../support/seeded-data';

const START_TIMEOUT_MS = 60_000;

const folder = temporaryDirectory();
let dataDir: string;
let server: RunningServer;

/** Writes a build with this text on its home page and in a header. Returns its folder. */
function site(text: string): string {
  const dist = join(folder, text);
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), text);
  writeFileSync(join(dist, '_headers'), `/*\n  X-Build: ${text}\n`);
  writeFileSync(join(dist, '_redirects'), '');
  return dist;
}

const start = (dist: string, options: Partial<Parameters<typeof startServer>[0]> = {}) =>
  startServer({ port: 0, dist, dataDir, ...options });

beforeAll(async () => {
  dataDir = await seededDataDirectory();
  server = await start(site('home'));
}, START_TIMEOUT_MS);

afterAll(() => server.close());

it('serves each file with the headers of its own build, even after another build replaces it', async () => {
  const shown = site('first');
  const swapped = await start(shown);
  const home = () => call(swapped.url, '/');
  expect(await home()).toMatchObject({ text: 'first', headers: { 'x-build': 'first' } });
  renameSync(shown, join(folder, 'aside'));
  renameSync(site('second'), shown);
  expect(await home()).toMatchObject({ text: 'second', headers: { 'x-build': 'second' } });
  await swapped.close();
});

it('listens on 127.0.0.1 only', async () => {
  const { port } = new URL(server.url);
  expect((await call(`http://127.0.0.1:${port}`, '/')).status).toBe(200);
  await expect(call(`http://127.0.0.2:${port}`, '/')).rejects.toThrow();
});

it('waits for a running build, and closes the backend when the build fails', async () => {
  let finish = () => {};
  const starting = start(join(folder, 'late'), { built: new Promise<void>((done) => (finish = done)) });
  const dist = site('late');
  finish();
  const late = await starting;
  expect((await call(late.url, '/')).text).toBe('late');
  await late.close();
  const built = Promise.reject(new StartError('The build stopped.'));
  await expect(start(dist, { built })).rejects.toThrow('The build stopped.');
});

it('refuses to start when the site was not built', async () => {
  await expect(start(temporaryDirectory())).rejects.toThrow(/no built site in .*test-.*npm run build/);
});

it('names a port that is taken and says how to choose another, before it touches the data', async () => {
  const port = Number(new URL(server.url).port);
  const untouched = join(folder, 'untouched');
  await expect(start(join(folder, 'home'), { port, dataDir: untouched })).rejects.toThrow(
    `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
  );
  expect(existsSync(untouched)).toBe(false);
});

it('frees the port when the database fails to open', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen');
  // Another directory than the one this process has open.
  const starting = start(join(folder, 'home'), { dataDir: join(folder, 'data') });
  await expect(starting).rejects.toThrow('already has the database');
  expect(listen.mock.contexts.map((server) => (server as Server).listening)).toEqual([false]);
});
