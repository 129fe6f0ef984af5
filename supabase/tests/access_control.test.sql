-- pgTAP: what requests get, made as the API makes them: role and claims, private.before_request(), then the statement.
-- Runs with `supabase test db`, and in `npm test` on the local database.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(158);

-- Lets this session become these roles; PostgREST does so as "authenticator".
do $$ begin execute format('grant inbox_reader, inbound_mail to %I', session_user); end $$;

-- Fixture accounts, independent of seed.sql. The last letter of the id tells them apart.
insert into auth.users (id, aud, role, email, encrypted_password, raw_user_meta_data) values
  ('aaaaaaaa-0000-4000-8000-00000000000a', 'authenticated', 'authenticated', 'admin@fixture.test',  '', '{}'),
  ('aaaaaaaa-0000-4000-8000-00000000000b', 'authenticated', 'authenticated', 'member@fixture.test', '', '{"role": "admin"}');
insert into public.user_roles (user_id, role) values ('aaaaaaaa-0000-4000-8000-00000000000a', 'admin');
delete from public.contact_submissions where true;
insert into public.contact_submissions (id, first_name, last_name, email, subject, message) values
  ('bbbbbbbb-0000-4000-8000-000000000001', 'Pat', 'Tap', 'pgtap@fixture.test', 'Hello', 'A message');

-- A schema where anybody may create, so that only the table it references refuses a foreign key.
create schema pgtap_scratch;
grant usage, create on schema pgtap_scratch to public;

create temporary table identity (position int, name text, api_role name, claims jsonb) on commit drop;
insert into identity values
  (1, 'an anonymous visitor', 'anon', '{}'),
  (2, 'a member', 'authenticated', '{"sub": "aaaaaaaa-0000-4000-8000-00000000000b"}'),
  (3, 'an administrator', 'authenticated', '{"sub": "aaaaaaaa-0000-4000-8000-00000000000a"}'),
  (4, 'the mail receiver', 'inbound_mail', '{}'),
  (5, 'the service role', 'service_role', '{}');

-- Makes a request and rolls it back. Returns the number of its rows, or the SQLSTATE that refused it.
create function pg_temp.request(api_role name, claims jsonb, statement text) returns text language plpgsql as $$
declare
  touched bigint;
begin
  perform set_config('request.jwt.claims', (claims || jsonb_build_object('role', api_role))::text, true),
    set_config('request.jwt.claim.sub', coalesce(claims ->> 'sub', ''), true), set_config('role', api_role, true);
  perform private.before_request();
  execute statement;
  get diagnostics touched = row_count;
  raise exception using errcode = 'AZ100', message = touched;
exception
  when sqlstate 'AZ100' then return sqlerrm;
  when others then return sqlstate;
end
$$;
create function pg_temp.inbox(claims jsonb, headers jsonb default '{}') returns text language sql as $$
  select pg_temp.request('authenticated', claims, 'select * from public.contact_submissions')
  from set_config('request.headers', headers::text, true)
$$;

-- 1. Everybody tries everything: rows, or 42501 for "insufficient privilege" -------------------
create temporary table attempt (statement text, outcomes text[] default '{42501, 42501, 42501, 42501, 42501}') on commit drop;
insert into attempt values
  --                                                              anon   member admin  mail   service
  ('select * from user_roles where user_id::text like ''aaaaaaaa-%''',
                                                               '{42501, 0,     1,     42501, 42501}'),
  ('select * from contact_submissions',                        '{42501, 42501, 1,     42501, 42501}'),
  ('select 1 from contact_submissions',                        '{42501, 42501, 1,     42501, 42501}'),
  ($$select * from mark_handled('bbbbbbbb-0000-4000-8000-000000000001', true)$$,
                                                               '{42501, 42501, 1,     42501, 42501}'),
  ($$select receive_mail('<1@b.co>', 'Pat', null, 'a@b.co', 's', 'm')$$,
                                                               '{42501, 42501, 42501, 1,     42501}'),
  ($$select leave_out_mail('no address')$$,                    '{42501, 42501, 42501, 1,     42501}'),
  ('select private.is_admin()',                                '{42501, 1,     1,     42501, 42501}');
