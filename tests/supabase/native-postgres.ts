import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '../../scripts/find-postgres';
import { temporaryDirectory } from '../support/setup-temporary';
import { CREATE_PGTAP, migrationsAndSeed, SHIM_FILE } from './project-sql';

/** The superuser, as on a hosted project, where "postgres" is not one. */
export const SUPERUSER = 'supabase_admin';
/** The role that migrates a hosted project: not a superuser, so whatever needs one fails here. */
export const MIGRATOR = 'postgres';
/** The user that root becomes, because PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 'nobody';
/** In bytes; Node's default is less than a dump. */
const LONGEST_OUTPUT = 64 * 1024 * 1024;

/** A PostgreSQL server for one test, reachable only through a socket in its folder. */
export interface NativePostgres {
  /**
   * Runs SQL, by default as the migrating role, and returns what psql prints. Throws the server's message.
   */
  psql(sql: string, user?: string): string;
  /** The superuser's address for other programs, and the folder of PostgreSQL's own programs. */
  connection: { url: string; programs: string };
  /** The server's log so far. */
  log(): string;
  /** Stops the server. */
  stop(): void;
}

function idOf(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, UNPRIVILEGED], { encoding: 'utf8' }).stdout);
}

function startPostgres(): NativePostgres {
  const programs = findPostgres();
  const folder = temporaryDirectory();
  const data = join(folder, 'data');
  const account = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);

  function run(program: string, args: readonly string[], input = ''): string {
    // A server that inherited a pipe would keep it open for as long as it runs.
    const stdio = program === 'pg_ctl' ? 'ignore' : 'pipe';
    const options = { cwd: folder, input, stdio, maxBuffer: LONGEST_OUTPUT, ...account } as const;
    const ended = spawnSync(join(programs, program), args, { encoding: 'utf8', ...options });
    const { status, stdout, stderr, error } = ended;
    if (status === 0) return stdout ?? '';
    throw new Error(`${program} failed: ${error?.message ?? stderr ?? `see ${folder}/log`}`);
  }

  run('initdb', ['-D', data, '-U', SUPERUSER, '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync']);
  const settings = `-F -c listen_addresses= -c unix_socket_directories=${folder}`;
  run('pg_ctl', ['start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings]);
  const stop = () => void run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', data]);

  const session = ['-h', folder, ...'-X -q -A -t -v ON_ERROR_STOP=1 -d postgres -f -'.split(' ')];
  const connection = { url: `postgresql://${SUPERUSER}@localhost/postgres?host=${folder}`, programs };
  const psql = (sql: string, user = MIGRATOR) => run('psql', ['-U', user, ...session], sql);
  return { psql, connection, log: () => readFileSync(join(folder, 'log'), 'utf8'), stop };
}

/**
 * Starts a server in a temporary folder, prepared like Supabase, with the project's migrations and seed, or other SQL.
 * Throws a sentence when this machine has no PostgreSQL.
 */
export function startMigratedPostgres(statements = migrationsAndSeed()): NativePostgres {
  const server = startPostgres();
  try {
    server.psql(readFileSync(SHIM_FILE, 'utf8'), SUPERUSER);
    server.psql(CREATE_PGTAP, SUPERUSER);
    for (const sql of statements) server.psql(sql);
    return server;
  } catch (error) {
    server.stop();
    throw error;
  }
}
