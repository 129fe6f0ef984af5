import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../../scripts/start-error';
import { startServer, type RunningServer } from '../../server/serve';
import { temporaryDirectory } from '../support/setup-temporary';
import { call } from '../support/http';
import { seededDataDirectory } from '../support/seeded-data';

const START_TIMEOUT_MS = 60_000;

let folder: string;
let dataDir: string;
let server: RunningServer;

const dist = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = temporaryDirectory();
  for (const name of ['empty', 'bare', 'whole']) mkdirSync(dist(name));
  writeFileSync(dist('bare/index.html'), 'home');
  writeFileSync(dist('whole/index.html'), 'home');
  writeFileSync(dist('whole/404.html'), 'nothing here');
  writeFileSync(dist('whole/.headers.json'), JSON.stringify({ 'X-Frame-Options': 'DENY', 'X-Build': '1' }));
  dataDir = await seededDataDirectory();
  server = await startServer({ port: 0, dist: dist('whole'), dataDir });
}, START_TIMEOUT_MS);

afterAll(() => server.close());

describe('the server', () => {
  it('sends the headers of the build that a file is from, also once another has replaced it', async () => {
    const build = (number: number) => {
      const name = dist(`build-${number}`);
      mkdirSync(name);
      writeFileSync(join(name, 'index.html'), `${number}`);
      writeFileSync(join(name, '.headers.json'), JSON.stringify({ 'X-Build': `${number}` }));
      return name;
    };
    const shown = build(0);
    const swapped = await startServer({ port: 0, dist: shown, dataDir });
    for (const number of [0, 1]) {
      if (number > 0) {
        renameSync(shown, dist('aside'));
        renameSync(build(number), shown);
      }
      const { text, headers } = await call(swapped.url, '/');
      expect([text, headers['x-build']]).toEqual([`${number}`, `${number}`]);
    }
    await swapped.close();
  });

  it('listens on 127.0.0.1 only', async () => {
    const { port } = new URL(server.url);
    expect((await call(`http://127.0.0.1:${port}`, '/')).status).toBe(200);
    await expect(call(`http://127.0.0.2:${port}`, '/')).rejects.toThrow();
  });
});

const start = (options: { port?: number; dist: string }) =>
  startServer({ port: 0, dataDir: join(folder, 'data'), ...options });

describe('a start', () => {
  it('waits for a running build, and closes the backend when that fails', async () => {
    mkdirSync(dist('late'));
    let finish = () => {};
    const built = new Promise<void>((done) => (finish = done));
    const starting = startServer({ port: 0, dist: dist('late'), dataDir, built });
    writeFileSync(dist('late/index.html'), 'late');
    writeFileSync(dist('late/.headers.json'), '{}');
    finish();
    const late = await starting;
    expect((await call(late.url, '/')).text).toBe('late');
    await late.close();
    const failed = Promise.reject(new StartError('The build stopped.'));
    await expect(startServer({ port: 0, dist: dist('late'), dataDir, built: failed })).rejects.toThrow(
      'The build stopped.',
    );
  });

  it('says that the site was not built', async () => {
    await expect(start({ dist: dist('empty') })).rejects.toThrow(/no built site in .*empty.*npm run build/);
  });

  it('does not serve a site without its security headers', async () => {
    await expect(start({ dist: dist('bare') })).rejects.toThrow(/\.headers\.json is missing.*npm run build/);
  });

  it('names the port that is taken and says how to choose another, before it touches the data', async () => {
    const port = Number(new URL(server.url).port);
    const dataDir = join(folder, 'untouched');
    await expect(startServer({ port, dist: dist('whole'), dataDir })).rejects.toThrow(
      `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  it('gives the port back when the database cannot be opened', async () => {
    const other = await startServer({ port: 0, dist: dist('whole'), dataDir });
    const port = Number(new URL(other.url).port);
    await other.close();
    // Another directory than the one this process has open.
    await expect(start({ port, dist: dist('whole') })).rejects.toThrow('already has the database');
    const again = await startServer({ port, dist: dist('whole'), dataDir });
    expect(again.url).toBe(other.url);
    await again.close();
  });
});
