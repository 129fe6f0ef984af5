-- Administrators: who is one, how one is made, and what their requests may do.

create table private.settings (
  only_row             boolean primary key default true check (only_row),
  always_second_factor boolean not null default false
);
comment on table private.settings is
  'One row. With always_second_factor, an administrator without a second factor has no admin rights.';
insert into private.settings default values;
revoke all on table private.settings from public, anon, authenticated, service_role;

-- SECURITY DEFINER: reads user_roles past its policies, so that a policy calling it cannot recurse. "pg_temp" comes
-- last in the search_path, here and everywhere: where it is not named it comes first, and the types of a caller with
-- SQL access would replace those of PostgreSQL.
create function private.is_admin()
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  caller constant uuid := auth.uid();
  needs_second_factor boolean := (select s.always_second_factor from private.settings as s);
begin
  -- A token is valid for up to an hour after its session was ended, here or from another device. PostgREST answers PT401
  -- with status 401.
  if auth.jwt() ? 'session_id'
      and not exists (select from auth.sessions as s where s.id = (auth.jwt() ->> 'session_id')::uuid) then
    raise sqlstate 'PT401' using message = 'the session has ended';
  elsif not exists (select from public.user_roles as r where r.user_id = caller and r.role = 'admin') then
    return false;
  end if;
  -- The embedded backend has no second factors.
  if to_regclass('auth.mfa_factors') is not null then
    needs_second_factor := needs_second_factor
      or exists (select from auth.mfa_factors as f where f.user_id = caller and f.status::text = 'verified');
  end if;
  return not needs_second_factor or coalesce(auth.jwt() ->> 'aal' = 'aal2', false);
end
$$;
comment on function private.is_admin() is
  'True when the caller''s token belongs to an account with the admin role, signed in with the second factor where the account has one. Raises PT401 when its session has ended.';
revoke all on function private.is_admin() from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to authenticated;

-- Runs first in every request: PostgREST calls it through db_pre_request, the embedded backend on its own. Only here
-- does a request become inbox_reader. Row level security alone would hide the rows, but not what the planner estimates
-- about them. Not SECURITY DEFINER, because such a function cannot change the role. Every request of a reader leaves a
-- line in the log of the server, which a read-only transaction cannot stop and no caller can switch off. The path is
-- written as JSON, so that it cannot begin a line of its own.
create function private.before_request()
  returns void
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  -- One inside the other: the condition as a whole would need everybody's right to call is_admin().
  if current_user = 'authenticated' then
    if private.is_admin() then
      set local role inbox_reader;
      raise log 'inbox: % % %', current_setting('request.jwt.claims', true)::json ->> 'sub',
        current_setting('request.method', true), to_json(current_setting('request.path', true));
    end if;
  end if;
end
$$;
comment on function private.before_request() is
  'Makes the request of an administrator one of the role inbox_reader, and logs it.';
revoke all on function private.before_request() from public, anon, authenticated, service_role;
grant execute on function private.before_request() to anon, authenticated, service_role, inbound_mail;

do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.before_request';
    notify pgrst, 'reload config';
  end if;
end
$$;

-- Somebody can sign up with another person's address and wait until that person confirms it: the first password
-- stays. Only an account that an invitation made has never had a stranger's password. GoTrue writes the account first
-- and the invitation right after, hence the second.
create function private.grant_admin(email text)
  returns text
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
declare
  account record;
begin
  -- As JSON, because the accounts of the embedded backend have no invited_at.
  select u.id, u.email::text as email, u.created_at, u.email_confirmed_at,
      (to_jsonb(u) ->> 'invited_at')::timestamptz as invited_at
    into account from auth.users as u where lower(u.email) = lower(btrim(grant_admin.email));
  if account.id is null then
    raise exception 'nothing granted: no account has the address %', email using hint = 'Invite it first.';
  elsif account.invited_at is null or account.created_at < account.invited_at - interval '1 second' then
    raise exception 'nothing granted: % signed up without an invitation, or before it', account.email
      using hint = 'Delete the account and invite the address again.';
  elsif account.email_confirmed_at is null then
    raise exception 'nothing granted: % has not been confirmed', account.email
      using hint = 'Its owner opens the link in the invitation first.';
  end if;
  insert into public.user_roles (user_id, role) values (account.id, 'admin') on conflict do nothing;
  return format('%s %s an administrator: invited %s, confirmed %s', account.email,
    case when found then 'is now' else 'already was' end, account.invited_at, account.email_confirmed_at);
end
$$;
comment on function private.grant_admin(text) is
  'Makes the invited, confirmed account of an address an administrator and says so. Raises a sentence for any other.';

create function private.revoke_admin(email text)
  returns text
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  delete from public.user_roles as r using auth.users as u
    where u.id = r.user_id and r.role = 'admin' and lower(u.email) = lower(btrim(revoke_admin.email));
  if not found then
    raise exception 'nothing revoked: no administrator has the address %', email;
  end if;
  return format('%s is no longer an administrator, from the next request on', email);
end
$$;
comment on function private.revoke_admin(text) is
  'Takes the admin role from the account of an address and says so. Raises a sentence when it had none.';

revoke all on function private.grant_admin(text), private.revoke_admin(text) from public, anon, authenticated, service_role;
