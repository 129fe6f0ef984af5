-- Messages sent to the program. The limits are CONTACT_LIMITS of the contact form, fixed by the organisation. char_length
-- counts code points where JavaScript counts UTF-16 units, so the database is never stricter than the form. Names have
-- no spaces that JavaScript's trim() removes: the schema trims them.
create table public.contact_submissions (
  id         uuid        primary key default gen_random_uuid(),
  first_name text        not null,
  last_name  text,
  email      text        not null,
  subject    text        not null,
  message    text,
  created_at timestamptz not null default now(),
  -- Columns of an email: see public.receive_mail().
  message_id  text,
  reply_to    text,
  attachments integer not null default 0,
  cut_from    integer,
  marks       text[]  not null default '{}',
  -- The mark of the person who has dealt with it: see public.mark_handled(). When it is undone, the person
  -- who had set it stays; the addresses outlive the accounts.
  handled_at       timestamptz,
  handled_by       uuid references auth.users (id) on delete set null,
  handled_by_email text,
  -- The last change of the mark, its undoing included.
  marked_at        timestamptz,
  marked_by_email  text,
  -- The text that a search looks through. Stored, because lower() of every message would take most of a search's time.
  search_text text not null generated always as (
    lower(first_name || ' ' || coalesce(last_name, '') || E'\n' || email || E'\n' || coalesce(reply_to || E'\n', '') || subject || E'\n' || coalesce(message, ''))
  ) stored,

  constraint contact_submissions_first_name_check
    check (char_length(first_name) between 1 and 50 and first_name = btrim(first_name,
      E'\t\n\u000b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')),
  -- An email may be from somebody with a single name.
  constraint contact_submissions_last_name_check
    check (case when last_name is null then message_id is not null
      else char_length(last_name) between 1 and 50 and last_name = btrim(last_name,
        E'\t\n\u000b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff') end),
  constraint contact_submissions_email_check
    check (char_length(email) <= 255 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  constraint contact_submissions_subject_check
    check (char_length(subject) between 1 and 100),
  constraint contact_submissions_message_check
    check (char_length(message) between 1 and 2000),
  constraint contact_submissions_mail_check
    check (char_length(message_id) between 1 and 998 and attachments >= 0 and cut_from > char_length(message)
      and marks <@ array['dmarc', 'spf', 'unsubscribe']),
  constraint contact_submissions_reply_to_check
    check (char_length(reply_to) <= 255 and reply_to ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  constraint contact_submissions_handled_check
    check (num_nulls(handled_by_email, marked_at, marked_by_email) in (0, 3)
      and (marked_at is not null or num_nonnulls(handled_at, handled_by) = 0))
);
comment on table public.contact_submissions is 'Messages sent to the program. Read by administrators only.';
comment on column public.contact_submissions.cut_from is
  'How many characters the text of the mail had, when the message is only its beginning.';
comment on column public.contact_submissions.reply_to is 'Where answers to the mail go, when that is not its sender.';
comment on column public.contact_submissions.marks is
  'dmarc, spf: a check of the sender that failed; unsubscribe: the mail offers to leave a list.';

-- Message-ID and content together identify an email: two people's programs may write the same ID. A digest, because an
-- index entry has at most 2,704 bytes.
create unique index contact_submissions_mail_key
  on public.contact_submissions (md5(message_id || E'\n' || email || E'\n' || subject || E'\n' || coalesce(message, '')));

-- The dashboard reads newest first, one page at a time, from a (created_at, id) position: all, or those not handled.
-- The indexes have that very order, so the last page of 100,000 rows costs no more than the first.
create index contact_submissions_newest_first_idx
  on public.contact_submissions (created_at desc, id desc);
create index contact_submissions_open_idx
  on public.contact_submissions (created_at desc, id desc) where handled_at is null;
-- Speeds up the deletion of an account.
create index contact_submissions_handled_by_idx
  on public.contact_submissions (handled_by) where handled_by is not null;

alter table public.contact_submissions enable row level security;
alter table public.contact_submissions force  row level security;

revoke all on table public.contact_submissions from public, anon, authenticated, service_role;
grant select on table public.contact_submissions to inbox_reader;

-- The scalar subselect makes Postgres call is_admin() once per query instead of once per row.
create policy "Only administrators read submissions"
  on public.contact_submissions
  for select
  to inbox_reader
  using ((select private.is_admin()));

-- A function instead of the right to update two columns, so that the client never says who and when, and the first of
-- two administrators who mark the same message stays the one who did it.
create function public.mark_handled(submission uuid, handled boolean)
  returns setof public.contact_submissions
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if private.is_admin() is not true then
    raise insufficient_privilege using message = 'permission denied for function mark_handled';
  end if;
  update public.contact_submissions as c
    set handled_at       = case when handled then now() end,
        handled_by       = case when handled then u.id else c.handled_by end,
        handled_by_email = case when handled then u.email else c.handled_by_email end,
        marked_at        = now(),
        marked_by_email  = u.email
    from auth.users as u
    where c.id = submission and u.id = auth.uid() and (c.handled_at is null) = handled;
  return query select * from public.contact_submissions as c where c.id = submission;
end
$$;
comment on function public.mark_handled(uuid, boolean) is
  'Marks a submission as handled by the caller, or as open again. Returns it as it is now; no row when there is none.';
revoke all on function public.mark_handled(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.mark_handled(uuid, boolean) to inbox_reader;

-- Counts the emails left out: read with `select * from private.mails_left_out;` in the SQL editor.
create table private.mails_left_out (
  day    date    not null default current_date,
  reason text    not null check (char_length(reason) between 1 and 40),
  mails  integer not null default 1,
  primary key (day, reason)
);
comment on table private.mails_left_out is 'How many mails were not kept, by day and reason.';
revoke all on table private.mails_left_out from public, anon, authenticated, service_role;

-- This function and receive_mail() are the only rights of the role inbound_mail, whose key is held by the function that
-- receives emails.
create function public.leave_out_mail(reason text)
  returns void
  language sql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
  insert into private.mails_left_out as m (reason) values (leave_out_mail.reason)
    on conflict (day, reason) do update set mails = m.mails + 1;
$$;
comment on function public.leave_out_mail(text) is 'Counts a mail that is not kept.';

create function public.receive_mail(
    message_id text, first_name text, last_name text, email text, subject text, message text,
    attachments integer default 0, cut_from integer default null, reply_to text default null, marks text[] default '{}')
  returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.contact_submissions
    (message_id, first_name, last_name, email, subject, message, attachments, cut_from, reply_to, marks)
  -- Without a Message-ID a repeated delivery would go unnoticed: the check refuses an empty one.
  values (coalesce(receive_mail.message_id, ''), receive_mail.first_name, receive_mail.last_name, receive_mail.email,
    receive_mail.subject, receive_mail.message, receive_mail.attachments, receive_mail.cut_from,
    receive_mail.reply_to, receive_mail.marks)
  on conflict do nothing;
  return found;
exception when integrity_constraint_violation or data_exception then
  -- The table would refuse it each time that the mail service sends it again.
  raise warning 'a mail was refused: %', sqlerrm;
  perform public.leave_out_mail('refused');
  return false;
end
$$;
comment on function public.receive_mail(text, text, text, text, text, text, integer, integer, text, text[]) is
  'Stores a mail as a submission. False when it is known, so that a repeated delivery makes one row, or refused, which is counted.';

revoke all on function public.receive_mail(text, text, text, text, text, text, integer, integer, text, text[]),
    public.leave_out_mail(text)
  from public, anon, authenticated, service_role;
grant execute on function public.receive_mail(text, text, text, text, text, text, integer, integer, text, text[]),
    public.leave_out_mail(text)
  to inbound_mail;
