// @vitest-environment node
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '../server/support/child-server';
import { inspectDatabase } from '../server/support/inspect-database';
import { seededDataDirectory, temporaryDirectory } from '../server/support/seeded-data';

const READY = /AZ1 Hockey is at (http:\S+)/;
const TEST_TIMEOUT_MS = 180_000;
/** How long the owner of the data must have been silent, and a start after that. */
const TAKEN_OVER_WITHIN_MS = 60_000;

let folder: string;
let dataDir: string;

beforeAll(async () => {
  folder = temporaryDirectory();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), 'home');
  writeFileSync(join(folder, 'dist/.headers.json'), '{}');
  dataDir = await seededDataDirectory();
}, TEST_TIMEOUT_MS);

afterAll(() => {
  for (const dir of [folder, dataDir]) rmSync(dir, { recursive: true });
});

/** Starts the server among processes of its own, as a container does. Resolves with its address or its last words. */
async function startInContainer() {
  const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
  const container = [...asRoot, '--pid', '--fork', '--mount-proc', '--kill-child'];
  const child = spawn('unshare', [...container, process.execPath, '--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, PORT: '0', AZ1_DATA_DIR: dataDir, AZ1_DIST: join(folder, 'dist') },
  });
  let said = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string | undefined>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        said += part.toString();
        const [, found] = READY.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
    void ended.then(() => resolve(undefined));
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { url, said: () => said, kill };
}

it(
  'two containers never write to one volume; the second takes over once the first is silent',
  { timeout: TEST_TIMEOUT_MS },
  async () => {
    const first = await startInContainer();
    expect((await signUp(first.url ?? '', 'first@visitor.test')).status).toBe(200);
    for (let attempt = 0; attempt < 3; attempt++) {
      const refused = await startInContainer();
      expect(refused.url).toBeUndefined();
      expect(refused.said()).toMatch(/in use by a program on another machine or container/);
    }
    expect((await signUp(first.url ?? '', 'second@visitor.test')).status).toBe(200);
    await first.kill();

    let heir = await startInContainer();
    expect(heir.url).toBeUndefined();
    await expect
      .poll(
        async () => {
          heir = await startInContainer();
          return heir.url;
        },
        { timeout: TAKEN_OVER_WITHIN_MS, interval: 2000 },
      )
      .toBeDefined();
    expect((await signUp(heir.url ?? '', 'third@visitor.test')).status).toBe(200);
    await heir.kill();

    rmSync(join(dataDir, 'owner.lock'));
    const { accounts } = await inspectDatabase(dataDir);
    expect(accounts.map(({ email }) => email)).toEqual(
      expect.arrayContaining(['first@visitor.test', 'second@visitor.test', 'third@visitor.test']),
    );
  },
);
