import type { PGlite } from '@electric-sql/pglite';

/** One line of TAP with the diagnostics below it. */
export interface TapAssertion {
  ok: boolean;
  name: string;
  diagnostics: string;
}

export interface TapRun {
  planned: number;
  assertions: TapAssertion[];
}

const PLAN = /^1\.\.(\d+)$/;
const ASSERTION = /^(not )?ok \d+(?: - (.*))?$/;

/** Runs one pgTAP file and reads its TAP. Throws what the database throws when the SQL itself fails. */
export async function runPgTap(db: PGlite, sql: string): Promise<TapRun> {
  const results = await db.exec(sql);
  const lines = results
    .flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
    .filter((value) => typeof value === 'string')
    .flatMap((value) => value.split('\n'));

  const run: TapRun = { planned: 0, assertions: [] };
  for (const line of lines) {
    const plan = PLAN.exec(line);
    if (plan) run.planned = Number(plan[1]);
    const assertion = ASSERTION.exec(line);
    if (assertion) run.assertions.push({ ok: !assertion[1], name: assertion[2] ?? '', diagnostics: '' });
    const last = run.assertions.at(-1);
    if (last && line.startsWith('#')) last.diagnostics += `${line}\n`;
  }
  return run;
}
