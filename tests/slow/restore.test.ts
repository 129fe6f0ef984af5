import { expect, it } from 'vitest';
import { startMigratedPostgres, SUPERUSER, type NativePostgres } from '../supabase/native-postgres';
import { migrationsAndSeed } from '../supabase/project-sql';

const ADMIN = { id: '00000000-0000-4000-8000-00000000000a', password: 'puckdrop-admin' };
const TEST_TIMEOUT_MS = 120_000;
/** More than one page of any tool that might cut off. */
const MORE_ROWS = 5000;
const ODD = 'E\'Tab\\t, back\\\\slash, \\\\N, "quotes", ਸਤ ਸ੍ਰੀ ਅਕਾਲ, 🏒\\nand a second line\'';

const COUNTS = `
  select relname, (xpath('//c/text()', query_to_xml(format('select count(*) as c from %s', oid::regclass), true, true, '')))[1]
  from pg_class where relkind = 'r' and relnamespace in ('auth'::regnamespace, 'public'::regnamespace) order by 1`;
const CONTENT = `
  select md5(string_agg(c::text, '' order by id)) from public.contact_submissions as c
  union all select md5(string_agg(u::text, '' order by id)) from auth.users as u`;

/** What the auth server compares at a sign-in, and what the account may then read. */
const signInAndRead = ({ psql }: NativePostgres) => [
  psql(
    `create extension if not exists pgcrypto with schema extensions;
    select extensions.crypt('${ADMIN.password}', encrypted_password) = encrypted_password from auth.users where id = '${ADMIN.id}'`,
    SUPERUSER,
  ),
  psql(
    `
    begin;
    set local role authenticated;
    set local request.jwt.claims to '{"sub": "${ADMIN.id}"}';
    select private.before_request();
    select count(*) from public.contact_submissions;
    rollback;`,
    'authenticator',
  ).trim(),
];

it(
  'a dump of docs/deploy.md brings everything back into a new project, and the administrator signs in',
  { timeout: TEST_TIMEOUT_MS },
  () => {
    const lost = startMigratedPostgres();
    let dump: string;
    let before: string[];
    try {
      lost.psql(`
      insert into public.contact_submissions (first_name, last_name, email, subject, message)
      select 'Row', n::text, 'row-' || n || '@visitor.test', 'Subject', ${ODD} from generate_series(1, ${MORE_ROWS}) as n;
      select private.delete_submissions('jas@grewal-logistics.example');`);
      dump = lost.dumpData(['auth', 'public']);
      before = [lost.psql(COUNTS), lost.psql(CONTENT), ...signInAndRead(lost)];
    } finally {
      lost.stop();
    }
    expect(before[0]).toContain(`contact_submissions|${MORE_ROWS + 9}`);
    expect(before.slice(2)).toEqual(['t\n', String(MORE_ROWS + 9)]);

    const restored = startMigratedPostgres(migrationsAndSeed().slice(0, -1));
    try {
      restored.psql(`set session_replication_role = replica;\n${dump}`, SUPERUSER);
      expect([restored.psql(COUNTS), restored.psql(CONTENT), ...signInAndRead(restored)]).toEqual(before);
    } finally {
      restored.stop();
    }
  },
);
