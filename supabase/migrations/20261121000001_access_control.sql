-- Access control: who may do what. Everything starts closed; every right is granted by name.

-- Supabase gives the API roles rights on whatever is created in "public". Objects of this project get
-- none by themselves.
alter default privileges in schema public revoke all on tables    from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges                  revoke execute on functions from public;

-- Helper functions live in a schema the Data API does not expose, so they cannot be called as RPC.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;
grant usage on schema private to authenticated;

-- 'admin' opens the dashboard; 'member' grants nothing beyond an account without a role.
create type public.app_role as enum ('admin', 'member');

create table public.user_roles (
  user_id    uuid            not null references auth.users (id) on delete cascade,
  role       public.app_role not null,
  created_at timestamptz     not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is
  'Roles held by an account. Written only in SQL or with the service role, never by a signed-in user.';

alter table public.user_roles enable row level security;
alter table public.user_roles force  row level security;

revoke all on table public.user_roles from public, anon, authenticated, service_role;
grant select on table public.user_roles to authenticated;
grant select, insert, update, delete on table public.user_roles to service_role;

create policy "A user sees only their own roles"
  on public.user_roles
  for select
  to authenticated
  using (user_id = (select auth.uid()));

-- SECURITY DEFINER: reads user_roles past its policies, so that a policy calling it cannot recurse.
create or replace function private.is_admin()
  returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select 1
    from public.user_roles as r
    where r.user_id = (select auth.uid())
      and r.role = 'admin'::public.app_role
  );
$$;
comment on function private.is_admin() is 'True when the caller''s token belongs to an account with the admin role.';
revoke all on function private.is_admin() from public, anon, authenticated;
grant execute on function private.is_admin() to authenticated;
