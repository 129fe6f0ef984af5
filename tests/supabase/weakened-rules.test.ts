// @vitest-environment node
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMigratedDatabase } from './hosted-database';
import { runPgTap } from './pgtap';
import { pgTapFiles } from './project-sql';
import { weakenings } from './weakenings';

const START_TIMEOUT_MS = 60_000;

const files = pgTapFiles();
let db: PGlite;

beforeAll(async () => {
  db = await createMigratedDatabase();
}, START_TIMEOUT_MS);

afterAll(() => db.close());

/** Whether some assertion of a file fails, or the file as a whole, in a transaction that its own rollback ends. */
async function fails(weakening: string, file: string): Promise<boolean> {
  await db.exec(`begin; ${weakening}`);
  try {
    const { assertions } = await runPgTap(db, file);
    return assertions.some(({ ok }) => !ok);
  } catch {
    await db.exec('rollback');
    return true;
  }
}

async function isNoticed(weakening: string): Promise<boolean> {
  for (const { sql } of files) {
    if (await fails(weakening, sql)) return true;
  }
  return false;
}

describe('the assertions of the access rules', { timeout: START_TIMEOUT_MS }, () => {
  it('pass when nothing is weakened', async () => {
    expect(await isNoticed('')).toBe(false);
  });

  it.each(weakenings)('notice: %s', async (_name, weakening) => {
    expect(await isNoticed(weakening)).toBe(true);
  });

  it('pass again at the end, so that no weakening was left behind', async () => {
    expect(await isNoticed('')).toBe(false);
  });
});
