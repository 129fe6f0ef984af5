-- pgTAP: what a contact submission may hold. tests/supabase/limits.test.ts holds the lengths.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(20);

-- Adds a submission with these fields changed. Returns 'taken', or the rule that refused it.
create function pg_temp.submit(changes jsonb) returns text language plpgsql as $$
declare
  rule text;
  missing text;
begin
  insert into public.contact_submissions (first_name, last_name, email, subject, message)
  select s.first_name, s.last_name, s.email, s.subject, s.message
  from jsonb_to_record('{"first_name": "Pat", "last_name": "Gill", "email": "pat@b.co", "subject": "s", "message": "m"}' || changes)
    as s(first_name text, last_name text, email text, subject text, message text);
  return 'taken';
exception when check_violation or not_null_violation then
  get stacked diagnostics rule = constraint_name, missing = column_name;
  return coalesce(nullif(rule, ''), 'missing ' || missing);
end
$$;
create function pg_temp.refused(field text) returns text language sql as $$
  select format('contact_submissions_%s_check', field)
$$;

-- 1. What may be missing ----------------------------------------------------------------------
select is(pg_temp.submit(jsonb_build_object(field, null)), 'missing ' || field, format('%s is required', field))
from (values ('first_name'), ('email'), ('subject')) as fields(field);
select is(pg_temp.submit('{"last_name": null}'), pg_temp.refused('last_name'), 'last_name is required except for emails');
select is(pg_temp.submit('{"message": null}'), 'taken', 'message is optional');

-- 2. Names are trimmed as JavaScript's trim() does ----------------------------------------------
select is(pg_temp.submit(jsonb_build_object('first_name', chr(code) || 'Pat')), pg_temp.refused('first_name'),
  format('a first_name that begins with U+%s is refused', lpad(upper(to_hex(code)), 4, '0')))
from unnest(array[9, 32, 160, 8239, 65279]) as code;
select is(pg_temp.submit('{"last_name": "Gill "}'), pg_temp.refused('last_name'), 'a last_name that ends with a space is refused');
select is(pg_temp.submit('{"first_name": "vMary Annv"}'), 'taken', 'a first_name may hold a space, and begin and end with v');

-- 3. Email addresses --------------------------------------------------------------------------
select is(pg_temp.submit(jsonb_build_object('email', address)), pg_temp.refused('email'), format('%L is refused as an address', address))
from unnest(array['not-an-address', '@b.co', 'a@b', 'a@@b.co', 'a b@c.co', E'a@b.co\nx@y.co']) as address;
select is(pg_temp.submit(jsonb_build_object('email', address)), 'taken', format('%L is accepted as an address', address))
from unnest(array['pat.gill+camp@sub.example.org', 'o''brien@b-c.co']) as address;

select * from finish();
rollback;
