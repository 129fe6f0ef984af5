-- How long messages are kept, and how they are deleted sooner.

-- The one place that says how long messages are kept.
create function private.delete_expired()
  returns integer
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
declare
  kept_since constant timestamptz := now() - interval '24 months';
  deleted integer;
begin
  delete from public.contact_submissions where created_at < kept_since;
  get diagnostics deleted = row_count;
  return deleted;
end
$$;
comment on function private.delete_expired() is
  'Deletes the submissions that are older than 24 months. Returns how many.';

create function private.delete_submissions(sender text, about text default null)
  returns text
  language plpgsql
  set search_path = pg_catalog, pg_temp
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

-- Hosted projects bring pg_cron; the embedded backend calls the function on start.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('delete expired submissions', '40 9 * * *', 'select private.delete_expired()');
  end if;
exception when others then
  -- Installed, but not loaded by the server, as on a developer's machine.
  raise warning 'nothing deletes expired submissions by itself: %', sqlerrm;
end
$$;
