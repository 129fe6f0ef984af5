import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOnPath } from './on-path';

/** Versions a hosted Supabase project may run, the preferred one first. */
const MAJORS = [15, 16, 17] as const;
const DEBIAN_FOLDER = '/usr/lib/postgresql';

function ask(command: string, argument: string): string {
  return spawnSync(command, [argument], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/**
 * Returns whether a folder of programs holds a server of a known version, and pgTAP is where that server looks for it.
 */
function isUsable(folder: string): boolean {
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(ask(join(folder, 'postgres'), '--version'))?.[1]);
  const shared = ask(join(folder, 'pg_config'), '--sharedir');
  return MAJORS.some((known) => known === major) && existsSync(join(shared, 'extension/pgtap.control'));
}

function installed(): string | undefined {
  // Debian links from /usr/local/bin; the other programs lie beside the real one.
  const onPath = filesOnPath('postgres').map((file) => dirname(realpathSync(file)));
  const debian = MAJORS.map((major) => join(DEBIAN_FOLDER, `${major}/bin`));
  return [...onPath, ...debian].find((folder) => isUsable(folder));
}

/**
 * Finds a PostgreSQL with pgTAP for the tests: POSTGRES_BIN, PATH or Debian's folders. Returns the folder of its
 * programs.
 * @throws Error with one sentence that says how to get one when there is none
 */
export function findPostgres(): string {
  const named = process.env['POSTGRES_BIN'];
  if (named !== undefined && named !== '') {
    if (isUsable(named)) return named;
    throw new Error(`POSTGRES_BIN names ${named}, which holds no PostgreSQL 15 to 17 with pgTAP.`);
  }
  const found = installed();
  if (found !== undefined) return found;
  throw new Error(
    'The tests need PostgreSQL 15 to 17 with pgTAP: install both (on Debian as root: ".ci/packages"), or set POSTGRES_BIN to the folder of the programs of one that has them.',
  );
}
