import { expect, it } from 'vitest';
import { startMigratedPostgres, type NativePostgres } from './native-postgres';
import { readTap, reportPgTap } from './pgtap';
import { pgTapFiles } from './project-sql';

const POSTGREST = 'authenticator';

const idOf = (account: 'a' | 'b') => `00000000-0000-4000-8000-00000000000${account}`;

/** One of the demo accounts asks something, on PostgREST's own connection and in its order. */
const request = (account: 'a' | 'b', query: string, mode = 'read write') => `
  begin transaction ${mode};
  set local role authenticated;
  set local request.jwt.claims to '{"sub": "${idOf(account)}"}';
  set local request.method to 'GET';
  set local request.path to E'/contact_submissions\\nLOG:  forged';
  select private.before_request();
  ${query};
  rollback;`;

/** A count that PostgREST would estimate. */
const ESTIMATE = `explain select from public.contact_submissions where email = 'harpreet@dhillon-family.example'`;

/** A type that a caller puts in the way of PostgreSQL's own: its check would run with the rights of the function. */
const TYPE_IN_THE_WAY = `
  set role authenticated;
  set spy.caller to 'nobody';
  create function pg_temp.spy(value pg_catalog.uuid) returns boolean language sql
    as $$ select set_config('spy.caller', current_user::text, false) is not null $$;
  create domain pg_temp.uuid as pg_catalog.uuid check (pg_temp.spy(value));
  select private.is_admin();
  select current_setting('spy.caller');`;

/** What psql prints, or why it failed. */
function answer({ psql }: NativePostgres, sql: string): string {
  try {
    return psql(sql, POSTGREST);
  } catch (error) {
    return String(error);
  }
}

function runOnServer() {
  const server = startMigratedPostgres();
  try {
    return {
      version: server.psql('show server_version_num'),
      estimates: [answer(server, request('a', ESTIMATE)), answer(server, request('b', ESTIMATE))],
      read: answer(server, request('a', 'select count(*) from public.contact_submissions', 'read only')),
      refused: answer(server, request('b', 'select count(*) from public.contact_submissions', 'read only')),
      silenced: answer(server, 'set log_min_messages to panic'),
      log: server.log(),
      spy: answer(server, TYPE_IN_THE_WAY),
      runs: pgTapFiles().map(({ file, sql }) => ({ file, ...readTap(server.psql(sql)) })),
    };
  } finally {
    server.stop();
  }
}

const { version, estimates, read, refused, silenced, log, spy, runs } = runOnServer();

it('PostgreSQL runs as a server of its own', () => {
  expect(Number(version)).toBeGreaterThanOrEqual(150_000);
});

it('counts are estimated for an administrator, and for a member not even those', () => {
  expect(estimates[0]).toMatch(/rows=\d+/);
  expect(estimates[1]).toContain('permission denied for table contact_submissions');
});

it('every reading leaves a line in the log of the server, also in a read-only transaction', () => {
  expect(read.trim()).toBe('10');
  const lines = log.split('\n').filter((line) => line.includes('inbox: '));
  // The estimate and the reading.
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(
    new RegExp(`LOG:  inbox: ${idOf('a')} GET "/contact_submissions\\\\nLOG:  forged"$`),
  );
});

it('an account that may not read leaves no such line, and nobody can switch the log off', () => {
  expect(refused).toContain('permission denied for table contact_submissions');
  expect(log).not.toContain(`inbox: ${idOf('b')}`);
  expect(silenced).toContain('permission denied to set parameter');
});

it('a type that a caller makes does not run with the rights of the database', () => {
  expect(spy).toMatch(/^f\nnobody$/m);
});

reportPgTap(runs);
