-- pgTAP: the access rules, asked of the database itself.
-- Runs with `supabase test db`, with pg_prove on a plain PostgreSQL, and in `npm test` on both PGlite and PostgreSQL.
-- Names carry ::name where pgTAP has several overloads, else PostgreSQL picks the wrong one.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(67);

-- Fixture accounts: independent of seed.sql.
insert into auth.users (id, aud, role, email, encrypted_password) values
  ('aaaaaaaa-0000-4000-8000-000000000001', 'authenticated', 'authenticated', 'pgtap-admin@fixture.test',  ''),
  ('aaaaaaaa-0000-4000-8000-000000000002', 'authenticated', 'authenticated', 'pgtap-member@fixture.test', ''),
  ('aaaaaaaa-0000-4000-8000-000000000003', 'authenticated', 'authenticated', 'pgtap-norole@fixture.test', '');
insert into public.user_roles (user_id, role) values
  ('aaaaaaaa-0000-4000-8000-000000000001', 'admin'),
  ('aaaaaaaa-0000-4000-8000-000000000001', 'member'),
  ('aaaaaaaa-0000-4000-8000-000000000002', 'member');
insert into public.contact_submissions (id, first_name, last_name, email, subject, message) values
  ('bbbbbbbb-0000-4000-8000-000000000001', 'Pat', 'Tap', 'pgtap@fixture.test', 'Hello', 'A message');

-- 1. Shape ------------------------------------------------------------------------------------
select tables_are('public', array['user_roles', 'contact_submissions'], 'public holds these two tables only');
select functions_are('public', array[]::name[], 'public holds no function, so nothing can be called as RPC');
select columns_are('public', 'user_roles', array['user_id', 'role', 'created_at'], 'user_roles: its columns');
select columns_are('public', 'contact_submissions',
  array['id', 'first_name', 'last_name', 'email', 'phone', 'subject', 'message', 'created_at'],
  'contact_submissions: its columns');
select col_is_pk('public', 'user_roles', array['user_id', 'role']::name[], 'user_roles: one row per account and role');
select col_is_pk('public', 'contact_submissions', 'id'::name, 'contact_submissions: id is the key');
select fk_ok('public', 'user_roles', 'user_id', 'auth', 'users', 'id');
select enum_has_labels('public', 'app_role', array['admin', 'member'], 'app_role: admin and member');
select matches(
  (select indexdef from pg_indexes where schemaname = 'public' and indexname = 'contact_submissions_newest_first_idx'),
  '\(created_at DESC, id DESC\)$', 'the index has the order the dashboard reads in');

-- 2. Row level security on and forced; exactly these policies --------------------------------
select is_empty($$
  select c.relname from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not (c.relrowsecurity and c.relforcerowsecurity)
$$, 'every table in public has RLS enabled and forced');
select policies_are('public', 'user_roles', array['A user sees only their own roles'], 'user_roles: one policy');
select policies_are('public', 'contact_submissions', array['Only administrators read submissions'], 'contact_submissions: one policy');
select policy_cmd_is('public', 'user_roles', 'A user sees only their own roles'::name, 'select', 'user_roles: the policy is for select');
select policy_cmd_is('public', 'contact_submissions', 'Only administrators read submissions'::name, 'select', 'contact_submissions: the policy is for select');
select policy_roles_are('public', 'user_roles', 'A user sees only their own roles', array['authenticated'], 'user_roles: the policy is for signed-in users');
select policy_roles_are('public', 'contact_submissions', 'Only administrators read submissions', array['authenticated'], 'contact_submissions: the policy is for signed-in users');