insert into attempt (statement) values
  ('select * from contact_submissions for update'),
  ('select * from private.mails_left_out'),
  ($$select private.grant_admin('member@fixture.test')$$),
  ($$select private.revoke_admin('admin@fixture.test')$$),
  ($$select private.delete_submissions('pgtap@fixture.test')$$),
  ('select private.delete_expired()'),
  ('update private.settings set always_second_factor = false where true'),
  ($$insert into user_roles values ('aaaaaaaa-0000-4000-8000-00000000000b', 'admin')$$),
  ($$update user_roles set role = 'admin' where true$$),
  ('delete from user_roles where true'),
  ($$insert into contact_submissions (first_name, last_name, email, subject) values ('a', 'b', 'a@b.co', 's')$$),
  ($$update contact_submissions set message = 'x' where true$$),
  ('delete from contact_submissions where true'),
  ('truncate contact_submissions'),
  ('create table pgtap_scratch.s (id uuid references public.contact_submissions)'),
  ('alter table contact_submissions disable row level security'),
  ('create table public.x (id int)'),
  ('create table private.x (id int)');
select is(pg_temp.request(api_role, claims, statement), outcomes[position],
  format('%s: %s is %s', name, statement, case outcomes[position] when '42501' then 'refused' else 'answered' end))
from attempt, identity order by statement, position;

-- 2. Estimates of the planner, which PostgREST shows for Prefer: count=planned -----------------
select is(pg_temp.request(api_role, claims, 'explain select * from public.contact_submissions where email = ''pgtap@fixture.test'''),
  '42501', format('%s is refused an estimate of messages', name))
from identity where name <> 'an administrator';
select col_is_pk('public', 'user_roles', 'user_id', 'an account has one row of roles, so that its estimate is one row and says nothing about other accounts');

-- 3. Signed tokens whose claims grant nothing --------------------------------------------------
select is(pg_temp.inbox(claims::jsonb), '42501', format('the claims %s grant nothing', claims))
from unnest(array[
  '{}',
  '{"sub": "cccccccc-0000-4000-8000-000000000009"}',
  '{"sub": "aaaaaaaa-0000-4000-8000-00000000000b", "user_role": "admin", "app_role": "admin", "is_admin": true}',
  '{"sub": "aaaaaaaa-0000-4000-8000-00000000000b", "user_metadata": {"role": "admin"}, "app_metadata": {"role": "admin"}}',
  '{"sub": "aaaaaaaa-0000-4000-8000-00000000000b", "email": "admin@fixture.test", "aal": "aal2"}'
]) as claims;
select is(pg_temp.inbox('{"sub": "aaaaaaaa-0000-4000-8000-00000000000b"}', '{"x-user-id": "aaaaaaaa-0000-4000-8000-00000000000a", "x-admin": "true"}'),
  '42501', 'headers grant nothing');
select is(pg_temp.request('inbox_reader', '{"sub": "aaaaaaaa-0000-4000-8000-00000000000b"}', 'select * from public.contact_submissions'),
  '0', 'the role inbox_reader alone reads no row');
select is(pg_temp.request('inbox_reader', '{"sub": "aaaaaaaa-0000-4000-8000-00000000000b"}', $$select mark_handled('bbbbbbbb-0000-4000-8000-000000000001', true)$$),
  '42501', 'the role inbox_reader alone marks nothing');

-- 4. The second factor, the end of a session -------------------------------------------------
create temporary table sign_in (name text, claims jsonb) on commit drop;
insert into sign_in values
  ('password', '{"sub": "aaaaaaaa-0000-4000-8000-00000000000a", "aal": "aal1"}'),
  ('second factor', '{"sub": "aaaaaaaa-0000-4000-8000-00000000000a", "aal": "aal2"}');
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at) values
  (gen_random_uuid(), 'aaaaaaaa-0000-4000-8000-00000000000a', 'totp', 'unverified', now(), now()),
  (gen_random_uuid(), 'aaaaaaaa-0000-4000-8000-00000000000b', 'totp', 'verified', now(), now());
