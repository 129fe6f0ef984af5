-- Access control: who may do what. Everything starts closed; every right is granted by name.

-- Supabase gives the API roles rights on whatever is created in "public". Objects of this project get none
-- automatically.
alter default privileges in schema public revoke all on tables    from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges                  revoke execute on functions from public;

-- The schema that the Data API does not expose, so that none of it can be called as RPC.
create schema private;
revoke all on schema private from public, anon, authenticated, service_role;
grant usage on schema private to anon, authenticated, service_role;

-- Two roles that no token of an account names, see private.before_request() and public.receive_mail().
do $$
begin
  if not exists (select from pg_roles where rolname = 'inbox_reader') then
    create role inbox_reader nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'inbound_mail') then
    create role inbound_mail nologin;
  end if;
  -- The role that PostgREST connects as. The embedded backend has no such role and needs none.
  if exists (select from pg_roles where rolname = 'authenticator') then
    grant inbox_reader, inbound_mail to authenticator;
  end if;
end
$$;
-- Lets inbox_reader reach schema "auth", where a hosted project cannot grant anything itself.
grant authenticated to inbox_reader;
grant usage on schema public, private to inbound_mail;

create type public.app_role as enum ('admin');

-- One row for each account, so that the planner estimates one row for any account that asks (Prefer: count=planned), however
-- many there are.
create table public.user_roles (
  user_id uuid            primary key references auth.users (id) on delete cascade,
  role    public.app_role not null
);
comment on table public.user_roles is
  'Roles held by an account. Written by private.grant_admin() and private.revoke_admin(), never through the API.';

alter table public.user_roles enable row level security;
alter table public.user_roles force  row level security;

revoke all on table public.user_roles from public, anon, authenticated, service_role;
grant select on table public.user_roles to authenticated;

create policy "A user sees only their own roles"
  on public.user_roles
  for select
  to authenticated
  using (user_id = (select auth.uid()));
