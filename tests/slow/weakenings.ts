const SUBMISSIONS = 'public.contact_submissions';

/**
 * Changes to the rules, one or more statements a line, which let somebody do, see or keep more, or the form's owner
 * less. The assertions must catch each of them.
 */
export const weakenings: readonly string[] = `
alter table ${SUBMISSIONS} disable row level security
alter table public.user_roles no force row level security
alter table public.user_roles set unlogged
alter table ${SUBMISSIONS} replica identity full
alter policy "A user sees only their own roles" on public.user_roles using (true)
alter policy "Only administrators read submissions" on ${SUBMISSIONS} to authenticated
drop policy "Only administrators read submissions" on ${SUBMISSIONS}
create policy more on ${SUBMISSIONS} for select to authenticated using (true)
create policy write on ${SUBMISSIONS} for update to inbox_reader using ((select private.is_admin()))
grant select on ${SUBMISSIONS} to authenticated
grant select on ${SUBMISSIONS} to public
grant select (created_at) on ${SUBMISSIONS} to authenticated
grant select on ${SUBMISSIONS} to inbox_reader with grant option
grant references on ${SUBMISSIONS} to public
grant update on private.settings to inbox_reader
grant execute on function private.is_admin() to public
grant execute on function public.mark_handled(uuid, boolean) to authenticated
revoke execute on function private.before_request() from anon
grant usage on schema private to public
grant usage on schema private to authenticated with grant option
grant create on schema public to authenticated
grant create on schema extensions to anon
grant select on auth.users to anon
grant select (email) on auth.users to inbox_reader
grant service_role to authenticated
grant inbox_reader to anon
grant pg_read_all_data to anon
alter role authenticated bypassrls
alter role inbox_reader login
alter role inbound_mail createrole
alter role authenticated superuser
alter role anon set row_security = off
alter role anon set statement_timeout = 0
alter role inbox_reader set statement_timeout = '1h'
alter database postgres set row_security = off
alter role authenticator set role = 'inbox_reader'
alter role authenticator set session_replication_role = 'replica'
alter role authenticator set request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a"}'
alter role authenticator superuser
alter role authenticator bypassrls
alter role authenticator inherit
grant set on parameter log_min_messages to authenticated
grant set on parameter log_min_messages to authenticator
grant postgres to authenticator
alter database postgres set search_path = 'extensions'
alter role authenticator set pgrst.db_pre_request = 'private.is_admin'
alter role authenticator reset pgrst.db_pre_request
alter table public.user_roles owner to authenticated
alter schema private owner to authenticated
create or replace function private.is_admin() returns boolean language sql stable security definer set search_path = '' as 'select auth.uid() is not null'
alter function private.is_admin() set schema public
alter function private.is_admin() security invoker
alter default privileges in schema public grant select on tables to anon
alter default privileges in schema private grant select on tables to authenticated
alter default privileges grant execute on functions to public
create view public.messages as select * from ${SUBMISSIONS}
create view private.accounts as select * from auth.users; grant select on private.accounts to authenticated
create schema shown; create view shown.messages as select email from ${SUBMISSIONS}; grant usage on schema shown to anon; grant select on shown.messages to anon
create table extensions.messages as select * from ${SUBMISSIONS}
create table public.notes (id int)
create function public.messages() returns setof ${SUBMISSIONS} language sql security definer as 'select * from ${SUBMISSIONS}'
create function extensions.messages() returns setof ${SUBMISSIONS} language sql security definer as 'select * from ${SUBMISSIONS}'
create trigger quiet before update on ${SUBMISSIONS} for each row execute function suppress_redundant_updates_trigger()
create trigger quiet before update on auth.users for each row execute function suppress_redundant_updates_trigger()
create rule keep as on delete to public.user_roles do instead nothing
create rule keep as on delete to auth.identities do instead nothing
create publication supabase_realtime for table ${SUBMISSIONS}
create publication supabase_realtime for all tables
create or replace function auth.uid() returns uuid language sql stable as $f$ select coalesce(current_setting('request.headers', true)::json ->> 'x-user', auth.jwt() ->> 'sub')::uuid $f$
alter type public.app_role add value 'owner'
alter table public.user_roles drop constraint user_roles_user_id_fkey
drop index public.contact_submissions_mail_key
alter table ${SUBMISSIONS} drop constraint contact_submissions_phone_check, add constraint contact_submissions_phone_check check (char_length(phone) <= 20) not valid
alter table ${SUBMISSIONS} alter first_name drop not null
alter table ${SUBMISSIONS} alter created_at drop default
`
  .trim()
  .split('\n');
