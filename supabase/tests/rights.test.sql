-- pgTAP: every object and every right, in full, so that nothing is added, widened or rewritten without a change here.
-- Bodies and shapes are pinned by their md5, which a failure shows.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(24);

-- Every role below the owner.
create temporary view api_role as
  select * from pg_roles where rolname in ('anon', 'authenticated', 'service_role', 'inbox_reader', 'inbound_mail');
-- Schemas that Supabase itself makes and manages.
create temporary view platform as
  select oid from pg_namespace where nspname ~ '^(pg_|_)' or nspname in ('information_schema', 'auth', 'extensions', 'storage',
    'realtime', 'graphql', 'graphql_public', 'vault', 'pgbouncer', 'cron', 'net', 'supabase_migrations', 'supabase_functions');
create temporary view our_relation as
  select * from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind <> 'i';
create temporary view our_function as
  select * from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace);

-- 1. Objects ------------------------------------------------------------------------------------
select set_eq($$
  select format('%s %s', relation, md5(string_agg(line, E'\n' order by line collate "C"))) from (
    select relname as relation, concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid)) as line
      from our_relation as r join pg_attribute on attrelid = r.oid and attnum > 0 and not attisdropped
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all select relname, concat_ws(' ', conname, pg_get_constraintdef(c.oid), convalidated)
      from our_relation as r join pg_constraint as c on conrelid = r.oid and contype <> 'n'
    union all select tablename, indexdef from pg_indexes where schemaname in ('public', 'private')
  ) as shape group by relation
$$, array[
  'contact_submissions bdd6f8e3dbe4a602fd41bdbed16b03f7',
  'mails_left_out c4debf9b5dd4863ef82e68ece431b66e',
  'settings 6eb10a50eaaa9977c9a09ca4f7d1b1d0',
  'user_roles cfa59ac68ea5aa3e15807c00471fd9fa'
], 'tables have exactly the listed columns, constraints and indexes');
select set_eq($$
  select concat_ws(' ', pronamespace::regnamespace || '.' || proname, case when prosecdef then 'definer' end, array_to_string(proconfig, ' '),
    md5(pg_get_functiondef(oid))) from our_function
$$, array[
  'private.before_request search_path=pg_catalog, pg_temp 5e1a04dae37344a91a2beb0f0a904faa',
  'private.delete_expired search_path=pg_catalog, pg_temp 59d744f283f008b55984840a8bf28a52',
  'private.delete_submissions search_path=pg_catalog, pg_temp dfc069a81aaaaba4fd2fc1c9f78e262f',
  'private.grant_admin search_path=pg_catalog, pg_temp 8728e5bcc0040ceb7deed0075587eec2',
  'public.leave_out_mail definer search_path=pg_catalog, pg_temp b3a66b3112a474dea87dacb83bb936b8',
  'private.is_admin definer search_path=pg_catalog, pg_temp aadfa46749f7194fae20fcbf10b20e07',
  'private.revoke_admin search_path=pg_catalog, pg_temp feb1629c6cc800d84d628fcdbfbb56be',
  'public.mark_handled definer search_path=pg_catalog, pg_temp 0ac72c7a3398060b4694f051c1e9c3dc',
  'public.receive_mail definer search_path=pg_catalog, pg_temp 62a5316113408dcc1095c3065a36f194'
], 'functions are exactly the listed ones, unchanged, with pg_temp last in the search_path');
select set_eq($$
  select typname, string_agg(enumlabel, ' ' order by enumsortorder) from pg_type join pg_enum on enumtypid = pg_type.oid
  where typnamespace in ('public'::regnamespace, 'private'::regnamespace) group by 1
$$, $$values ('app_role'::name, 'admin member')$$, 'types are exactly the listed ones');
select is_empty($$
  select relname from our_relation where relkind <> 'r' or relpersistence <> 'p'
$$, 'every relation is a permanent table: no view, sequence or foreign table, and none that a crash empties');
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

-- 2. Rights -------------------------------------------------------------------------------------
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
  select defaclobjtype, grantee from pg_default_acl, aclexplode(defaclacl)
  where defaclrole = current_user::regrole and (defaclnamespace = 0 or defaclnamespace in ('public'::regnamespace, 'private'::regnamespace))
    and (grantee = 0 or grantee in (select oid from api_role))
