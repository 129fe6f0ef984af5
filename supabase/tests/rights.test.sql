-- pgTAP: everybody tries everything. Each line below is one statement, with its outcome for five identities:
-- a number of rows, or the SQLSTATE that refused it (42501 is "insufficient privilege").
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(194);

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

-- A schema where anybody may create, so that a foreign key is refused by what it points to.
create schema pgtap_scratch;
grant usage, create on schema pgtap_scratch to anon, authenticated, service_role;

create temporary table identity (position int, name text, api_role name, claims text) on commit drop;
insert into identity values
  (1, 'an anonymous visitor', 'anon', '{"role": "anon"}'),
  (2, 'an account without a role', 'authenticated', '{"sub": "aaaaaaaa-0000-4000-8000-000000000003", "role": "authenticated"}'),
  (3, 'a member', 'authenticated', '{"sub": "aaaaaaaa-0000-4000-8000-000000000002", "role": "authenticated"}'),
  (4, 'an administrator', 'authenticated', '{"sub": "aaaaaaaa-0000-4000-8000-000000000001", "role": "authenticated"}'),
  (5, 'the service role', 'service_role', '{"role": "service_role"}');

-- Runs a statement as the API would and takes it back.
create function pg_temp.attempt(api_role name, claims text, statement text) returns text language plpgsql as $$
declare
  touched bigint;
begin
  perform set_config('request.jwt.claims', claims, true), set_config('role', api_role, true);
  execute statement;
  get diagnostics touched = row_count;
  raise exception using errcode = 'AZ100', message = touched;
exception
  when sqlstate 'AZ100' then return sqlerrm;
  when others then return sqlstate;
end
$$;

