import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openLocalDatabase } from './local-database';

const FOLDER = 'supabase/tests';

/** The TAP that a pgTAP file prints. Throws the database's error when the SQL itself fails. */
async function runPgTap(file: string): Promise<string> {
  const results = await db.exec(readFileSync(join(FOLDER, file), 'utf8'));
  const values = results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)));
  return values.filter((value) => typeof value === 'string').join('\n');
}

const db = await openLocalDatabase();
const runs: [file: string, tap: string][] = [];
for (const file of readdirSync(FOLDER).toSorted()) runs.push([file, await runPgTap(file)]);
await db.close();

describe.each(runs)('%s', (_file, tap) => {
  const assertions = [...tap.matchAll(/^(not )?ok \d+ - (.*)((?:\n#.*)*)/gm)];

  it('runs as many assertions as it plans', () => {
    expect(/^1\.\.(\d+)$/m.exec(tap)?.[1]).toBe(String(assertions.length));
  });

  it.each(assertions.map(([, failed, name, diagnostics]) => ({ failed, name, diagnostics })))(
    '$name',
    ({ failed, diagnostics }) => {
      expect(failed, diagnostics).toBeUndefined();
    },
  );
});
