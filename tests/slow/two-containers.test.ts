import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { startChildServer, type ChildServer } from '../../scripts/child-server';
import { signUp } from '../support/http';
import { inspectDatabase } from './support/inspect-database';
import { seededDataDirectory } from '../support/seeded-data';
import { writeSmallSite } from '../support/small-site';

const TEST_TIMEOUT_MS = 180_000;
/** How long the owner of the data must have been silent, and a start after that. */
const TAKEN_OVER_WITHIN_MS = 60_000;
const IN_USE = /in use by a program on another machine or container/;
const AS_ROOT = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
/** Starts what follows among processes of its own, as a container does. */
const CONTAINER = ['unshare', ...AS_ROOT, '--pid', '--fork', '--mount-proc', '--kill-child'];

let dist: string;
let dataDir: string;

beforeAll(async () => {
  dist = await writeSmallSite();
  dataDir = await seededDataDirectory();
}, TEST_TIMEOUT_MS);

const start = () => startChildServer({ AZ1_DATA_DIR: dataDir, AZ1_DIST: dist }, CONTAINER);
const signsUp = async ({ url }: ChildServer, email: string) =>
  expect((await signUp(url, email)).status).toBe(200);

it(
  'two containers never write to one volume; the second takes over once the first is silent',
  { timeout: TEST_TIMEOUT_MS },
  async () => {
    const first = await start();
    await signsUp(first, 'first@visitor.test');
    for (let attempt = 0; attempt < 3; attempt++) await expect(start()).rejects.toThrow(IN_USE);
    await signsUp(first, 'second@visitor.test');
    await first.stop('SIGKILL');

    await expect(start()).rejects.toThrow(IN_USE);
    const heir = await vi.waitFor(start, { timeout: TAKEN_OVER_WITHIN_MS, interval: 2000 });
    await signsUp(heir, 'third@visitor.test');
    await heir.stop('SIGKILL');

    rmSync(join(dataDir, 'owner.lock'));
    const { accounts } = await inspectDatabase(dataDir);
    expect(accounts.map(({ email }) => email)).toEqual(
      expect.arrayContaining(['first@visitor.test', 'second@visitor.test', 'third@visitor.test']),
    );
  },
);