create temporary table attempt (target text, operation text, statement text, outcomes text[]) on commit drop;
insert into attempt values
  --                                                                                   anon     no role  member   admin    service
  ('roles', 'select all',
    $$select * from public.user_roles where user_id::text like 'aaaaaaaa-%'$$, '{42501, 0,     1,     2,     3}'),
  ('roles', 'select their own',
    $$select * from public.user_roles where user_id = auth.uid()$$,            '{42501, 0,     1,     2,     0}'),
  ('roles', 'select the administrator''s',
    $$select * from public.user_roles where user_id = 'aaaaaaaa-0000-4000-8000-000000000001'$$,
                                                                               '{42501, 0,     0,     2,     2}'),
  ('roles', 'select the member''s',
    $$select * from public.user_roles where user_id = 'aaaaaaaa-0000-4000-8000-000000000002'$$,
                                                                               '{42501, 0,     1,     0,     1}'),
  ('roles', 'select for update',
    $$select * from public.user_roles where user_id::text like 'aaaaaaaa-%' for update$$,
                                                                               '{42501, 42501, 42501, 42501, 3}'),
  ('roles', 'insert admin for the account without a role',
    $$insert into public.user_roles values ('aaaaaaaa-0000-4000-8000-000000000003', 'admin')$$,
                                                                               '{42501, 42501, 42501, 42501, 1}'),
  ('roles', 'insert admin for the member',
    $$insert into public.user_roles values ('aaaaaaaa-0000-4000-8000-000000000002', 'admin')$$,
                                                                               '{42501, 42501, 42501, 42501, 1}'),
  ('roles', 'upsert',
    $$insert into public.user_roles values ('aaaaaaaa-0000-4000-8000-000000000002', 'member')
      on conflict (user_id, role) do update set created_at = now()$$,          '{42501, 42501, 42501, 42501, 1}'),
  ('roles', 'insert what they select',
    $$insert into public.user_roles select user_id, 'admin' from public.user_roles
      where user_id = 'aaaaaaaa-0000-4000-8000-000000000002'$$,                '{42501, 42501, 42501, 42501, 1}'),
  ('roles', 'update the member to admin',
    $$update public.user_roles set role = 'admin' where user_id = 'aaaaaaaa-0000-4000-8000-000000000002'$$,
                                                                               '{42501, 42501, 42501, 42501, 1}'),
  ('roles', 'update whose they are',
    $$update public.user_roles set user_id = 'aaaaaaaa-0000-4000-8000-000000000003'
      where user_id = 'aaaaaaaa-0000-4000-8000-000000000001' and role = 'admin'$$,
                                                                               '{42501, 42501, 42501, 42501, 1}'),
  ('roles', 'delete the member''s',
    $$delete from public.user_roles where user_id = 'aaaaaaaa-0000-4000-8000-000000000002'$$,
                                                                               '{42501, 42501, 42501, 42501, 1}'),
  ('roles', 'delete the administrator''s',
    $$delete from public.user_roles where user_id = 'aaaaaaaa-0000-4000-8000-000000000001'$$,
                                                                               '{42501, 42501, 42501, 42501, 2}'),
  ('roles', 'truncate', 'truncate public.user_roles',                          '{42501, 42501, 42501, 42501, 42501}'),
  ('roles', 'reference',
    'create table pgtap_scratch.r (u uuid, r public.app_role, foreign key (u, r) references public.user_roles)',
                                                                               '{42501, 42501, 42501, 42501, 42501}'),
  ('roles', 'put a trigger on',
    'create trigger t before insert on public.user_roles for each row execute function suppress_redundant_updates_trigger()',
                                                                               '{42501, 42501, 42501, 42501, 42501}'),
  ('roles', 'switch row level security off for',
    'alter table public.user_roles disable row level security',                '{42501, 42501, 42501, 42501, 42501}'),
  ('roles', 'write a policy for',
    'create policy p on public.user_roles using (true)',                       '{42501, 42501, 42501, 42501, 42501}'),
  ('roles', 'drop', 'drop table public.user_roles',                            '{42501, 42501, 42501, 42501, 42501}'),

  ('submissions', 'select',
    $$select * from public.contact_submissions where id = 'bbbbbbbb-0000-4000-8000-000000000001'$$,
                                                                               '{42501, 0,     0,     1,     1}'),
  ('submissions', 'select one column of',
    $$select email from public.contact_submissions where email = 'pgtap@fixture.test'$$,
                                                                               '{42501, 0,     0,     1,     1}'),
  ('submissions', 'select for update',
    $$select * from public.contact_submissions where email = 'pgtap@fixture.test' for update$$,
                                                                               '{42501, 42501, 42501, 42501, 1}'),
  ('submissions', 'insert',
    $$insert into public.contact_submissions (first_name, last_name, email, subject) values ('a', 'b', 'a@b.co', 's')$$,
                                                                               '{42501, 42501, 42501, 42501, 1}'),
  ('submissions', 'upsert',
    $$insert into public.contact_submissions (id, first_name, last_name, email, subject)
      values ('bbbbbbbb-0000-4000-8000-000000000001', 'a', 'b', 'a@b.co', 's')
      on conflict (id) do update set message = 'x'$$,                          '{42501, 42501, 42501, 42501, 1}'),
  ('submissions', 'update',
    $$update public.contact_submissions set message = 'x' where email = 'pgtap@fixture.test'$$,
                                                                               '{42501, 42501, 42501, 42501, 1}'),
  ('submissions', 'delete',
    $$delete from public.contact_submissions where email = 'pgtap@fixture.test'$$,
                                                                               '{42501, 42501, 42501, 42501, 1}'),
  ('submissions', 'truncate', 'truncate public.contact_submissions',           '{42501, 42501, 42501, 42501, 42501}'),
  ('submissions', 'reference',
    'create table pgtap_scratch.s (id uuid references public.contact_submissions)',
                                                                               '{42501, 42501, 42501, 42501, 42501}'),
  ('submissions', 'put a trigger on',
    'create trigger t before insert on public.contact_submissions for each row execute function suppress_redundant_updates_trigger()',
                                                                               '{42501, 42501, 42501, 42501, 42501}'),
  ('submissions', 'switch row level security off for',
    'alter table public.contact_submissions disable row level security',       '{42501, 42501, 42501, 42501, 42501}'),
  ('submissions', 'write a policy for',
    'create policy p on public.contact_submissions using (true)',              '{42501, 42501, 42501, 42501, 42501}'),
  ('submissions', 'drop', 'drop table public.contact_submissions',             '{42501, 42501, 42501, 42501, 42501}'),

  ('the public schema', 'create in', 'create table public.x (id int)',         '{42501, 42501, 42501, 42501, 42501}'),
  ('the private schema', 'create in', 'create table private.x (id int)',       '{42501, 42501, 42501, 42501, 42501}'),
  ('is_admin()', 'replace',
    'create or replace function private.is_admin() returns boolean language sql as ''select true''',
                                                                               '{42501, 42501, 42501, 42501, 42501}');

-- 1. Everybody tries everything ---------------------------------------------------------------
select is(pg_temp.attempt(api_role, claims, statement), outcomes[position],
  format('%s: %s %s is %s', name, operation, target,
    case outcomes[position] when '42501' then 'refused' else outcomes[position] || ' rows' end))
from attempt, identity order by target, operation, position;

