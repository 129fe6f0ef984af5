// @vitest-environment node
import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMigratedDatabase } from './hosted-database';
import { runPgTap } from './pgtap';

const START_TIMEOUT_MS = 60_000;
const OWN_ROLES = '"A user sees only their own roles" on public.user_roles';
const ADMINS_READ = '"Only administrators read submissions" on public.contact_submissions';

function adminFunction(body: string, options = "stable security definer set search_path = ''"): string {
  return `create or replace function private.is_admin() returns boolean language sql ${options} as $body$ ${body} $body$`;
}

function submissionCheck(column: string, condition: string): string {
  return `
    alter table public.contact_submissions drop constraint contact_submissions_${column}_check;
    alter table public.contact_submissions add constraint contact_submissions_${column}_check check (${condition})`;
}

/** Each of these makes the database let somebody do more. The assertions must notice every one. */
const weakenings: [string, string][] = [
  ['roles without row level security', 'alter table public.user_roles disable row level security'],
  [
    'submissions without row level security',
    'alter table public.contact_submissions disable row level security',
  ],
  ['roles open to their owner', 'alter table public.user_roles no force row level security'],
  ['submissions open to their owner', 'alter table public.contact_submissions no force row level security'],
  ['all roles for everybody', `alter policy ${OWN_ROLES} using (true)`],
  ['roles of everybody but oneself', `alter policy ${OWN_ROLES} using (user_id <> (select auth.uid()))`],
  [
    'admin rows for everybody',
    `alter policy ${OWN_ROLES} using (user_id = (select auth.uid()) or role = 'admin')`,
  ],
  ['roles for anonymous visitors too', `alter policy ${OWN_ROLES} to public`],
  ['all submissions for everybody', `alter policy ${ADMINS_READ} using (true)`],
  [
    'submissions for whoever signed in',
    `alter policy ${ADMINS_READ} using ((select auth.uid()) is not null)`,
  ],
  ['submissions for anonymous visitors too', `alter policy ${ADMINS_READ} to public`],
  [
    'submissions for whoever has any role',
    `alter policy ${ADMINS_READ} using (exists (select from public.user_roles))`,
  ],
  [
    'submissions by user metadata',
    `alter policy ${ADMINS_READ} using ((select auth.jwt()) -> 'user_metadata' ->> 'role' = 'admin' or (select private.is_admin()))`,
  ],
  [
    'submissions by app metadata',
    `alter policy ${ADMINS_READ} using ((select auth.jwt()) -> 'app_metadata' ->> 'role' = 'admin' or (select private.is_admin()))`,
  ],
  [
    'submissions by an invented claim',
    `alter policy ${ADMINS_READ} using ((select auth.jwt()) ->> 'user_role' = 'admin' or (select private.is_admin()))`,
  ],
  [
    'a second policy for submissions',
    'create policy more on public.contact_submissions for select to authenticated using (true)',
  ],
  [
    'a policy to write submissions',
    'create policy write on public.contact_submissions for all to authenticated using (true)',
  ],
  [
    'a second policy for roles',
    'create policy more on public.user_roles for select to authenticated using (true)',
  ],
  [
    'a policy to write roles',
    'create policy write on public.user_roles for insert to authenticated with check (true)',
  ],
  ['anonymous visitors may select submissions', 'grant select on public.contact_submissions to anon'],
  ['anonymous visitors may select roles', 'grant select on public.user_roles to anon'],
  ['anonymous visitors may insert submissions', 'grant insert on public.contact_submissions to anon'],
  ['everybody may select submissions', 'grant select on public.contact_submissions to public'],
  ['signed-in users may insert roles', 'grant insert on public.user_roles to authenticated'],
  ['signed-in users may update roles', 'grant update on public.user_roles to authenticated'],
  ['signed-in users may delete roles', 'grant delete on public.user_roles to authenticated'],
  ['signed-in users may truncate roles', 'grant truncate on public.user_roles to authenticated'],
  ['signed-in users may update submissions', 'grant update on public.contact_submissions to authenticated'],
  ['signed-in users may delete submissions', 'grant delete on public.contact_submissions to authenticated'],
  ['signed-in users may do everything', 'grant all on all tables in schema public to authenticated'],
  ['signed-in users may read accounts', 'grant select on auth.users to authenticated'],
  ['signed-in users may create in the private schema', 'grant create on schema private to authenticated'],
  ['anonymous visitors may use the private schema', 'grant usage on schema private to anon'],
  ['anonymous visitors may ask is_admin()', 'grant execute on function private.is_admin() to anon'],
  ['everybody may ask is_admin()', 'grant execute on function private.is_admin() to public'],
  ['everybody is an administrator', adminFunction('select true')],
  [
    'whoever has any role is an administrator',
    adminFunction('select exists (select from public.user_roles r where r.user_id = auth.uid())'),
  ],
  [
    'everybody is one while there is one',
    adminFunction("select exists (select from public.user_roles r where r.role = 'admin')"),
  ],
  [
    'a member is an administrator',
    adminFunction(
      "select exists (select from public.user_roles r where r.user_id = auth.uid() and r.role in ('admin', 'member'))",
    ),
  ],
  [
    'metadata makes an administrator',
    adminFunction(
      "select exists (select from auth.users u where u.id = auth.uid() and u.raw_user_meta_data ->> 'role' = 'admin')",
    ),
  ],
  [
    'is_admin() with the rights of its caller',
    adminFunction(
      "select exists (select from public.user_roles r where r.user_id = auth.uid() and r.role = 'admin')",
      "stable set search_path = ''",
    ),
  ],
  [
    'is_admin() with an open search_path',
    adminFunction(
      "select exists (select from public.user_roles r where r.user_id = auth.uid() and r.role = 'admin')",
      'stable security definer',
    ),
  ],
  [
    'is_admin() asked for every row',
    adminFunction(
      "select exists (select from public.user_roles r where r.user_id = auth.uid() and r.role = 'admin')",
      "volatile security definer set search_path = ''",
    ),
  ],
  ['is_admin() where the API finds it', 'alter function private.is_admin() set schema public'],
  [
    'new tables open to anonymous visitors',
    'alter default privileges in schema public grant select on tables to anon',
  ],
  [
    'new tables open to signed-in users',
    'alter default privileges in schema public grant all on tables to authenticated',
  ],
  ['new functions open to everybody', 'alter default privileges grant execute on functions to public'],
  ['another table', 'create table public.notes (id int)'],
  ['another role', "alter type public.app_role add value 'owner'"],
  [
    'roles that outlive their account',
    'alter table public.user_roles drop constraint user_roles_user_id_fkey',
  ],
  [
    'long first names',
    submissionCheck('first_name', 'char_length(first_name) <= 60 and first_name = btrim(first_name)'),
  ],
  ['blank first names', submissionCheck('first_name', 'char_length(first_name) <= 50')],
  ['untrimmed last names', submissionCheck('last_name', 'char_length(last_name) between 1 and 50')],
  ['long last names', submissionCheck('last_name', 'last_name = btrim(last_name)')],
  ['any e-mail', submissionCheck('email', 'char_length(email) <= 255')],
  ['long e-mails', submissionCheck('email', "email like '%@%'")],
  ['long phone numbers', submissionCheck('phone', 'char_length(phone) <= 21')],
  ['empty subjects', submissionCheck('subject', 'char_length(subject) <= 100')],
  ['long subjects', submissionCheck('subject', 'char_length(subject) between 1 and 101')],
  ['empty messages', submissionCheck('message', 'char_length(message) <= 2000')],
  ['long messages', submissionCheck('message', 'char_length(message) between 1 and 2001')],
  ['stricter than the form', submissionCheck('message', 'char_length(message) between 1 and 1999')],
  ['missing last names', 'alter table public.contact_submissions alter last_name drop not null'],
  ['a slow dashboard', 'drop index public.contact_submissions_newest_first_idx'],
];

const assertions = readFileSync('supabase/tests/access_control.test.sql', 'utf8');
let db: PGlite;

beforeAll(async () => {
  db = await createMigratedDatabase();
}, START_TIMEOUT_MS);

afterAll(() => db.close());

/** Whether some assertion fails, or the file as a whole, in a transaction that ends with the file's own rollback. */
async function isNoticed(weakening: string): Promise<boolean> {
  await db.exec(`begin; ${weakening}`);
  try {
    const { assertions: results } = await runPgTap(db, assertions);
    return results.some(({ ok }) => !ok);
  } catch {
    await db.exec('rollback; deallocate all');
    return true;
  }
}

describe('the assertions of the access rules', { timeout: START_TIMEOUT_MS }, () => {
  it('pass when nothing is weakened', async () => {
    expect(await isNoticed('')).toBe(false);
  });

  it.each(weakenings)('notice: %s', async (_name, weakening) => {
    expect(await isNoticed(weakening)).toBe(true);
  });

  it('pass again at the end, so that no weakening was left behind', async () => {
    expect(await isNoticed('')).toBe(false);
  });
});
