// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createMigratedDatabase } from './hosted-database';
import { runPgTap, type TapRun } from './pgtap';

const TESTS_DIR = 'supabase/tests';
/** Fewer would mean that a file lost assertions together with its plan. */
const FEWEST_ASSERTIONS = 81;

const db = await createMigratedDatabase();
const files = readdirSync(TESTS_DIR).filter((name) => name.endsWith('.sql'));
const runs: ({ file: string } & TapRun)[] = [];
for (const file of files) {
  runs.push({ file, ...(await runPgTap(db, readFileSync(`${TESTS_DIR}/${file}`, 'utf8'))) });
}
await db.close();

describe.each(runs)('$file', ({ planned, assertions }) => {
  it(`runs the ${planned} assertions it plans`, () => {
    expect(assertions).toHaveLength(planned);
  });

  it.each(assertions)('$name', ({ ok, diagnostics }) => {
    expect(ok, diagnostics).toBe(true);
  });
});

it('holds all pgTAP assertions', () => {
  expect(runs.flatMap(({ assertions }) => assertions).length).toBeGreaterThanOrEqual(FEWEST_ASSERTIONS);
});
