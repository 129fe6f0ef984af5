-- Demo data for local work and tests. Never load it into a live project: the passwords are public.
--   admin@az1hockey.test  / puckdrop-admin    (role: admin)
--   member@az1hockey.test / puckdrop-member   (an account without any role)
--
-- Works on Supabase (the auth schema of GoTrue) and on @supabase/lite (a subset of it):
--   * only columns both have are named here; "instance_id", which GoTrue requires and lite lacks, is set below
--   * the token columns are '' and not NULL, because GoTrue cannot scan NULL into them
--   * the password hashes are bcrypt (cost 10), so no pgcrypto is needed
--   * identities.email is a generated column in GoTrue: never insert it
do $$
begin
  if exists (select 1 from auth.users where email not like '%@az1hockey.test') then
    raise exception 'seed.sql holds demo accounts with public passwords; this database has real accounts, so nothing was loaded';
  end if;
end
$$;

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at,
  confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current,
  phone_change, phone_change_token, reauthentication_token,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at
) values
  ('00000000-0000-4000-8000-00000000000a', 'authenticated', 'authenticated', 'admin@az1hockey.test',
   '$2a$10$E0oOTf7IOn2jA8lu2Fahfuifl0/Y6flLejKfGqYrv3OaYrT6eleiS', now(),
   '', '', '', '', '', '', '', '',
   '{"provider": "email", "providers": ["email"]}', '{"first_name": "Avery", "last_name": "Gill"}', now(), now()),
  ('00000000-0000-4000-8000-00000000000b', 'authenticated', 'authenticated', 'member@az1hockey.test',
   '$2a$10$TyoW0rhydRggoYMYDzsJ9u9g7TLTn4dpnYdl30b2SCyn8FTTp3wCS', now(),
   '', '', '', '', '', '', '', '',
   '{"provider": "email", "providers": ["email"]}', '{"first_name": "Morgan", "last_name": "Sandhu"}', now(), now())
on conflict (id) do nothing;

do $$
begin
  if exists (select 1 from information_schema.columns
             where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id') then
    execute $sql$
      update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
      where instance_id is null and email like '%@az1hockey.test'
    $sql$;
  end if;
end
$$;

insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
select u.id, u.id, 'email', u.id::text,
       jsonb_build_object('sub', u.id::text, 'email', u.email, 'email_verified', true, 'phone_verified', false),
       now(), now(), now()
from auth.users as u
where u.email in ('admin@az1hockey.test', 'member@az1hockey.test')
on conflict do nothing;

insert into public.user_roles (user_id, role) values
  ('00000000-0000-4000-8000-00000000000a', 'admin')
on conflict do nothing;

insert into public.contact_submissions (id, first_name, last_name, email, subject, message, created_at) values
  ('10000000-0000-4000-8000-000000000001', 'Harpreet', 'Dhillon', 'harpreet@dhillon-family.example',
   'Summer camp for a beginner',
   E'Hello,\n\nMy daughter is 9 and has only skated twice. Questions:\n\n    1. Is Try Hockey the right start?\n    2. Do we need our own helmet?\n       (She has a bike helmet. I know.)\n\nThank you!\n  Harpreet',
   now() - interval '25 minutes'),
  ('10000000-0000-4000-8000-000000000002', 'Devon', 'Cardinal', 'devon@northside-rink.example',
   'Ice time in January', null, now() - interval '3 hours'),
  ('10000000-0000-4000-8000-000000000003', 'Simran', 'Kaur', 'simran.kaur@mill-woods.example',
   'ਸਿਖਲਾਈ ਬਾਰੇ',
   'ਸਤ ਸ੍ਰੀ ਅਕਾਲ! ਮੇਰਾ ਪੁੱਤਰ ਸੱਤ ਸਾਲ ਦਾ ਹੈ ਅਤੇ ਹਾਕੀ ਸਿੱਖਣਾ ਚਾਹੁੰਦਾ ਹੈ। ਕੀ ਤੁਹਾਡੇ ਕੈਂਪ ਵਿੱਚ ਪੰਜਾਬੀ ਬੋਲਣ ਵਾਲੇ ਕੋਚ ਹਨ?',
   now() - interval '1 day 4 hours'),
  ('10000000-0000-4000-8000-000000000004', 'Theo', 'Laurent', 'theo@pixel-and-puck.example',
   'A note about your sign-up mail',
   'Your mail shows tags to me: "<b>Welcome</b> to the team" and then <script>alert("hello")</script> at the end. The words are fine, the brackets look odd. Is 5 < 6 & 7 > 6 still true?',
   now() - interval '2 days'),
  ('10000000-0000-4000-8000-000000000005', 'Amara', 'Okafor', 'amara.okafor@westmount-school.example',
   'Assembly visit',
   'Could one of the coaches speak at our school assembly in February? About 240 students, grades 4 to 6, and a gym with good sound.',
   now() - interval '5 days'),
  ('10000000-0000-4000-8000-000000000006', 'Jas', 'Grewal', 'jas@grewal-logistics.example',
   'Link to our tournament photos',
   'https://photos.grewal-logistics.example/albums/2026/south-asian-night/' || repeat('goal-celebration-', 24) || 'final.html',
   now() - interval '9 days'),
  ('10000000-0000-4000-8000-000000000007', 'Noor', 'Hussain', 'noor.hussain@surrey-minor.example',
   'Sessions in Surrey',
   'We moved from Edmonton to Surrey. Will there be small group sessions on this side of the mountains in spring?',
   now() - interval '3 weeks'),
  ('10000000-0000-4000-8000-000000000008', 'Craig', 'Beaulieu', 'craig@second-shift-sports.example',
   'Used equipment',
   E'We have to give away:\n\n  - 14 pairs of skates, sizes 1 to 6\n  - 9 helmets, all in date\n  - a lot of tape\n\nWho can pick it up?',
   now() - interval '7 weeks'),
  ('10000000-0000-4000-8000-000000000009', 'Manpreet', 'Sidhu', 'manpreet@sidhu-orthodontics.example',
   'Jerseys for next season',
   'Our practice would like to pay for one team''s jerseys. What does a set cost, and by when do you need to know?',
   now() - interval '5 months'),
  ('10000000-0000-4000-8000-00000000000a', 'Lena', 'Fischer', 'lena.fischer@riverbend-volunteers.example',
   'Volunteering',
   'I can help at two events a month, with first aid. My certificate is valid until next autumn.',
   now() - interval '14 months')
on conflict (id) do nothing;
