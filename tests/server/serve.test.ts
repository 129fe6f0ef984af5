import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { startServer } from '../../server/serve';
import { temporaryDirectory } from '../support/setup-temporary';
import { call } from '../support/http';
import { seededDataDirectory } from '../support/seeded-data';

const START_TIMEOUT_MS = 60_000;

const folder = temporaryDirectory();
const NOWHERE = join(folder, 'untouched');
let dataDir: string;

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
}, START_TIMEOUT_MS);

it('serves each file with the headers of its own build on 127.0.0.1 only, even after another build replaces it', async () => {
  const shown = site('first');
  const server = await start(shown);
  const { port } = new URL(server.url);
  const home = () => call(`http://127.0.0.1:${port}`, '/');
  expect(await home()).toMatchObject({ text: 'first', headers: { 'x-build': 'first' } });
  renameSync(shown, join(folder, 'aside'));
  renameSync(site('second'), shown);
  expect(await home()).toMatchObject({ text: 'second', headers: { 'x-build': 'second' } });
  await expect(call(`http://127.0.0.2:${port}`, '/')).rejects.toThrow();

  const taken = start(shown, { port: Number(port), dataDir: NOWHERE });
  await expect(taken).rejects.toThrow(`Port ${port} is already in use.`);
  expect(existsSync(NOWHERE), 'reported before the data is touched').toBe(false);
  await server.close();
});

it('waits for a running build, and closes the backend when the build fails', async () => {
  let finish = () => {};
  const starting = start(join(folder, 'late'), { built: new Promise<void>((done) => (finish = done)) });
  const dist = site('late');
  finish();
  const late = await starting;
  expect((await call(late.url, '/')).text).toBe('late');
  await late.close();
  const built = Promise.reject(new Error('The build stopped.'));
  await expect(start(dist, { built })).rejects.toThrow('The build stopped.');
});
