import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createMigratedDatabase } from '../supabase/hosted-database';
import { runPgTap } from '../supabase/pgtap';
import { pgTapFiles } from '../supabase/project-sql';
import { weakenings } from './weakenings';

const START_TIMEOUT_MS = 120_000;

// The file that notices most goes first.
const files = pgTapFiles().toSorted(
  (a, b) => Number(b.file.startsWith('rights')) - Number(a.file.startsWith('rights')),
);

// Here everything can be weakened; what a server with real roles refuses is no way in.
const db = await createMigratedDatabase();

afterAll(() => db.close());

// What a file that stopped half-way did not take back itself.
afterEach(() => db.exec('rollback'));

/** Whether a pgTAP file fails, or any of its assertions, after a weakening. It takes both back. */
async function isNoticed(weakening: string): Promise<boolean> {
  for (const { sql } of files) {
    await db.exec(`begin; ${weakening}`);
    const noticed = await runPgTap(db, sql).then(
      ({ assertions }) => assertions.some(({ ok }) => !ok),
      () => true,
    );
    if (noticed) return true;
  }
  return false;
}

describe('the assertions of the access rules', { timeout: START_TIMEOUT_MS }, () => {
  it('pass when nothing is weakened', async () => {
    expect(await isNoticed('')).toBe(false);
  });

  it.each(weakenings)('notice: %s', async (sql) => {
    expect(await isNoticed(sql)).toBe(true);
  });

  it('pass again at the end, so that no weakening was left behind', async () => {
    expect(await isNoticed('')).toBe(false);
  });
});