$$, 'default privileges grant nothing to roles of the API');
select is_empty($$
  select relname from our_relation where relowner <> current_user::regrole
  union all select proname from our_function where proowner <> current_user::regrole
  union all select nspname from pg_namespace where nspname = 'private' and nspowner <> current_user::regrole
$$, 'every object belongs to the migrating role');
select is_empty($$
  select rolname, c.relname from api_role, pg_class as c where c.relnamespace = 'auth'::regnamespace and c.relkind in ('r', 'v', 'm')
    and rolname <> 'service_role' and has_any_column_privilege(rolname, c.oid, 'select, insert, update, references')
$$, 'visitors have no right on accounts, not even on one column');

-- 3. The roles ----------------------------------------------------------------------------------
select is_empty($$
  select rolname from api_role where rolsuper or rolcreaterole or rolcreatedb or rolcanlogin or rolreplication
    or rolbypassrls <> (rolname = 'service_role')
  union all select rolname from pg_roles where rolname = 'authenticator'
    and (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls or rolinherit)
$$, 'roles of the API have no special powers, nor does the role that PostgREST connects as');
select set_eq($$
  select format('%s is %s', member::regrole, roleid::regrole) from pg_auth_members
  where member <> current_user::regrole and (member in (select oid from api_role) or roleid in ('inbox_reader'::regrole, 'inbound_mail'::regrole)
    or member = 'authenticator'::regrole and roleid not in (select oid from api_role))
$$, array['inbox_reader is authenticated', 'authenticator is inbox_reader', 'authenticator is inbound_mail'],
  'only PostgREST can become one of the new roles, and it can become no role outside the API');
select is_empty($$
  select setrole::regrole, setting from pg_db_role_setting, unnest(setconfig) as setting
  where setrole in (select oid from api_role) and setting !~ '^statement_timeout=[1-9]\d?s$'
    or setrole in (0, 'authenticator'::regrole) and setting ~ '^(role|row_security|search_path|session_replication_role|request\.)'
    or setrole = 0 and setting ~ '^(statement_timeout|pgrst\.)'
$$, 'no role or database setting changes what a request is or how long it may take');
select set_eq($$
  select setting from pg_db_role_setting, unnest(setconfig) as setting where setrole = 'authenticator'::regrole and setting ~ '^pgrst\.'
$$, array['pgrst.db_pre_request=private.before_request'], 'PostgREST calls before_request()');
select is_empty($$
  select parname from pg_parameter_acl, aclexplode(paracl)
  where grantee in (0, 'authenticator'::regrole) or grantee in (select oid from api_role)
$$, 'requests cannot change a server setting, such as what is logged');

-- 4. No other way in ----------------------------------------------------------------------------
select is_empty($$
  select nspname from pg_namespace where oid not in (select oid from platform) and nspname not in ('public', 'private')
$$, 'no other schema exists');
select is_empty($$
  select o.what from (
    select oid, relname as what, relnamespace as schema from pg_class where relkind <> 'i' union all select oid, proname, pronamespace from pg_proc
  ) as o where o.schema = 'extensions'::regnamespace
    and not exists (select from pg_depend as d where d.objid = o.oid and d.deptype in ('e', 'i'))
$$, 'the schema extensions contains only extensions');
select is_empty($$
  select proname from pg_proc where prosrc ~ 'contact_submissions|user_roles|is_admin|inbox_reader'
    and oid not in (select oid from our_function)
$$, 'no other function mentions our tables or roles');
select is_empty($$
  select distinct r.ev_class::regclass from pg_rewrite as r join pg_depend as d on d.objid = r.oid
  where d.refobjid in ('auth.users'::regclass, 'auth.identities'::regclass) or d.refobjid in (select oid from our_relation)
$$, 'no view or rule reads or changes our tables or the accounts');
select is_empty($$
  select tgrelid::regclass, tgname from pg_trigger join pg_class on pg_class.oid = tgrelid
  where not tgisinternal and relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
$$, 'no trigger exists on our tables or the accounts');
select is_empty($$select * from pg_publication_tables where schemaname in ('public', 'private', 'auth')$$,
  'no table is published, to Realtime or elsewhere');
select is_empty($$select oid::regprocedure from pg_proc where pronamespace = 'auth'::regnamespace and prosrc ~* 'header'$$,
  'no auth function reads the caller from a header');

-- Objects made later. Last, because the lists above would include them.
create function public.made_later() returns int language sql as 'select 1';
create table public.made_later (id int);
select is_empty($$
  select rolname from api_role where has_function_privilege(rolname, 'public.made_later()', 'execute')
    or has_any_column_privilege(rolname, 'public.made_later', 'select, insert, update, references')
$$, 'objects made later are closed to roles of the API');

select * from finish();
rollback;
