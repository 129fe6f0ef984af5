const SUBMISSIONS = 'public.contact_submissions';

/**
 * Changes to the rules, one statement or more a line, which let somebody do, see or keep more, or the form's owner
 * less. The assertions must notice every one.
 */
export const weakenings: readonly string[] = `
alter table public.user_roles disable row level security
alter table ${SUBMISSIONS} disable row level security
alter table public.user_roles no force row level security
alter table ${SUBMISSIONS} no force row level security
alter table public.user_roles set unlogged
alter table ${SUBMISSIONS} set unlogged
alter table ${SUBMISSIONS} replica identity full
alter table public.user_roles replica identity full
alter policy "A user sees only their own roles" on public.user_roles using (true)
alter policy "A user sees only their own roles" on public.user_roles to public
drop policy "A user sees only their own roles" on public.user_roles
alter policy "Only administrators read submissions" on ${SUBMISSIONS} using (true)
alter policy "Only administrators read submissions" on ${SUBMISSIONS} to authenticated
alter policy "Only administrators read submissions" on ${SUBMISSIONS} to public
drop policy "Only administrators read submissions" on ${SUBMISSIONS}
create policy more on ${SUBMISSIONS} for select to authenticated using (true)
create policy write on ${SUBMISSIONS} for update to inbox_reader using ((select private.is_admin()))
create policy write on public.user_roles for insert to authenticated with check (true)
grant select on ${SUBMISSIONS} to authenticated
grant select on ${SUBMISSIONS} to anon
grant select on ${SUBMISSIONS} to public
grant select (created_at) on ${SUBMISSIONS} to authenticated
grant select on ${SUBMISSIONS} to inbound_mail
grant select on ${SUBMISSIONS} to service_role
grant select on ${SUBMISSIONS} to inbox_reader with grant option
grant insert (email) on ${SUBMISSIONS} to anon
grant insert on ${SUBMISSIONS} to inbound_mail
grant update on ${SUBMISSIONS} to inbox_reader
grant update (handled_at) on ${SUBMISSIONS} to inbox_reader
grant delete on ${SUBMISSIONS} to inbox_reader
grant references on ${SUBMISSIONS} to public
grant trigger on ${SUBMISSIONS} to authenticated
grant maintain on ${SUBMISSIONS} to public
grant all on ${SUBMISSIONS} to service_role
grant select on public.user_roles to anon
grant select (role) on public.user_roles to anon
grant insert (user_id, role) on public.user_roles to authenticated
grant update on public.user_roles to inbox_reader
grant truncate on public.user_roles to service_role
grant update on private.settings to inbox_reader
grant select on private.settings to anon
grant execute on function private.is_admin() to anon
grant execute on function private.is_admin() to public
grant execute on function private.grant_admin(text) to authenticated
grant execute on function private.delete_submissions(text, text) to inbox_reader
grant execute on function public.mark_handled(uuid, boolean) to authenticated
grant execute on function public.receive_mail(text, text, text, text, text, text, integer, integer, text, text[]) to anon
grant execute on function public.receive_mail(text, text, text, text, text, text, integer, integer, text, text[]) to service_role
grant execute on function public.leave_out_mail(text) to authenticated
grant select on private.mails_left_out to inbox_reader
revoke execute on function private.before_request() from anon
grant usage on schema private to public
grant usage on schema private to authenticated with grant option
grant create on schema private to service_role
grant create on schema public to authenticated
grant create on schema extensions to anon
grant select on auth.users to anon
grant select (email) on auth.users to inbox_reader
grant update on auth.users to authenticated
grant select on auth.identities to anon
grant select on auth.mfa_factors to authenticated
grant service_role to authenticated
grant inbox_reader to anon
grant inbox_reader to service_role
grant authenticated to anon
grant pg_read_all_data to anon
grant pg_write_all_data to authenticated
alter role authenticated bypassrls
alter role inbox_reader bypassrls
alter role inbox_reader login
alter role inbound_mail createrole
alter role authenticated superuser
alter role anon login
alter role anon set row_security = off
alter role authenticated set search_path = 'pg_temp, public'
alter role authenticated set role = 'inbox_reader'
alter role anon set statement_timeout = 0
alter role inbox_reader set statement_timeout = '1h'
alter role authenticated set session_replication_role = 'replica'
alter database postgres set row_security = off
alter role authenticator set role = 'inbox_reader'
alter role authenticator set search_path = 'pg_temp, public'
alter role authenticator set row_security = off
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
alter role authenticator set pgrst.db_schemas = 'public, private'
alter table public.user_roles owner to authenticated
alter table ${SUBMISSIONS} owner to service_role
alter schema private owner to authenticated
create or replace function private.is_admin() returns boolean language sql stable security definer set search_path = '' as 'select auth.uid() is not null'
alter function private.is_admin() set schema public
alter function private.is_admin() security invoker
alter function private.is_admin() volatile
alter function private.is_admin() reset search_path
alter function public.mark_handled(uuid, boolean) set search_path = ''
alter function private.before_request() security definer
alter default privileges in schema public grant select on tables to anon
alter default privileges in schema public grant all on tables to service_role
alter default privileges in schema public grant usage on sequences to anon
alter default privileges in schema public grant execute on functions to anon
alter default privileges in schema private grant select on tables to authenticated
alter default privileges grant execute on functions to public
alter default privileges grant select on tables to public
create view public.messages as select * from ${SUBMISSIONS}
create materialized view public.messages as select * from ${SUBMISSIONS}
create view private.accounts as select * from auth.users; grant select on private.accounts to authenticated
create view extensions.messages as select * from ${SUBMISSIONS}; grant select on extensions.messages to anon
create schema shown; create view shown.messages as select email from ${SUBMISSIONS}; grant usage on schema shown to anon; grant select on shown.messages to anon
create schema copies; create table copies.messages as select * from ${SUBMISSIONS}
create table extensions.messages as select * from ${SUBMISSIONS}
create table public.notes (id int)
create sequence public.numbers
create function public.messages() returns setof ${SUBMISSIONS} language sql security definer as 'select * from ${SUBMISSIONS}'
create function extensions.messages() returns setof ${SUBMISSIONS} language sql security definer as 'select * from ${SUBMISSIONS}'
create function private.make_admin(who uuid) returns void language sql security definer as $f$ insert into public.user_roles values (who, 'admin') $f$
create function private.keep() returns trigger language plpgsql as 'begin return null; end'; create trigger keep before delete on public.user_roles for each row execute function private.keep()
create trigger quiet before update on ${SUBMISSIONS} for each row execute function suppress_redundant_updates_trigger()
create trigger quiet before update on auth.identities for each row execute function suppress_redundant_updates_trigger()
create trigger quiet before update on auth.users for each row execute function suppress_redundant_updates_trigger()
create rule keep as on delete to public.user_roles do instead nothing
create rule keep as on delete to auth.identities do instead nothing
create publication supabase_realtime for table ${SUBMISSIONS}
create publication supabase_realtime for table ${SUBMISSIONS} (email)
create publication supabase_realtime for all tables
create or replace function auth.uid() returns uuid language sql stable as $f$ select coalesce(current_setting('request.headers', true)::json ->> 'x-user', auth.jwt() ->> 'sub')::uuid $f$
create or replace function auth.jwt() returns jsonb language sql stable as $f$ select coalesce(current_setting('request.header.claims', true), current_setting('request.jwt.claims', true))::jsonb $f$
alter type public.app_role add value 'owner'
alter table public.user_roles drop constraint user_roles_user_id_fkey
alter table public.user_roles drop constraint user_roles_user_id_fkey, add constraint user_roles_user_id_fkey foreign key (user_id) references auth.users (id)
alter table public.user_roles alter constraint user_roles_user_id_fkey deferrable initially deferred
alter table public.user_roles drop constraint user_roles_pkey
alter table public.user_roles alter role set default 'member'
drop index public.contact_submissions_mail_key
alter table ${SUBMISSIONS} drop constraint contact_submissions_handled_check
alter table ${SUBMISSIONS} drop constraint contact_submissions_phone_check, add constraint contact_submissions_phone_check check (char_length(phone) <= 20) not valid
alter table ${SUBMISSIONS} drop constraint contact_submissions_message_check, add constraint contact_submissions_message_check check (char_length(message) between 1 and 2001)
alter table ${SUBMISSIONS} alter first_name drop not null
alter table ${SUBMISSIONS} alter created_at drop default
alter table ${SUBMISSIONS} add ip inet
drop index public.contact_submissions_newest_first_idx
drop index public.contact_submissions_open_idx
create or replace function private.delete_expired() returns integer language sql as $f$ with gone as (delete from ${SUBMISSIONS} where created_at < now() - interval '12 months' returning 1) select count(*)::int from gone $f$
create or replace function private.before_request() returns void language plpgsql as $f$ begin if current_user = 'authenticated' then set local role inbox_reader; end if; end $f$
`
  .trim()
  .split('\n');
