import { afterAll, expect, it } from 'vitest';
import { ADMIN, MEMBER } from '../support/tokens';
import { MIGRATOR, startMigratedPostgres } from './native-postgres';
import { readTap, reportPgTap } from './pgtap';
import { pgTapFiles } from './project-sql';

const server = startMigratedPostgres();
afterAll(() => server.stop());

/** What psql prints on PostgREST's own connection, or why it failed. */
function answer(sql: string, user = 'authenticator'): string {
  try {
    return server.psql(sql, user).trim();
  } catch (error) {
    return String(error);
  }
}

/** A request by a demo account, in PostgREST's order. */
const request = ({ id }: typeof ADMIN, query: string, mode = 'read write') =>
  answer(`
    begin transaction ${mode};
    set local role authenticated;
    set local request.jwt.claims to '{"sub": "${id}"}';
    set local request.method to 'GET';
    set local request.path to E'/contact_submissions\\nLOG:  forged';
    select private.before_request();
    ${query};
    rollback;`);

const READ = 'select count(*) from public.contact_submissions';
const REFUSED = 'permission denied for table contact_submissions';

it('a query plan shows estimated counts to an administrator and nothing to a member', () => {
  const estimate = `explain select from public.contact_submissions where email = 'harpreet@dhillon-family.example'`;
  expect(request(ADMIN, estimate)).toMatch(/rows=\d+/);
  expect(request(MEMBER, estimate)).toContain(REFUSED);
});

it('every read by an administrator leaves a line in the server log, even in a read-only transaction', () => {
  const before = server.log().length;
  expect(request(ADMIN, READ, 'read only')).toBe('10');
  const lines = server.log().slice(before).split('\n');
  expect(lines.filter((line) => line.includes('inbox: '))).toEqual([
    expect.stringContaining(`LOG:  inbox: ${ADMIN.id} GET "/contact_submissions\\nLOG:  forged"`),
  ]);
});

it('an account that may not read leaves no line in the log, and nobody can switch the log off', () => {
  expect(request(MEMBER, READ, 'read only')).toContain(REFUSED);
  expect(server.log()).not.toContain(`inbox: ${MEMBER.id}`);
  expect(answer('set log_min_messages to panic')).toContain('permission denied to set parameter');
});

const claims = ({ id }: typeof ADMIN) =>
  `set request.jwt.claims to '{"sub": "${id}", "role": "authenticated"}'`;

it.each([
  [READ, REFUSED],
  [`set role authenticated; ${claims(ADMIN)}; ${READ}`, REFUSED],
  [`set role inbox_reader; ${READ}`, /^0$/],
  [`set role inbox_reader; ${claims(MEMBER)}; ${READ}`, /^0$/],
  [`set role inbox_reader; set row_security to off; ${READ}`, 'affected by row-level security'],
  [`set role ${MIGRATOR}`, 'permission denied to set role'],
  [`set session authorization ${MIGRATOR}`, 'permission denied to set session authorization'],
])("raw SQL on PostgREST's connection gets no submission and no other role: %s", (sql, given) => {
  expect(answer(sql)).toMatch(given);
});

it("a caller's type that shadows a built-in one does not run with the rights of the database", () => {
  const asked = answer(`
    set role authenticated;
    set spy.caller to 'nobody';
    create function pg_temp.spy(value pg_catalog.uuid) returns boolean language sql
      as $$ select set_config('spy.caller', current_user::text, false) is not null $$;
    create domain pg_temp.uuid as pg_catalog.uuid check (pg_temp.spy(value));
    select private.is_admin();
    select current_setting('spy.caller');`);
  expect(asked).toMatch(/^f\nnobody$/m);
});

reportPgTap(pgTapFiles().map(({ file, sql }) => ({ file, ...readTap(server.psql(sql)) })));