-- 3. Privileges: nothing beyond these --------------------------------------------------------
select table_privs_are('public', 'user_roles', 'anon', array[]::text[], 'anon holds nothing on user_roles');
select table_privs_are('public', 'contact_submissions', 'anon', array[]::text[], 'anon holds nothing on contact_submissions');
select table_privs_are('public', 'user_roles', 'authenticated', array['SELECT'], 'authenticated may only select user_roles');
select table_privs_are('public', 'contact_submissions', 'authenticated', array['SELECT'], 'authenticated may only select contact_submissions');
select ok(has_table_privilege('service_role', 'public.user_roles', 'select, insert, update, delete'), 'service_role writes roles');
select ok(has_table_privilege('service_role', 'public.contact_submissions', 'select, insert, update, delete'), 'service_role writes submissions');
select schema_privs_are('private', 'anon', array[]::text[], 'anon holds nothing on the private schema');
select schema_privs_are('private', 'authenticated', array['USAGE'], 'authenticated may use, not create in, the private schema');
select function_privs_are('private', 'is_admin', array[]::text[], 'anon', array[]::text[], 'anon may not execute is_admin()');
select function_privs_are('private', 'is_admin', array[]::text[], 'authenticated', array['EXECUTE'], 'authenticated may execute is_admin()');
select functions_are('private', array['is_admin'], 'private holds is_admin() only');
select is_definer('private', 'is_admin', array[]::text[], 'is_admin() is a security definer');
select volatility_is('private', 'is_admin', array[]::text[], 'stable', 'is_admin() is stable: one call serves a query');
select ok((select 'search_path=""' = any (proconfig) from pg_proc where oid = 'private.is_admin()'::regprocedure),
  'is_admin() has an empty, fixed search_path');

create table public.made_later (id int);
create function public.made_later_too() returns int language sql as 'select 1';
select table_privs_are('public', 'made_later', 'anon', array[]::text[], 'a table made later is closed to anon');
select table_privs_are('public', 'made_later', 'authenticated', array[]::text[], 'a table made later is closed to signed-in users');
select function_privs_are('public', 'made_later_too', array[]::text[], 'anon', array[]::text[], 'a function made later is closed to anon');
select function_privs_are('public', 'made_later_too', array[]::text[], 'authenticated', array[]::text[], 'a function made later is closed to signed-in users');

-- 4. Anonymous visitor ------------------------------------------------------------------------
set local role anon;
set local request.jwt.claims to '{"role": "anon"}';
select throws_ok('select * from public.user_roles', '42501', null, 'anon cannot read roles');
select throws_ok('select * from public.contact_submissions', '42501', null, 'anon cannot read submissions');
select throws_ok('select count(*) from public.contact_submissions', '42501', null, 'anon cannot count submissions');
select throws_ok($$insert into public.contact_submissions (first_name, last_name, email, subject) values ('a','b','a@b.co','s')$$,
  '42501', null, 'anon cannot insert submissions');
select throws_ok('select private.is_admin()', '42501', null, 'anon cannot call is_admin()');

-- 5. Signed in, no role -----------------------------------------------------------------------
reset role;
set local role authenticated;
set local request.jwt.claims to '{"sub": "aaaaaaaa-0000-4000-8000-000000000003", "role": "authenticated"}';
select is_empty('select * from public.user_roles', 'an account without a role sees no role row');
select is_empty('select * from public.contact_submissions', 'an account without a role sees no submission');
select throws_ok($$insert into public.user_roles values ('aaaaaaaa-0000-4000-8000-000000000003', 'admin')$$,
  '42501', null, 'an account without a role cannot take one');
-- odd tokens: signed, but for nobody
set local request.jwt.claims to '{"sub": "cccccccc-0000-4000-8000-000000000009", "role": "authenticated"}';
select is_empty('select * from public.contact_submissions', 'an account that does not exist sees no submission');
set local request.jwt.claims to '{"role": "authenticated"}';
select is_empty('select * from public.contact_submissions', 'a token without a subject sees no submission');
select is_empty('select * from public.user_roles', 'a token without a subject sees no role row');

-- 6. Member -----------------------------------------------------------------------------------
set local request.jwt.claims to '{"sub": "aaaaaaaa-0000-4000-8000-000000000002", "role": "authenticated"}';
select results_eq('select role::text from public.user_roles', array['member'], 'a member sees their own role only');
select is_empty($$select * from public.user_roles where user_id = 'aaaaaaaa-0000-4000-8000-000000000001'$$,
  'a member cannot see who the administrators are');
