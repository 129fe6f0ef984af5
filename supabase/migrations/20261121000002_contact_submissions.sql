-- Messages sent to the program. The limits are those of the contact form schema (spec §5). char_length
-- counts code points where JavaScript counts UTF-16 units, so the database is never stricter than the form.
-- Names carry none of the spaces that JavaScript's trim() takes away, which the form has done.
create table public.contact_submissions (
  id         uuid        primary key default gen_random_uuid(),
  first_name text        not null,
  last_name  text        not null,
  email      text        not null,
  phone      text,
  subject    text        not null,
  message    text,
  created_at timestamptz not null default now(),

  constraint contact_submissions_first_name_check
    check (char_length(first_name) between 1 and 50 and first_name = btrim(first_name,
      E'\t\n\u000b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')),
  constraint contact_submissions_last_name_check
    check (char_length(last_name) between 1 and 50 and last_name = btrim(last_name,
      E'\t\n\u000b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')),
  constraint contact_submissions_email_check
    check (char_length(email) <= 255 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  constraint contact_submissions_phone_check
    check (char_length(phone) <= 20),
  constraint contact_submissions_subject_check
    check (char_length(subject) between 1 and 100),
  constraint contact_submissions_message_check
    check (char_length(message) between 1 and 2000)
);
comment on table public.contact_submissions is 'Messages sent to the program. Read by administrators only.';

-- The dashboard reads newest first, one page at a time, from a (created_at, id) position. The index has
-- that very order, so the last page of 100,000 rows costs what the first one does.
create index contact_submissions_newest_first_idx
  on public.contact_submissions (created_at desc, id desc);

alter table public.contact_submissions enable row level security;
alter table public.contact_submissions force  row level security;

revoke all on table public.contact_submissions from public, anon, authenticated, service_role;
grant select on table public.contact_submissions to authenticated;
grant select, insert, update, delete on table public.contact_submissions to service_role;

-- The scalar subselect makes Postgres call is_admin() once per query instead of once per row.
create policy "Only administrators read submissions"
  on public.contact_submissions
  for select
  to authenticated
  using ((select private.is_admin()));
