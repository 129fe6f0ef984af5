import type { PGlite } from '@electric-sql/pglite';
import { describe, expect, it } from 'vitest';

export interface TapRun {
  planned: number;
  /** The lines of the assertions, with the diagnostics below each. */
  assertions: { ok: boolean; name: string; diagnostics: string }[];
}

const PLAN = /^1\.\.(\d+)$/;
const ASSERTION = /^(not )?ok \d+(?: - (.*))?$/;

/** Parses the TAP that a pgTAP file printed. */
export function readTap(text: string): TapRun {
  const run: TapRun = { planned: 0, assertions: [] };
  for (const line of text.split('\n')) {
    const plan = PLAN.exec(line);
    if (plan) run.planned = Number(plan[1]);
    const assertion = ASSERTION.exec(line);
    if (assertion) run.assertions.push({ ok: !assertion[1], name: assertion[2] ?? '', diagnostics: '' });
    const last = run.assertions.at(-1);
    if (last && line.startsWith('#')) last.diagnostics += `${line}\n`;
  }
  return run;
}

/** Runs one pgTAP file on PGlite and parses its TAP. Throws the database's error when the SQL itself fails. */
export async function runPgTap(db: PGlite, sql: string): Promise<TapRun> {
  const results = await db.exec(sql);
  const values = results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)));
  return readTap(values.filter((value) => typeof value === 'string').join('\n'));
}

/** Turns every assertion of these runs into a test. Call it at the top of a test file. */
export function reportPgTap(runs: readonly ({ file: string } & TapRun)[]): void {
  describe.each(runs)('$file', ({ planned, assertions }) => {
    it(`runs the ${planned} assertions it plans`, () => {
      expect(assertions).toHaveLength(planned);
    });

    it.each(assertions)('$name', ({ ok, diagnostics }) => {
      expect(ok, diagnostics).toBe(true);
    });
  });
}
