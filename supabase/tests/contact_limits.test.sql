-- pgTAP: what a contact submission may hold, at the limits of src/pages/contact/contact-limits.ts.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(78);

-- Adds a submission with these fields changed. Returns 'taken', or the rule that refused it.
create function pg_temp.submit(changes jsonb) returns text language plpgsql as $$
declare
  rule text;
  missing text;
begin
  insert into public.contact_submissions (first_name, last_name, email, phone, subject, message)
  select s.first_name, s.last_name, s.email, s.phone, s.subject, s.message
  from jsonb_to_record('{"first_name": "Pat", "last_name": "Gill", "email": "pat@b.co", "subject": "s", "message": "m"}' || changes)
    as s(first_name text, last_name text, email text, phone text, subject text, message text);
  return 'taken';
exception when check_violation or not_null_violation then
  get stacked diagnostics rule = constraint_name, missing = column_name;
  return coalesce(nullif(rule, ''), 'missing ' || missing);
end
$$;
create function pg_temp.refused(field text) returns text language sql as $$
  select format('contact_submissions_%s_check', field)
$$;

-- 1. Lengths ----------------------------------------------------------------------------------
select is(pg_temp.submit(jsonb_build_object(field, repeat('x', longest))), 'taken', format('a %s of %s characters is accepted', field, longest))
from (values ('first_name', 50), ('last_name', 50), ('phone', 20), ('subject', 100), ('message', 2000)) as limits(field, longest);
select is(pg_temp.submit(jsonb_build_object(field, repeat('x', longest + 1))), pg_temp.refused(field), format('a %s of %s characters is refused', field, longest + 1))
from (values ('first_name', 50), ('last_name', 50), ('phone', 20), ('subject', 100), ('message', 2000)) as limits(field, longest);
select is(pg_temp.submit(jsonb_build_object('message', repeat('ਖ', 2000))), 'taken', 'lengths count characters, not bytes');
select is(pg_temp.submit(jsonb_build_object(field, '')), pg_temp.refused(field), format('an empty %s is refused', field))
from (values ('first_name'), ('last_name'), ('email'), ('subject'), ('message')) as fields(field);
select is(pg_temp.submit('{"phone": ""}'), 'taken', 'an empty phone is accepted');
select is(pg_temp.submit(jsonb_build_object('email', repeat('a', 244) || '@example.co')), 'taken', 'an email of 255 characters is accepted');
select is(pg_temp.submit(jsonb_build_object('email', repeat('a', 245) || '@example.co')), pg_temp.refused('email'), 'an email of 256 characters is refused');

-- 2. What may be missing ----------------------------------------------------------------------
select is(pg_temp.submit(jsonb_build_object(field, null)), 'missing ' || field, format('%s is required', field))
from (values ('first_name'), ('email'), ('subject')) as fields(field);
select is(pg_temp.submit('{"last_name": null}'), pg_temp.refused('last_name'), 'last_name is required except for emails');
select is(pg_temp.submit(jsonb_build_object(field, null)), 'taken', format('%s is optional', field))
from (values ('phone'), ('message')) as fields(field);

-- 3. Names are trimmed: none of the 25 spaces of JavaScript's trim() at either end ---------------
select is(pg_temp.submit(jsonb_build_object('first_name', chr(code) || 'Pat')), pg_temp.refused('first_name'),
  format('a first_name that begins with U+%s is refused', lpad(upper(to_hex(code)), 4, '0')))
from unnest(array[9, 10, 11, 12, 13, 32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202,
  8232, 8233, 8239, 8287, 12288, 65279]) as code;
select is(pg_temp.submit(jsonb_build_object('last_name', 'Gill' || chr(code))), pg_temp.refused('last_name'),
  format('a last_name that ends with U+%s is refused', lpad(upper(to_hex(code)), 4, '0')))
from unnest(array[9, 32, 8239]) as code;
select is(pg_temp.submit(jsonb_build_object(field, 'Mary Ann')), 'taken', format('%s may contain a space', field))
from (values ('first_name'), ('last_name')) as fields(field);
-- in SQL, E'\v' is the letter v
select is(pg_temp.submit(jsonb_build_object('first_name', letter || 'Pat' || letter)), 'taken', format('first_name may begin and end with %s', letter))
from unnest(array['t', 'v', 'f', 'r', 'u']) as letter;
select is(pg_temp.submit(jsonb_build_object(field, ' ')), 'taken', format('%s may be a space', field))
from (values ('subject'), ('message')) as fields(field);

-- 4. Email addresses --------------------------------------------------------------------------
select is(pg_temp.submit(jsonb_build_object('email', address)), pg_temp.refused('email'), format('%L is refused as an address', address))
from unnest(array['not-an-address', '@b.co', 'a@', 'a@b', 'a@b.', 'a@@b.co', 'a b@c.co', ' a@b.co', 'a@b.co ',
  E'a@b.co\n', E'a@b.co\nx@y.co', E'a\t@b.co']) as address;
select is(pg_temp.submit(jsonb_build_object('email', address)), 'taken', format('%L is accepted as an address', address))
from unnest(array['pat@b.co', 'pat.gill+camp@sub.example.org', 'PAT@EXAMPLE.ORG', 'o''brien@b-c.co']) as address;

select * from finish();
rollback;
