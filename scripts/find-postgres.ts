import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Versions a hosted Supabase project may run, the one wanted first. */
const MAJORS = [15, 16, 17] as const;
const DEBIAN_FOLDER = '/usr/lib/postgresql';
/** Read by Debian's postgresql-common when a server package is installed. */
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.d';

function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

function ask(command: string, argument: string): string {
  return spawnSync(command, [argument], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** Whether a folder of programs holds a server of a known version, and pgTAP lies where that server looks for it. */
function isUsable(folder: string): boolean {
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(ask(join(folder, 'postgres'), '--version'))?.[1]);
  const shared = ask(join(folder, 'pg_config'), '--sharedir');
  return MAJORS.some((known) => known === major) && existsSync(join(shared, 'extension/pgtap.control'));
}

function installed(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'postgres'))
    .filter((file) => existsSync(file))
    // Debian links from /usr/local/bin; the other programs lie beside the real one.
    .map((file) => dirname(realpathSync(file)));
  const debian = MAJORS.map((major) => join(DEBIAN_FOLDER, `${major}/bin`));
  return [...onPath, ...debian].find((folder) => isUsable(folder));
}

/** Installs the server and pgTAP by apt, without the cluster that Debian would make and start. */
function installOnDebian(): void {
  const settings = join(CLUSTER_SETTINGS, 'az1-hockey-tests.conf');
  mkdirSync(CLUSTER_SETTINGS, { recursive: true });
  writeFileSync(settings, 'create_main_cluster = false\n');
  const options = ['-y', '-qq', '--no-install-recommends', '--no-upgrade', '-o', 'DPkg::Lock::Timeout=120'];
  try {
    run('apt-get', ['update', '-qq']);
    MAJORS.find((major) =>
      run('apt-get', ['install', ...options, `postgresql-${major}`, `postgresql-${major}-pgtap`]),
    );
  } finally {
    rmSync(settings, { force: true });
  }
}

/**
 * Finds a PostgreSQL with pgTAP for the tests, or installs one: POSTGRES_BIN, PATH, Debian's folders, Debian's
 * packages when root. Returns the folder of its programs.
 * @throws Error with one sentence that says what to do when none can be had
 */
export function findPostgres(): string {
  const named = process.env['POSTGRES_BIN'];
  if (named !== undefined && named !== '') {
    if (isUsable(named)) return named;
    throw new Error(`POSTGRES_BIN names ${named}, which holds no PostgreSQL 15 to 17 with pgTAP.`);
  }
  const found = installed();
  if (found !== undefined) return found;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.warn('No PostgreSQL with pgTAP found; installing one for the tests.');
    installOnDebian();
    const added = installed();
    if (added !== undefined) return added;
  }
  throw new Error(
    'The tests need PostgreSQL 15 with pgTAP: install both (Debian: postgresql-15 and postgresql-15-pgtap), or set POSTGRES_BIN to the folder of the programs of one that has them.',
  );
}
