import { setTimeout as passed } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { beforeAll, expect, it, vi } from 'vitest';
import { startChildServer } from '../../scripts/child-server';
import { databasePath } from '../../server/data-directory';
import { signUp } from '../support/http';
import { seededDataDirectory } from '../support/seeded-data';
import { writeSmallSite } from '../support/small-site';

/** How often the server is killed in the middle of writes. Each start takes 2 to 5 s of a core. */
const WRITING_ROUNDS = 25;
const WRITERS = 4;
/** The kills are spread evenly over this time after the first confirmed sign-up of a round. */
const LONGEST_WRITING_MS = 600;

vi.setConfig({ testTimeout: 900_000, hookTimeout: 60_000 });

let writtenTo: string;
let env: Record<string, string>;

beforeAll(async () => {
  writtenTo = await seededDataDirectory();
  env = { AZ1_DATA_DIR: writtenTo, AZ1_DIST: await writeSmallSite(), LOCAL_AUTH_RATE: '100000' };
});

/** Signs up accounts without a pause until the server is gone. */
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

/** Starts the server, writes to it, and kills it this long after the first confirmed sign-up. */
async function killWhileWriting(round: number, afterMs: number): Promise<string[]> {
  const confirmed: string[] = [];
  const server = await startChildServer(env);
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    write(server.url, `${round}-${writer}`, (email) => {
      if (confirmed.push(email) > 1) return;
      void passed(afterMs).then(() => server.stop('SIGKILL'));
    }),
  );
  await Promise.all(writers);
  return confirmed;
}

/** Accounts, and whether the other rows of their sign-up exist. */
const ACCOUNTS = `
  select email,
         exists (select from auth.identities i where i.user_id = u.id) as identity,
         exists (select from auth.sessions s where s.user_id = u.id) as session
  from auth.users u`;

/** Returns a row for each index, and fails at the first one that is out of order. */
const CHECK_INDEXES = `
  create extension if not exists amcheck;
  select bt_index_check(c.oid, true) from pg_class c join pg_am a on a.oid = c.relam
  where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p'`;

it(`the data survives ${WRITING_ROUNDS} kills in the middle of writes, complete and in order`, async () => {
  const confirmed: string[] = [];
  for (let round = 0; round < WRITING_ROUNDS; round++) {
    const written = await killWhileWriting(round, (LONGEST_WRITING_MS * round) / WRITING_ROUNDS);
    expect(written.length).toBeGreaterThan(0);
    confirmed.push(...written);
  }
  const server = await startChildServer(env);
  expect(await server.stop('SIGTERM')).toBe(0);

  const db = await PGlite.create(databasePath(writtenTo), { extensions: { amcheck } });
  const { rows } = await db.query<{ email: string; identity: boolean; session: boolean }>(ACCOUNTS);
  const indexes = (await db.exec(CHECK_INDEXES)).at(-1)?.rows.length;
  await db.close();
  console.warn(`${confirmed.length} sign-ups confirmed, ${indexes} indexes checked`);
  const signedUp = new Set(rows.filter(({ session }) => session).map(({ email }) => email));
  expect(confirmed.filter((email) => !signedUp.has(email))).toEqual([]);
  expect(rows.filter(({ identity }) => !identity)).toEqual([]);
  expect(indexes).toBeGreaterThan(100);
});
