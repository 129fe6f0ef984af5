-- pgTAP: an email is stored once or counted as left out, can be found and marked as handled, and is deleted when its
-- time is over.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(39);

do $$ begin execute format('grant inbox_reader, inbound_mail to %I', session_user); end $$;
insert into auth.users (id, aud, role, email, encrypted_password) values
  ('aaaaaaaa-0000-4000-8000-00000000000a', 'authenticated', 'authenticated', 'first@fixture.test', ''),
  ('aaaaaaaa-0000-4000-8000-00000000000b', 'authenticated', 'authenticated', 'second@fixture.test', '');
insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email like '%@fixture.test';
delete from public.contact_submissions where true;

-- The first column of a query's answer to a request, which is not rolled back.
create function pg_temp.ask(api_role name, account text, query text) returns text language plpgsql as $$
declare
  answer text;
begin
  perform set_config('request.jwt.claims', json_build_object('sub', 'aaaaaaaa-0000-4000-8000-00000000000' || account)::text, true),
    set_config('request.jwt.claim.sub', 'aaaaaaaa-0000-4000-8000-00000000000' || coalesce(account, '0'), true), set_config('role', api_role, true);
  perform private.before_request();
  execute query into answer;
  perform set_config('role', 'none', true);
  return answer;
end
$$;

-- 1. Incoming emails ----------------------------------------------------------------------------
select is(pg_temp.ask('inbound_mail', null, format('select public.receive_mail(%s)', mail)), outcome, name)
from (values
  ($$'<1@mail.test>', 'Prince', null, 'prince@mail.test', 'Ice', 'Hello', 2, 4812$$, 'true', 'an email is stored'),
  ($$'<1@mail.test>', 'Prince', null, 'prince@mail.test', 'Ice', 'Hello'$$, 'false', 'a second delivery of the same email is not stored'),
  ($$'<1@mail.test>', 'Robin', null, 'robin@mail.test', 'Ice', 'Hello', 0, null, 'office@mail.test', '{spf,dmarc}'$$, 'true', 'an email from another sender with the same Message-ID is stored'),
  ($$'<1@mail.test>', 'Robin', null, 'robin@mail.test', 'Ice', null$$, 'true', 'another email from the same sender with the same Message-ID is stored'),
  ($$'<2@mail.test>', 'Simran', 'Kaur', 'simran@mail.test', 'ਹਾਕੀ', 'ਸਿੱਖਣਾ ਚਾਹੁੰਦਾ ਹੈ'$$, 'true', 'an email in Gurmukhi is stored'),
  ($$'<3@mail.test>', 'Noor', 'Hussain', 'NOOR@mail.test', 'کھیل', 'ہاکی سیکھنا'$$, 'true', 'an email in Urdu is stored'),
  ($$repeat('ਖ', 998), 'Asha', 'Gill', 'asha@mail.test', 's', 'm'$$, 'true', 'an email with a long Message-ID in Gurmukhi is stored')
) as mails(mail, outcome, name);
select is(pg_temp.ask('inbound_mail', null, format('select public.receive_mail(%s)', mail)), 'false', format('an email with %s is refused', why))
from (values
  ($$null,            'P', 'G', 'p@mail.test', 's', 'm'$$, 'no Message-ID'),
  ($$repeat('x', 999), 'P', 'G', 'p@mail.test', 's', 'm'$$, 'a Message-ID of 999 characters'),
  ($$'<4@mail.test>', 'P', 'G', 'p@mail.test', 's', 'm', -1$$, 'a negative number of attachments'),
  ($$'<4@mail.test>', 'P', 'G', 'p@mail.test', 's', 'mmm', 0, 3$$, 'an original length no longer than its message'),
  ($$'<4@mail.test>', 'P', 'G', 'p@mail.test', 's', 'm', 0, null, null, '{spf,urgent}'$$, 'an unknown mark'),
  ($$'<4@mail.test>', 'P', 'G', 'p@mail.test', 's', 'm', 0, null, 'p'$$, 'an invalid reply address'),
  ($$'<4@mail.test>', 'P', '', 'p@mail.test', 's', 'm'$$, 'an empty last name')
) as mails(mail, why);
select results_eq($$
  select first_name, last_name, email, subject, message, attachments, cut_from, reply_to, marks from public.contact_submissions
  where message_id = '<1@mail.test>' and message is not null order by email
$$, $$values ('Prince', null::text, 'prince@mail.test', 'Ice', 'Hello', 2, 4812, null::text, '{}'::text[]),
  ('Robin', null, 'robin@mail.test', 'Ice', 'Hello', 0, null, 'office@mail.test', '{spf,dmarc}')$$, 'emails are stored as they first arrived');