select is(pg_temp.inbox(claims), '1', 'an administrator without a verified factor reads the inbox after the ' || name) from sign_in;
update private.settings set always_second_factor = true where true;
select is(pg_temp.inbox(claims), case name when 'password' then '42501' else '1' end, 'an administrator of a project that requires a second factor reads only after it; after the ' || name) from sign_in;
update private.settings set always_second_factor = false where true;
update auth.mfa_factors set status = 'verified' where user_id = 'aaaaaaaa-0000-4000-8000-00000000000a';
select is(pg_temp.inbox(claims), case name when 'password' then '42501' else '1' end, 'an administrator with a verified factor reads only after using it; after the ' || name) from sign_in;
delete from auth.mfa_factors where true;
insert into auth.sessions (id, user_id) values ('dddddddd-0000-4000-8000-000000000001', 'aaaaaaaa-0000-4000-8000-00000000000a');
select is(pg_temp.inbox(jsonb_build_object('sub', 'aaaaaaaa-0000-4000-8000-00000000000a', 'session_id', id)), outcome, 'a token whose session ' || state)
from (values ('dddddddd-0000-4000-8000-000000000001', '1', 'lasts'), ('dddddddd-0000-4000-8000-000000000002', 'PT401', 'has ended')) as sessions(id, outcome, state);

-- 5. Granting and revoking ---------------------------------------------------------------------
select throws_like($$select private.grant_admin('nobody@fixture.test')$$, 'nothing granted: no account %', 'an unknown address cannot be granted the role');
select throws_like($$select private.grant_admin('member@fixture.test')$$, '%without an invitation%', 'an account that signed up uninvited cannot be granted the role');
update auth.users set email_confirmed_at = now(), created_at = now() - interval '1.001 seconds', invited_at = now()
  where email = 'member@fixture.test';
select throws_like($$select private.grant_admin('member@fixture.test')$$, '%or before it%', 'an account more than a second older than its invitation cannot be granted the role');
update auth.users set created_at = now() - interval '1 second', email_confirmed_at = null where email = 'member@fixture.test';
select throws_like($$select private.grant_admin('member@fixture.test')$$, '%has not been confirmed', 'an unconfirmed account cannot be granted the role');
update auth.users set email_confirmed_at = now() where email = 'member@fixture.test';
select alike(private.grant_admin(' Member@Fixture.test '), 'member@fixture.test is now an administrator%', 'an invited, confirmed account is granted the role');
select is(pg_temp.inbox('{"sub": "aaaaaaaa-0000-4000-8000-00000000000b"}'), '1', 'a new administrator reads the inbox with the token they already had');
select alike(private.grant_admin('member@fixture.test'), '%already was%', 'granting the role twice says that the account already had it');
select alike(private.revoke_admin('MEMBER@fixture.test'), '%no longer an administrator%', 'the role can be revoked');
select is(pg_temp.inbox('{"sub": "aaaaaaaa-0000-4000-8000-00000000000b"}'), '42501', 'a former administrator reads nothing with the same token');
select throws_like($$select private.revoke_admin('member@fixture.test')$$, 'nothing revoked%', 'revoking the role from an account without it says that nothing was revoked');
delete from auth.users where email = 'admin@fixture.test';
select is_empty($$select * from public.user_roles where user_id = 'aaaaaaaa-0000-4000-8000-00000000000a'$$, 'a deleted account has no roles');
select is(pg_temp.inbox('{"sub": "aaaaaaaa-0000-4000-8000-00000000000a"}'), '42501', 'the token of a deleted account reads nothing');

select * from finish();
rollback;
