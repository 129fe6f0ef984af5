import { afterAll, expect, it } from 'vitest';
import { createMigratedDatabase } from '../supabase/hosted-database';
import { runPgTap } from '../supabase/pgtap';
import { pgTapFiles } from '../supabase/project-sql';
import { weakenings } from './weakenings';

// The last file, about rights, catches most: it goes first.
const files = pgTapFiles().toReversed();

const db = await createMigratedDatabase();
afterAll(() => db.close());

/** Returns whether any assertion of the access rules fails after a change, which is rolled back. */
async function isNoticed(weakening: string): Promise<boolean> {
  for (const { sql } of files) {
    await db.exec(`begin; ${weakening}`);
    try {
      // Each file ends with a rollback.
      const { assertions } = await runPgTap(db, sql);
      if (assertions.some(({ ok }) => !ok)) return true;
    } catch {
      await db.exec('rollback');
      return true;
    }
  }
  return false;
}

it('the assertions of the access rules pass when nothing is weakened', async () => {
  expect(await isNoticed('')).toBe(false);
});

it.each(weakenings)('the assertions of the access rules catch: %s', async (sql) => {
  expect(await isNoticed(sql)).toBe(true);
});

it('the assertions of the access rules pass again at the end, so no weakening was left behind', async () => {
  expect(await isNoticed('')).toBe(false);
});
