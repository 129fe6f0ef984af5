import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMigratedDatabase } from '../supabase/hosted-database';
import { MIGRATOR, startMigratedPostgres, SUPERUSER } from '../supabase/native-postgres';
import { readTap, runPgTap, type TapRun } from '../supabase/pgtap';
import { pgTapFiles } from '../supabase/project-sql';
import { weakenings } from './weakenings';

const START_TIMEOUT_MS = 120_000;

class DoesNotApply extends Error {}

/** A database with the rules of the project. */
interface Ruled {
  /** Runs a weakening and then a pgTAP file, which takes both back. Throws when either fails. */
  run(weakening: string, file: string): Promise<TapRun>;
  close(): Promise<void>;
}

async function onPglite(): Promise<Ruled> {
  const db = await createMigratedDatabase();
  return {
    async run(weakening, file) {
      try {
        await db.exec(`begin; ${weakening}`).catch((cause: unknown) => {
          throw new DoesNotApply(weakening, { cause });
        });
        return await runPgTap(db, file);
      } catch (error) {
        await db.exec('rollback');
        throw error;
      }
    },
    close: () => db.close(),
  };
}

/** Statements about what belongs to Supabase. The one who migrates could not make them, so the superuser does. */
const ABOUT_THE_PLATFORM = /^(grant|alter (role|database)) /;

/** There, not everything can be done that PGlite allows; what the server refuses is not a way in. */
async function onPostgres(): Promise<Ruled> {
  const { psql, stop } = startMigratedPostgres();
  return {
    async run(weakening, file) {
      if (!ABOUT_THE_PLATFORM.test(weakening)) return readTap(psql(`begin;\n${weakening};\n${file}`));
      const asMigrator = `set local session authorization ${MIGRATOR}`;
      return readTap(psql(`begin;\n${weakening};\n${asMigrator};\n${file}`, SUPERUSER));
    },
    close: async () => stop(),
  };
}

// The last one, about rights, notices most: it goes first.
const files = pgTapFiles().toReversed();

async function isNoticed({ run }: Ruled, weakening: string): Promise<boolean> {
  for (const { sql } of files) {
    try {
      const { assertions } = await run(weakening, sql);
      if (assertions.some(({ ok }) => !ok)) return true;
    } catch (error) {
      if (error instanceof DoesNotApply) throw error;
      return true;
    }
  }
  return false;
}

describe.each([
  ['PGlite', onPglite],
  ['PostgreSQL', onPostgres],
])('the assertions of the access rules on %s', { timeout: START_TIMEOUT_MS }, (_name, open) => {
  let database: Ruled;

  beforeAll(async () => {
    database = await open();
  }, START_TIMEOUT_MS);
  afterAll(() => database.close());

  it('pass when nothing is weakened', async () => {
    expect(await isNoticed(database, '')).toBe(false);
  });

  it.each(weakenings)('notice: %s', async (sql) => {
    expect(await isNoticed(database, sql)).toBe(true);
  });

  it('pass again at the end, so that no weakening was left behind', async () => {
    expect(await isNoticed(database, '')).toBe(false);
  });
});
