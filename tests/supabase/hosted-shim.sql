-- The parts that Supabase prepares before a project's migrations run: the API roles with their default rights, and
-- the part of the auth schema that the migrations and the seed touch, as GoTrue makes it.
-- A project's migrations run as "postgres". On Supabase that is not a superuser; on PGlite it is the only one.
do $$
begin
  if not exists (select from pg_roles where rolname = 'postgres') then
    create role postgres login createdb createrole bypassrls;
  end if;
end
$$;
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
-- The role that PostgREST connects as.
create role authenticator login noinherit;
grant anon, authenticated, service_role to postgres, authenticator;
-- Lets PostgREST's settings be set, as supautils does.
grant set on parameter pgrst.db_pre_request to postgres;

create schema extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role;
grant all on schema public to postgres;
grant create on database postgres to postgres;
grant usage on schema public to anon, authenticated, service_role;
-- The API roles get every right on objects created in public; the migrations must revoke it.
alter default privileges for role postgres in schema public grant all on tables    to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;

create schema auth;
grant usage on schema auth to postgres, anon, authenticated, service_role;

create table auth.users (
  instance_id uuid,
  id uuid primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255) unique,
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_token varchar(255),
  recovery_token varchar(255),
  email_change varchar(255),
  email_change_token_new varchar(255),
  email_change_token_current varchar(255) default '',
  phone_change text default '',
  phone_change_token varchar(255) default '',
  reauthentication_token varchar(255) default '',
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz,
  updated_at timestamptz
);

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  unique (provider_id, provider)
);

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_type text not null,
  status text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;
create function auth.uid() returns uuid language sql stable as $$
  select (auth.jwt() ->> 'sub')::uuid
$$;

grant all on all tables in schema auth to postgres;