select is((select count(*) from public.contact_submissions), 6::bigint, 'each email is stored once');
do $$
begin
  perform pg_temp.ask('inbound_mail', null, format('select public.leave_out_mail(%L)', reason))
  from unnest(array['mailing list', 'no address', 'mailing list']) as reason;
end
$$;
select results_eq('select day, reason, mails from private.mails_left_out order by reason',
  $$values (current_date, 'mailing list', 2), (current_date, 'no address', 1), (current_date, 'refused', 7)$$, 'emails that are left out are counted by day and reason');
delete from public.contact_submissions where email = 'robin@mail.test' and message is null;
select is(pg_temp.ask('authenticated', 'a', $$select count(*) from public.contact_submissions where search_text like '%office@mail%'$$), '1', 'an email is found by its reply address');
select is(private.delete_submissions('office@mail.test'), '1 deleted', 'an email can be deleted by its reply address');

-- 2. Search by words and parts of words, in each script ------------------------------------------
select results_eq(format('select message_id from public.contact_submissions where search_text like ''%%%s%%''', term), array[id], format('a search for %s finds its message', term))
from (values ('prince', '<1@mail.test>'), ('rinc', '<1@mail.test>'), ('ice', '<1@mail.test>'), ('noor@mail', '<3@mail.test>'),
  ('ਸਿੱਖਣਾ', '<2@mail.test>'), ('ਹੁੰਦਾ', '<2@mail.test>'), ('سیکھنا', '<3@mail.test>'), ('یکھ', '<3@mail.test>')) as searches(term, id);

-- 3. Handled or not -----------------------------------------------------------------------------
create temporary view mark as
  select handled_at, handled_by, handled_by_email, marked_at, marked_by_email from public.contact_submissions where message_id = '<1@mail.test>';
update public.contact_submissions set created_at = now() - interval '1 hour' where message_id = '<1@mail.test>';
create function pg_temp.mark(account text, handled boolean) returns text language sql as $$
  select pg_temp.ask('authenticated', account,
    format('select case when handled_at is null then ''open'' else handled_by_email end from public.mark_handled(%L, %L)', c.id, handled))
  from public.contact_submissions as c where c.message_id = '<1@mail.test>'
$$;
select is(pg_temp.mark('a', true), 'first@fixture.test', 'an administrator who marks a message gets it back with the mark');
select results_eq('select * from mark', $$values (now(), 'aaaaaaaa-0000-4000-8000-00000000000a'::uuid, 'first@fixture.test', now(), 'first@fixture.test')$$, 'the database itself records who marked a message and when');
select is(pg_temp.mark('b', true), 'first@fixture.test', 'a second mark changes nothing and returns who was first');
select is(pg_temp.mark('b', false), 'open', 'undoing a mark returns the message as open');
select results_eq('select * from mark', $$values (null::timestamptz, 'aaaaaaaa-0000-4000-8000-00000000000a'::uuid, 'first@fixture.test', now(), 'second@fixture.test')$$,
  'an undone mark still says who had set it, and who undid it and when');
select is(pg_temp.mark('b', true), 'second@fixture.test', 'a message whose mark was undone can be marked by another administrator');
select is(pg_temp.ask('authenticated', 'a', $$select id from public.mark_handled('cccccccc-0000-4000-8000-000000000009', true)$$),
  null, 'marking a deleted message returns no row');

delete from auth.users where email = 'second@fixture.test';
select results_eq('select handled_by, handled_by_email from mark', $$values (null::uuid, 'second@fixture.test')$$, 'a mark survives the deletion of its account');

-- 4. Deletion -----------------------------------------------------------------------------------
update public.contact_submissions set created_at = now() - interval '24 months' - interval '1 second' where message_id = '<2@mail.test>';
update public.contact_submissions set created_at = now() - interval '24 months' where message_id = '<3@mail.test>';
select is(private.delete_expired(), 1, 'messages older than 24 months are deleted');
select results_eq($$select message_id from public.contact_submissions order by 1$$, array['<1@mail.test>', '<3@mail.test>', repeat('ਖ', 998)], 'newer messages are kept');
select is(private.delete_submissions('Prince@mail.test', 'Another subject'), '0 deleted', 'deleting by sender and subject keeps messages with another subject');
select is(private.delete_submissions(' noor@mail.test '), '1 deleted', 'deleting by sender ignores the case of letters');

select * from finish();
rollback;
