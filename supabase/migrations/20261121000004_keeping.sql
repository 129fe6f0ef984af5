-- What is kept of reading and for how long anything is kept.

create type public.reading_kind as enum ('page', 'search', 'export');

create table public.reading_log (
  id        uuid                primary key default gen_random_uuid(),
  read_at   timestamptz         not null default now(),
  -- No foreign key: a line stays when its account goes.
  user_id   uuid                not null,
  email     text                not null,
  kind      public.reading_kind not null,
  row_count integer             not null check (row_count >= 0)
);
comment on table public.reading_log is
  'Which administrator read how many submissions. Lines are added by public.log_reading() and changed by nobody.';
create index reading_log_newest_first_idx on public.reading_log (read_at desc, id desc);

alter table public.reading_log enable row level security;
alter table public.reading_log force  row level security;

revoke all on table public.reading_log from public, anon, authenticated, service_role;
grant select on table public.reading_log to inbox_reader;

create policy "Only administrators read the log"
  on public.reading_log
  for select
  to inbox_reader
  using ((select private.is_admin()));

create function public.log_reading(kind public.reading_kind, row_count integer)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if private.is_admin() is not true then
    raise insufficient_privilege using message = 'permission denied for function log_reading';
  end if;
  insert into public.reading_log (user_id, email, kind, row_count)
    select u.id, u.email, log_reading.kind, log_reading.row_count from auth.users as u where u.id = auth.uid();
end
$$;
comment on function public.log_reading(public.reading_kind, integer) is
  'Adds a line about the caller to the log. The dashboard calls it with every page, search and export.';
revoke all on function public.log_reading(public.reading_kind, integer) from public, anon, authenticated, service_role;
grant execute on function public.log_reading(public.reading_kind, integer) to inbox_reader;

-- How long messages are kept is said here and nowhere else. Lines of the log go with the messages they are about.
create function private.delete_expired()
  returns integer
  language plpgsql
  set search_path = ''
as $$
declare
  kept_since constant timestamptz := now() - interval '24 months';
  deleted integer;
begin
  delete from public.contact_submissions where created_at < kept_since;
  get diagnostics deleted = row_count;
  delete from public.reading_log where read_at < kept_since;
  return deleted;
end
$$;
comment on function private.delete_expired() is
  'Deletes the submissions and lines of the log that are older than 24 months. Returns how many submissions.';

create function private.delete_submissions(sender text, about text default null)
  returns text
  language plpgsql
  set search_path = ''
as $$
declare
  deleted integer;
begin
  delete from public.contact_submissions as c
    where lower(btrim(sender)) in (lower(c.email), lower(c.reply_to)) and (about is null or c.subject = about);
  get diagnostics deleted = row_count;
  return format('%s deleted', deleted);
end
$$;
comment on function private.delete_submissions(text, text) is
  'For a person who asks for it: deletes what they sent, all of it or what has this subject. Says how many.';

revoke all on function private.delete_expired(), private.delete_submissions(text, text)
  from public, anon, authenticated, service_role;

-- Hosted projects bring pg_cron; the embedded backend calls the function on start and daily.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('delete expired submissions', '40 9 * * *', 'select private.delete_expired()');
  end if;
exception when others then
  -- Installed, but not loaded by the server, as on a machine of a developer.
  raise warning 'nothing deletes expired submissions by itself: %', sqlerrm;
end
$$;
