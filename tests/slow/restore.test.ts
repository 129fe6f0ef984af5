import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryDirectory } from '../support/setup-temporary';
import { ADMIN } from '../support/tokens';
import { startMigratedPostgres, SUPERUSER, type NativePostgres } from '../supabase/native-postgres';
import { migrationsAndSeed } from '../supabase/project-sql';

vi.setConfig({ testTimeout: 120_000 });

/** More rows than any tool that might truncate puts on one page. */
const MORE_ROWS = 5000;
const ODD = 'E\'Tab\\t, back\\\\slash, \\\\N, "quotes", ਸਤ ਸ੍ਰੀ ਅਕਾਲ, 🏒\\nand a second line\'';

const COUNTS = `
  select relname, (xpath('//c/text()', query_to_xml(format('select count(*) as c from %s', oid::regclass), true, true, '')))[1]
  from pg_class where relkind = 'r' and relnamespace in ('auth'::regnamespace, 'public'::regnamespace) order by 1`;
const CONTENT = `
  select md5(string_agg(c::text, '' order by id)) from public.contact_submissions as c
  union all select md5(string_agg(u::text, '' order by id)) from auth.users as u`;

const [, section = ''] = readFileSync('docs/deploy.md', 'utf8').split('\n## Backup and restore\n');
const [backup = '', restore = ''] = [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, lines]) => lines);

/** Runs lines of the document in a folder, with the tools it says to install, and types the connection string. */
function follow(lines: string, folder: string, { connection }: NativePostgres): void {
  const PATH = `${connection.programs}${delimiter}${process.env['PATH']}`;
  execFileSync('bash', ['-euc', lines], {
    cwd: folder,
    env: { ...process.env, PATH },
    input: `${connection.url}\n`,
  });
}

/** Whether the password matches as at a sign-in, and the rows that the account may then read. */
const signInAndRead = ({ psql }: NativePostgres) => [
  psql(
    `create extension if not exists pgcrypto with schema extensions;
    select extensions.crypt('${ADMIN.password}', encrypted_password) = encrypted_password from auth.users where id = '${ADMIN.id}'`,
    SUPERUSER,
  ),
  psql(
    `begin;
    set local role authenticated;
    set local request.jwt.claims to '{"sub": "${ADMIN.id}"}';
    select private.before_request();
    select count(*) from public.contact_submissions;
    rollback;`,
    'authenticator',
  ).trim(),
];

/** Starts a PostgreSQL server for this test. */
function start(statements?: string[]): NativePostgres {
  const server = startMigratedPostgres(statements);
  onTestFinished(() => server.stop());
  return server;
}

it('the commands of docs/deploy.md restore everything into a new project, and the administrator signs in', () => {
  const lost = start();
  lost.psql(`
    insert into public.contact_submissions (first_name, last_name, email, subject, message)
    select 'Row', n::text, 'row-' || n || '@visitor.test', 'Subject', ${ODD} from generate_series(1, ${MORE_ROWS}) as n;
    select private.delete_submissions('jas@grewal-logistics.example');`);
  const folder = temporaryDirectory();
  follow(backup, folder, lost);
  const before = [lost.psql(COUNTS), lost.psql(CONTENT), ...signInAndRead(lost)];
  expect(statSync(join(folder, 'data.sql')).mode & 0o077).toBe(0);
  expect(before[0]).toContain(`contact_submissions|${MORE_ROWS + 9}`);
  expect(before.slice(2)).toEqual(['t\n', String(MORE_ROWS + 9)]);

  const restored = start(migrationsAndSeed().slice(0, -1));
  follow(restore, folder, restored);
  expect([restored.psql(COUNTS), restored.psql(CONTENT), ...signInAndRead(restored)]).toEqual(before);
});