-- 2. Nothing is granted beyond that -----------------------------------------------------------
select set_eq($$
  select format('%s %s %s%s', a.grantee::regrole, a.privilege_type, c.relname, case when a.is_grantable then ' to pass on' end)
  from pg_class c, aclexplode(c.relacl) a
  where c.relnamespace = 'public'::regnamespace and a.grantee <> c.relowner
$$, array[
  'authenticated SELECT contact_submissions',
  'authenticated SELECT user_roles',
  'service_role SELECT contact_submissions',
  'service_role INSERT contact_submissions',
  'service_role UPDATE contact_submissions',
  'service_role DELETE contact_submissions',
  'service_role SELECT user_roles',
  'service_role INSERT user_roles',
  'service_role UPDATE user_roles',
  'service_role DELETE user_roles'
], 'the grants on tables are these, to nobody else and not to be passed on');
select is_empty($$
  select c.relname, a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and a.attacl is not null
$$, 'no column has grants of its own');
select set_eq($$
  select format('%s %s%s', a.grantee::regrole, a.privilege_type, case when a.is_grantable then ' to pass on' end)
  from pg_namespace n, aclexplode(n.nspacl) a where n.nspname = 'private' and a.grantee <> n.nspowner
$$, array['authenticated USAGE'], 'the private schema is for signed-in users to use');
select set_eq($$
  select format('%s %s%s', a.grantee::regrole, a.privilege_type, case when a.is_grantable then ' to pass on' end)
  from pg_proc p, aclexplode(p.proacl) a where p.oid = 'private.is_admin()'::regprocedure and a.grantee <> p.proowner
$$, array['authenticated EXECUTE'], 'is_admin() is for signed-in users to call');
select is_empty($$
  select d.defaclobjtype, a.grantee from pg_default_acl d, aclexplode(d.defaclacl) a
  where d.defaclrole = current_user::regrole and (d.defaclnamespace = 0 or d.defaclnamespace::regnamespace::text in ('public', 'private'))
    and a.grantee in (0, 'anon'::regrole, 'authenticated'::regrole)
$$, 'what is made later is granted neither to anon nor to signed-in users');
select is_empty($$
  select rolname from pg_roles
  where rolname in ('anon', 'authenticated')
    and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin or rolreplication)
$$, 'the roles of visitors have no powers of their own');
select is_empty($$
  select visitor, c.relname, operation
  from pg_class c, unnest(array['anon', 'authenticated']) visitor, unnest(array['select', 'insert', 'update', 'references']) operation
  where c.relnamespace = 'auth'::regnamespace and c.relname in ('users', 'identities')
    and has_any_column_privilege(visitor, c.oid, operation)
$$, 'visitors hold nothing on accounts, not even one column');
select is_empty($$
  select roleid::regrole from pg_auth_members where member in ('anon'::regrole, 'authenticated'::regrole)
$$, 'the roles of visitors are members of no other role');
select is_empty($$
  select c.relname from pg_class c where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relowner <> current_user::regrole
  union all
  select p.proname from pg_proc p where p.pronamespace = 'private'::regnamespace and p.proowner <> current_user::regrole
  union all
  select n.nspname from pg_namespace n where n.nspname = 'private' and n.nspowner <> current_user::regrole
$$, 'everything belongs to the one who migrates');

-- 3. The columns ------------------------------------------------------------------------------
select set_eq($$
  select format('%s.%s %s%s%s', table_name, column_name, udt_name, case is_nullable when 'NO' then ' not null' end,
    ' default ' || column_default)
  from information_schema.columns where table_schema = 'public'
$$, array[
  'contact_submissions.id uuid not null default gen_random_uuid()',
  'contact_submissions.first_name text not null',
  'contact_submissions.last_name text not null',
  'contact_submissions.email text not null',
  'contact_submissions.phone text',
  'contact_submissions.subject text not null',
  'contact_submissions.message text',
  'contact_submissions.created_at timestamptz not null default now()',
  'user_roles.user_id uuid not null',
  'user_roles.role app_role not null',
  'user_roles.created_at timestamptz not null default now()'
], 'the columns have these types and defaults, and only phone and message may be missing');

-- 4. No other way in --------------------------------------------------------------------------
select is_empty($$
  select relname from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and (relkind not in ('r', 'i') or (relkind = 'r' and relnamespace = 'private'::regnamespace))
$$, 'there is no view, sequence or foreign table that could show what a table hides');
select is_empty($$
  select tgname from pg_trigger where not tgisinternal
    and tgrelid in ('public.user_roles'::regclass, 'public.contact_submissions'::regclass, 'auth.users'::regclass)
$$, 'no trigger writes behind anybody''s back');
select is_empty($$
  select rulename from pg_rewrite
  where ev_class in ('public.user_roles'::regclass, 'public.contact_submissions'::regclass, 'auth.users'::regclass)
$$, 'no rule rewrites a query');
select is_empty($$select tablename from pg_publication_tables where schemaname = 'public'$$,
  'no table is published, to Realtime or elsewhere');
select set_eq($$
  select format('%s %s %s %s %s', tablename, permissive, roles, cmd, with_check) from pg_policies where schemaname in ('public', 'private')
$$, array['contact_submissions PERMISSIVE {authenticated} SELECT ', 'user_roles PERMISSIVE {authenticated} SELECT '],
  'the policies let signed-in users select, and nothing else');
select is((select qual from pg_policies where tablename = 'contact_submissions'), '( SELECT private.is_admin() AS is_admin)',
  'submissions: is_admin() is asked once per query and decides alone');
select is((select qual from pg_policies where tablename = 'user_roles'), '(user_id = ( SELECT auth.uid() AS uid))',
  'user_roles: the caller is asked for once per query and decides alone');
select is((select confdeltype::text || condeferrable::text from pg_constraint where conname = 'user_roles_user_id_fkey'), 'cfalse',
  'roles go with their account, at once');
select is_empty($$
  select conname from pg_constraint where connamespace = 'public'::regnamespace and not convalidated
$$, 'every constraint was checked against the rows that are there');

select * from finish();
rollback;
