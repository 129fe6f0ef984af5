// @vitest-environment node
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasePath } from '../../server/data-directory';
import { signUp, startChildServer } from '../server/support/child-server';
import { seededDataDirectory, temporaryDirectory } from '../server/support/seeded-data';

/** Kills in the middle of writes. Each starts the server once, 2 to 5 s of a core. */
const WRITING_ROUNDS = 25;
const WRITERS = 4;
/** The kills are spread evenly over this time after the first sign-up of a round was confirmed. */
const LONGEST_WRITING_MS = 600;
const TEST_TIMEOUT_MS = 900_000;

let folder: string;
let writtenTo: string;

const environment = (dataDir: string) => ({
  AZ1_DATA_DIR: dataDir,
  AZ1_DIST: join(folder, 'dist'),
  LOCAL_AUTH_RATE: '100000',
});

beforeAll(async () => {
  folder = temporaryDirectory();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), 'home');
  writeFileSync(join(folder, 'dist/.headers.json'), '{}');
  writtenTo = await seededDataDirectory();
}, TEST_TIMEOUT_MS);

afterAll(() => {
  for (const dir of [folder, writtenTo]) rmSync(dir, { recursive: true });
});

/** Signs up without a pause until the server is gone. */
async function write(url: string, name: string, confirm: (email: string) => void): Promise<void> {
  for (let n = 0; ; n++) {
    const email = `${name}-${n}@visitor.test`;
    try {
      if ((await signUp(url, email)).status === 200) confirm(email);
    } catch {
      return;
    }
  }
}

/** Starts the server, writes to it, and kills it so long after the first sign-up was confirmed. */
async function killWhileWriting(round: number, afterMs: number): Promise<string[]> {
  const confirmed: string[] = [];
  const server = await startChildServer(environment(writtenTo));
  await new Promise<void>((resolve, reject) => {
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      write(server.url, `${round}-${writer}`, (email) => {
        if (confirmed.push(email) > 1) return;
        void passed(afterMs).then(() => server.stop('SIGKILL'));
      }),
    );
    Promise.all(writers).then(() => resolve(), reject);
  });
  return confirmed;
}

interface Account {
  email: string;
  identity: boolean;
  session: boolean;
}

/** What a database looks like from inside after its server was killed. */
interface Inspection {
  /** All accounts, and whether what a sign-up writes beside them is there. */
  accounts: Account[];
  indexes: number;
  /** What amcheck says of indexes that are out of order. */
  brokenIndexes: string[];
}

const ACCOUNTS = `
  select email,
         exists (select from auth.identities i where i.user_id = u.id) as identity,
         exists (select from auth.sessions s where s.user_id = u.id) as session
  from auth.users u`;

const INDEXES = `
  select c.oid::int from pg_class c join pg_am a on a.oid = c.relam
  where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p'`;

/** Opens the database of a data directory that no server has open, and looks everything over. */
async function inspectDatabase(dataDir: string): Promise<Inspection> {
  const db = await PGlite.create(databasePath(dataDir), { extensions: { amcheck } });
  const accounts = await db.query<Account>(ACCOUNTS);
  await db.exec('create extension if not exists amcheck');
  const indexes = await db.query<{ oid: number }>(INDEXES);
  const brokenIndexes: string[] = [];
  for (const { oid } of indexes.rows) {
    await db.query('select bt_index_check($1::oid::regclass, true)', [oid]).catch((error: unknown) => {
      brokenIndexes.push(String(error));
    });
  }
  await db.close();
  return { accounts: accounts.rows, indexes: indexes.rows.length, brokenIndexes };
}

describe('the data', { timeout: TEST_TIMEOUT_MS }, () => {
  it(`outlives ${WRITING_ROUNDS} kills in the middle of writes, whole and in order`, async () => {
    const confirmed: string[] = [];
    for (let round = 0; round < WRITING_ROUNDS; round++) {
      const written = await killWhileWriting(round, (LONGEST_WRITING_MS * round) / WRITING_ROUNDS);
      expect(written.length).toBeGreaterThan(0);
      confirmed.push(...written);
    }
    const server = await startChildServer(environment(writtenTo));
    expect(await server.stop('SIGTERM')).toBe(0);

    const found = await inspectDatabase(writtenTo);
    console.warn(`${confirmed.length} sign-ups confirmed, ${found.indexes} indexes checked`);
    const signedUp = new Set(found.accounts.filter(({ session }) => session).map(({ email }) => email));
    expect(confirmed.filter((email) => !signedUp.has(email))).toEqual([]);
    expect(found.accounts.filter(({ identity }) => !identity)).toEqual([]);
    expect(found.indexes).toBeGreaterThan(100);
    expect(found.brokenIndexes).toEqual([]);
  });
});