select is_empty('select * from public.contact_submissions', 'a member sees no submission');
select throws_ok($$insert into public.user_roles values ('aaaaaaaa-0000-4000-8000-000000000002', 'admin')$$,
  '42501', null, 'a member cannot grant themselves a role');
select throws_ok($$update public.user_roles set role = 'admin'$$, '42501', null, 'a member cannot change a role');
select throws_ok($$delete from public.user_roles$$, '42501', null, 'a member cannot delete a role');
select throws_ok($$truncate public.user_roles$$, '42501', null, 'a member cannot truncate the roles');
select throws_ok($$delete from public.contact_submissions$$, '42501', null, 'a member cannot delete submissions');
select throws_ok($$select * from auth.users$$, '42501', null, 'a member cannot read auth.users');
select throws_ok($$create function private.is_admin_too() returns boolean language sql as 'select true'$$,
  '42501', null, 'a member cannot create in the private schema');
-- a claim a user can write (user_metadata) or invent grants nothing
set local request.jwt.claims to '{"sub": "aaaaaaaa-0000-4000-8000-000000000002", "role": "authenticated", "user_metadata": {"role": "admin"}, "app_metadata": {"role": "admin"}, "user_role": "admin"}';
select is_empty('select * from public.contact_submissions', 'metadata claims grant nothing');
-- an account that writes "admin" into its own metadata, as sign-up lets it, is no administrator
reset role;
update auth.users set raw_user_meta_data = '{"role": "admin"}' where id = 'aaaaaaaa-0000-4000-8000-000000000002';
set local role authenticated;
select is((select private.is_admin()), false, 'stored user metadata grants nothing');

-- 7. Administrator ----------------------------------------------------------------------------
set local request.jwt.claims to '{"sub": "aaaaaaaa-0000-4000-8000-000000000001", "role": "authenticated"}';
select results_eq($$select role::text from public.user_roles where user_id = 'aaaaaaaa-0000-4000-8000-000000000001' and role = 'admin'$$,
  array['admin'], 'the admin check the client makes finds the admin row');
select is((select count(*) from public.user_roles), 2::bigint, 'an administrator sees their own roles only');
select is((select count(*) from public.contact_submissions where id = 'bbbbbbbb-0000-4000-8000-000000000001'), 1::bigint,
  'an administrator reads submissions');
select throws_ok($$insert into public.user_roles values ('aaaaaaaa-0000-4000-8000-000000000003', 'admin')$$,
  '42501', null, 'an administrator cannot grant roles through the API');
select throws_ok($$insert into public.contact_submissions (first_name, last_name, email, subject) values ('a','b','a@b.co','s')$$,
  '42501', null, 'an administrator cannot insert submissions');
select throws_ok($$update public.contact_submissions set message = 'x'$$, '42501', null, 'an administrator cannot edit submissions');
select throws_ok($$delete from public.contact_submissions$$, '42501', null, 'an administrator cannot delete submissions');

-- a role taken away ends the access at once, although the access token is still valid
reset role;
delete from public.user_roles where user_id = 'aaaaaaaa-0000-4000-8000-000000000001' and role = 'admin';
set local role authenticated;
select is_empty('select * from public.contact_submissions', 'revoking the role ends access with the same token');
reset role;
insert into public.user_roles (user_id, role) values ('aaaaaaaa-0000-4000-8000-000000000001', 'admin');
delete from auth.users where id = 'aaaaaaaa-0000-4000-8000-000000000001';
select is_empty($$select * from public.user_roles where user_id = 'aaaaaaaa-0000-4000-8000-000000000001'$$,
  'deleting an account deletes its roles');
set local role authenticated;
select is_empty('select * from public.contact_submissions', 'a deleted administrator sees nothing with the same token');

reset role;
select * from finish();
rollback;
