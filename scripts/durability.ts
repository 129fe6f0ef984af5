/**
 * Kills the server in the middle of writes, again and again, and counts what was lost; then in the middle of
 * first starts. Takes minutes, so it is not part of `npm test`:
 *
 *   npx tsx scripts/durability.ts [rounds of writing] [rounds of first starts]
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { databasePath } from '../server/data-directory';
import { signUp, startChildServer } from '../tests/server/support/child-server';
import { temporaryDirectory } from '../tests/server/support/seeded-data';

const [writingRounds = 25, startRounds = 10] = process.argv.slice(2).map(Number);
const WRITERS = 4;
/** The kill comes at random within this time after the first sign-up of a round was confirmed. */
const LONGEST_WRITING_MS = 1500;
const POLL_MS = 5;

const folder = temporaryDirectory();
const dist = join(folder, 'dist');
mkdirSync(dist);
writeFileSync(join(dist, 'index.html'), 'home');
writeFileSync(join(dist, '.headers.json'), '{}');
const environment = (dataDir: string) => ({
  AZ1_DATA_DIR: dataDir,
  AZ1_DIST: dist,
  LOCAL_AUTH_RATE: '100000',
});

/** Signs up without a pause until the server is gone. */
async function write(url: string, name: string, confirmed: string[]): Promise<void> {
  for (let n = 0; ; n++) {
    const email = `${name}-${n}@visitor.test`;
    try {
      if ((await signUp(url, email)).status === 200) confirmed.push(email);
    } catch {
      return;
    }
  }
}

async function killWhileWriting(dataDir: string): Promise<string[]> {
  const confirmed: string[] = [];
  for (let round = 0; round < writingRounds; round++) {
    const server = await startChildServer(environment(dataDir));
    const before = confirmed.length;
    const writers = Array.from({ length: WRITERS }, (_, n) => write(server.url, `${round}-${n}`, confirmed));
    while (confirmed.length === before) await sleep(POLL_MS);
    await sleep(Math.random() * LONGEST_WRITING_MS);
    await server.stop('SIGKILL');
    await Promise.all(writers);
    console.log(`round ${round + 1} of ${writingRounds}: ${confirmed.length} sign-ups confirmed`);
  }
  const server = await startChildServer(environment(dataDir));
  console.log(`graceful end with code ${await server.stop('SIGTERM')}`);
  return confirmed;
}

/** Looks for what is missing, half written, or out of order in an index. */
async function inspect(dataDir: string, confirmed: string[]): Promise<Record<string, number>> {
  const db = await PGlite.create(databasePath(dataDir), { extensions: { amcheck } });
  const accounts = await db.query<{ email: string }>('select email from auth.users');
  const known = new Set(accounts.rows.map(({ email }) => email));
  const [counts] = (
    await db.query<{ without_identity: number; without_session: number }>(`
      select count(*) filter (where not exists (select from auth.identities i where i.user_id = u.id))::int as without_identity,
             count(*) filter (where not exists (select from auth.sessions s where s.user_id = u.id))::int as without_session
      from auth.users u where email like '%@visitor.test'`)
  ).rows;

  await db.exec('create extension if not exists amcheck');
  const indexes = await db.query<{ oid: number }>(`
    select c.oid::int from pg_class c join pg_am a on a.oid = c.relam
    where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p'`);
  let broken = 0;
  for (const { oid } of indexes.rows) {
    await db.query('select bt_index_check($1::oid::regclass, true)', [oid]).catch((error: unknown) => {
      broken += 1;
      console.error(error);
    });
  }
  await db.close();
  return {
    confirmed: confirmed.length,
    lost: confirmed.filter((email) => !known.has(email)).length,
    withoutIdentity: counts?.without_identity ?? -1,
    withoutSession: counts?.without_session ?? -1,
    indexes: indexes.rows.length,
    broken,
  };
}

async function killFirstStarts(): Promise<{ killed: number; failed: number; firstStartMs: number }> {
  const fresh = join(folder, 'first');
  const begun = performance.now();
  await (await startChildServer(environment(fresh))).stop('SIGTERM');
  const firstStartMs = Math.round(performance.now() - begun);

  let failed = 0;
  for (let round = 0; round < startRounds; round++) {
    rmSync(fresh, { recursive: true });
    const starting = startChildServer(environment(fresh), (child) => {
      setTimeout(() => child.kill('SIGKILL'), firstStartMs * (0.1 + (0.85 * round) / startRounds));
    });
    await starting.then((server) => server.stop('SIGKILL')).catch(() => undefined);
    try {
      await (await startChildServer(environment(fresh))).stop('SIGTERM');
    } catch (error) {
      failed += 1;
      console.error(error);
    }
    console.log(`first start ${round + 1} of ${startRounds} killed, ${failed} did not start again`);
  }
  return { killed: startRounds, failed, firstStartMs };
}

const dataDir = join(folder, 'data');
const confirmed = await killWhileWriting(dataDir);
const written = await inspect(dataDir, confirmed);
const started = await killFirstStarts();
rmSync(folder, { recursive: true });
console.log({ rounds: writingRounds, ...written, firstStarts: started });
const whole = written['lost'] === 0 && written['broken'] === 0 && written['withoutIdentity'] === 0;
// PGlite leaves an exit code of its own behind.
process.exit(whole && started.failed === 0 ? 0 : 1);
