-- pgTAP: every function and every right of the API, in full, so that nothing is added or widened without a change here.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(12);

-- Every role below the owner.
create temporary view api_role as
  select * from pg_roles where rolname in ('anon', 'authenticated', 'service_role', 'inbox_reader', 'inbound_mail');
create temporary view our_relation as
  select * from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v', 'm', 'f', 'p');
create temporary view our_function as
  select * from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace);

select set_eq($$
  select concat_ws(' ', pronamespace::regnamespace || '.' || proname, case when prosecdef then 'definer' end, array_to_string(proconfig, ' '))
  from our_function
$$, array[
  'private.before_request search_path=pg_catalog, pg_temp',
  'private.delete_expired search_path=pg_catalog, pg_temp',
  'private.delete_submissions search_path=pg_catalog, pg_temp',
  'private.grant_admin search_path=pg_catalog, pg_temp',
  'private.is_admin definer search_path=pg_catalog, pg_temp',
  'private.revoke_admin search_path=pg_catalog, pg_temp',
  'public.leave_out_mail definer search_path=pg_catalog, pg_temp',
  'public.mark_handled definer search_path=pg_catalog, pg_temp',
  'public.receive_mail definer search_path=pg_catalog, pg_temp'
], 'functions are exactly the listed ones, with pg_temp last in the search_path');
select set_eq('select relname from our_relation', array['contact_submissions', 'mails_left_out', 'settings', 'user_roles'],
  'tables are exactly the listed ones, and no view shows them');
select is_empty($$
  select relname from our_relation where relnamespace = 'public'::regnamespace
    and (not relrowsecurity or not relforcerowsecurity or relreplident <> 'd')
$$, 'tables in public have row level security on and forced, and give no old rows to replication');
select set_eq($$
  select concat_ws(' ', tablename, permissive, roles, cmd, qual, with_check) from pg_policies where schemaname in ('public', 'private')
$$, array[
  'user_roles PERMISSIVE {authenticated} SELECT (user_id = ( SELECT auth.uid() AS uid))',
  'contact_submissions PERMISSIVE {inbox_reader} SELECT ( SELECT private.is_admin() AS is_admin)'
], 'policies cover only SELECT, and are evaluated once per query');
select set_eq($$
  select format('%s %s %s%s', case grantee when 0 then 'everybody' else grantee::regrole::text end, privilege_type, object,
    case when is_grantable then ' to pass on' end)
  from (
    select nspname::text as object, nspowner as owner, a.* from pg_namespace, aclexplode(nspacl) a where nspname = 'private'
    union all select relname, relowner, a.* from our_relation, aclexplode(relacl) a
    union all select format('%s.%s', relname, attname), relowner, a.*
      from our_relation as r join pg_attribute on attrelid = r.oid, aclexplode(attacl) a
    union all select proname, proowner, a.* from our_function, aclexplode(coalesce(proacl, acldefault('f', proowner))) a
  ) as rights where grantee <> owner
$$, array[
  'anon USAGE private', 'authenticated USAGE private', 'inbound_mail USAGE private', 'service_role USAGE private',
  'anon EXECUTE before_request', 'authenticated EXECUTE before_request', 'inbound_mail EXECUTE before_request',
  'service_role EXECUTE before_request', 'authenticated EXECUTE is_admin',
  'authenticated SELECT user_roles', 'inbox_reader SELECT contact_submissions',
  'inbox_reader EXECUTE mark_handled', 'inbound_mail EXECUTE receive_mail',
  'inbound_mail EXECUTE leave_out_mail'
], 'rights on the schema, tables, columns and functions are exactly the listed ones, without grant option');
select is_empty($$
  select rolname, nspname from api_role, pg_namespace where nspname in ('public', 'private', 'auth', 'extensions')
    and has_schema_privilege(rolname, nspname, 'create')
$$, 'roles of the API cannot create anything in a schema');
select is_empty($$
  select rolname, c.relname from api_role, pg_class as c where c.relnamespace = 'auth'::regnamespace and c.relkind in ('r', 'v', 'm')
    and rolname <> 'service_role' and has_any_column_privilege(rolname, c.oid, 'select, insert, update, references')
$$, 'visitors have no right on accounts, not even on one column');
select is_empty($$
  select rolname from api_role where rolsuper or rolcreaterole or rolcreatedb or rolcanlogin or rolreplication
    or rolbypassrls <> (rolname = 'service_role')
  union all select rolname from pg_roles where rolname = 'authenticator'
    and (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls or rolinherit)
$$, 'roles of the API have no special powers, nor does the role that PostgREST connects as');
select set_eq($$
  select format('%s is %s', member::regrole, roleid::regrole) from pg_auth_members
  where roleid in ('inbox_reader'::regrole, 'inbound_mail'::regrole) and member::regrole::text not in (current_user, 'authenticator')
    or member in (select oid from api_role)
$$, array['inbox_reader is authenticated'], 'only PostgREST can become one of the new roles, and they can become no other');
select is_empty($$
  select rolname from pg_roles where rolname = 'authenticator'
    and not coalesce(rolconfig @> array['pgrst.db_pre_request=private.before_request'], false)
$$, 'PostgREST calls before_request()');
select is_empty($$select * from pg_publication_tables where schemaname in ('public', 'private', 'auth')$$,
  'no table is published, to Realtime or elsewhere');
-- Objects made later. Last, because the lists above would include them.
create function public.made_later() returns int language sql as 'select 1';
create table public.made_later (id int);
select is_empty($$
  select rolname from api_role where has_function_privilege(rolname, 'public.made_later()', 'execute')
    or has_any_column_privilege(rolname, 'public.made_later', 'select, insert, update, references')
$$, 'objects made later are closed to roles of the API');
select * from finish();
rollback;
