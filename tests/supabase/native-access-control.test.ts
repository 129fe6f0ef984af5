import { expect, it } from 'vitest';
import { MIGRATOR, startMigratedPostgres, type NativePostgres } from './native-postgres';
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

const AS_ADMINISTRATOR = `set request.jwt.claims to '{"sub": "${idOf('a')}", "role": "authenticated"}'`;
const AS_MEMBER = `set request.jwt.claims to '{"sub": "${idOf('b')}", "role": "authenticated"}'`;
const READ = 'select count(*) from public.contact_submissions';
const REFUSED = 'permission denied for table contact_submissions';

/** SQL on the connection of PostgREST that no request sends, and what it gets. */
const rawSql: readonly (readonly [sql: string, answer: string])[] = [
  [READ, REFUSED],
  ['select count(*) from public.user_roles', 'permission denied for table user_roles'],
  [`set role anon; ${AS_ADMINISTRATOR}; ${READ}`, REFUSED],
  [`set role service_role; ${AS_ADMINISTRATOR}; ${READ}`, REFUSED],
  [`set role authenticated; ${AS_ADMINISTRATOR}; ${READ}`, REFUSED],
  [
    `set role authenticated; ${AS_ADMINISTRATOR}; select private.grant_admin('x')`,
    'permission denied for function',
  ],
  [
    `set role authenticated; ${AS_ADMINISTRATOR}; set role inbox_reader; delete from public.contact_submissions`,
    REFUSED,
  ],
  [`set role inbox_reader; ${READ}`, '0'],
  [`set role inbox_reader; ${AS_MEMBER}; ${READ}`, '0'],
  [`set role inbox_reader; set row_security to off; ${READ}`, 'affected by row-level security'],
  [`set role ${MIGRATOR}`, 'permission denied to set role'],
  [`set session authorization ${MIGRATOR}`, 'permission denied to set session authorization'],
];

/** A type that a caller puts in the way of PostgreSQL's own: its check would run with the rights of the function. */
const TYPE_IN_THE_WAY = `
  set role authenticated;
  set spy.caller to 'nobody';
  create function pg_temp.spy(value pg_catalog.uuid) returns boolean language sql
    as $$ select set_config('spy.caller', current_user::text, false) is not null $$;
  create domain pg_temp.uuid as pg_catalog.uuid check (pg_temp.spy(value));
  select private.is_admin();
  select current_setting('spy.caller');`;

/** The output of psql, or why it failed. */
function answer({ psql }: NativePostgres, sql: string, user = POSTGREST): string {
  try {
    return psql(sql, user);
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
      raw: rawSql.map(([sql]) => answer(server, sql)),
      logins: ['anon', 'authenticated', 'service_role', 'inbox_reader', 'inbound_mail'].map((role) =>
        answer(server, READ, role),
      ),
      spy: answer(server, TYPE_IN_THE_WAY),
      runs: pgTapFiles().map(({ file, sql }) => ({ file, ...readTap(server.psql(sql)) })),
    };
  } finally {
    server.stop();
  }
}

const { version, estimates, read, refused, silenced, log, raw, logins, spy, runs } = runOnServer();

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

it.each(rawSql.map(([sql, expected], index) => ({ sql, expected, given: raw[index] })))(
  'raw SQL on the connection of PostgREST gets no submission and no other role: $sql',
  ({ expected, given }) => {
    if (expected === '0') expect(given?.trim()).toBe('0');
    else expect(given).toContain(expected);
  },
);

it('nobody connects as one of the roles of the API', () => {
  for (const login of logins) expect(login).toContain('is not permitted to log in');
});

it('a type that a caller makes does not run with the rights of the database', () => {
  expect(spy).toMatch(/^f\nnobody$/m);
});

reportPgTap(runs);
