const OWN_ROLES = '"A user sees only their own roles" on public.user_roles';
const ADMINS_READ = '"Only administrators read submissions" on public.contact_submissions';

function adminFunction(body: string, options = "stable security definer set search_path = ''"): string {
  return `create or replace function private.is_admin() returns boolean language sql ${options} as $body$ ${body} $body$`;
}

function submissionCheck(column: string, condition: string): string {
  return `
    alter table public.contact_submissions drop constraint contact_submissions_${column}_check;
    alter table public.contact_submissions add constraint contact_submissions_${column}_check check (${condition})`;
}

/** Each of these lets somebody do more, or the form's owner less. The assertions must notice every one. */
export const weakenings: readonly (readonly [name: string, sql: string])[] = [
  ['roles without row level security', 'alter table public.user_roles disable row level security'],
  [
    'submissions without row level security',
    'alter table public.contact_submissions disable row level security',
  ],
  ['roles open to their owner', 'alter table public.user_roles no force row level security'],
  ['submissions open to their owner', 'alter table public.contact_submissions no force row level security'],
  ['all roles for everybody', `alter policy ${OWN_ROLES} using (true)`],
  ['roles of everybody but oneself', `alter policy ${OWN_ROLES} using (user_id <> (select auth.uid()))`],
  [
    'admin rows for everybody',
    `alter policy ${OWN_ROLES} using (user_id = (select auth.uid()) or role = 'admin')`,
  ],
  ['roles for anonymous visitors too', `alter policy ${OWN_ROLES} to public`],
  ['all submissions for everybody', `alter policy ${ADMINS_READ} using (true)`],
  [
    'submissions for whoever signed in',
    `alter policy ${ADMINS_READ} using ((select auth.uid()) is not null)`,
  ],
  ['submissions for anonymous visitors too', `alter policy ${ADMINS_READ} to public`],
  [
    'submissions for whoever has any role',
    `alter policy ${ADMINS_READ} using (exists (select from public.user_roles))`,
  ],
  [
    'submissions by user metadata',
    `alter policy ${ADMINS_READ} using ((select auth.jwt()) -> 'user_metadata' ->> 'role' = 'admin' or (select private.is_admin()))`,
  ],
  [
    'submissions by app metadata',
    `alter policy ${ADMINS_READ} using ((select auth.jwt()) -> 'app_metadata' ->> 'role' = 'admin' or (select private.is_admin()))`,
  ],
  [
    'submissions by an invented claim',
    `alter policy ${ADMINS_READ} using ((select auth.jwt()) ->> 'user_role' = 'admin' or (select private.is_admin()))`,
  ],
  [
    'a second policy for submissions',
    'create policy more on public.contact_submissions for select to authenticated using (true)',
  ],
  [
    'a policy to write submissions',
    'create policy write on public.contact_submissions for all to authenticated using (true)',
  ],
  [
    'a second policy for roles',
    'create policy more on public.user_roles for select to authenticated using (true)',
  ],
  [
    'a policy to write roles',
    'create policy write on public.user_roles for insert to authenticated with check (true)',
  ],
  ['anonymous visitors may select submissions', 'grant select on public.contact_submissions to anon'],
  ['anonymous visitors may select roles', 'grant select on public.user_roles to anon'],
  ['anonymous visitors may insert submissions', 'grant insert on public.contact_submissions to anon'],
  ['everybody may select submissions', 'grant select on public.contact_submissions to public'],
  ['signed-in users may insert roles', 'grant insert on public.user_roles to authenticated'],
  ['signed-in users may update roles', 'grant update on public.user_roles to authenticated'],
  ['signed-in users may delete roles', 'grant delete on public.user_roles to authenticated'],
  ['signed-in users may truncate roles', 'grant truncate on public.user_roles to authenticated'],
  ['signed-in users may update submissions', 'grant update on public.contact_submissions to authenticated'],
  ['signed-in users may delete submissions', 'grant delete on public.contact_submissions to authenticated'],
  ['signed-in users may do everything', 'grant all on all tables in schema public to authenticated'],
  ['signed-in users may read accounts', 'grant select on auth.users to authenticated'],
  ['signed-in users may create in the private schema', 'grant create on schema private to authenticated'],
  ['anonymous visitors may use the private schema', 'grant usage on schema private to anon'],
  ['anonymous visitors may ask is_admin()', 'grant execute on function private.is_admin() to anon'],
  ['everybody may ask is_admin()', 'grant execute on function private.is_admin() to public'],
  ['everybody is an administrator', adminFunction('select true')],
  [
    'whoever has any role is an administrator',
    adminFunction('select exists (select from public.user_roles r where r.user_id = auth.uid())'),
  ],
  [
    'everybody is one while there is one',
    adminFunction("select exists (select from public.user_roles r where r.role = 'admin')"),
  ],
  [
    'a member is an administrator',
    adminFunction(
      "select exists (select from public.user_roles r where r.user_id = auth.uid() and r.role in ('admin', 'member'))",
    ),
  ],
  [
    'metadata makes an administrator',
    adminFunction(
      "select exists (select from auth.users u where u.id = auth.uid() and u.raw_user_meta_data ->> 'role' = 'admin')",
    ),
  ],
  [
    'is_admin() with the rights of its caller',
    adminFunction(
      "select exists (select from public.user_roles r where r.user_id = auth.uid() and r.role = 'admin')",
      "stable set search_path = ''",
    ),
  ],
  [
    'is_admin() with an open search_path',
    adminFunction(
      "select exists (select from public.user_roles r where r.user_id = auth.uid() and r.role = 'admin')",
      'stable security definer',
    ),
  ],
  [
    'is_admin() asked for every row',
    adminFunction(
      "select exists (select from public.user_roles r where r.user_id = auth.uid() and r.role = 'admin')",
      "volatile security definer set search_path = ''",
    ),
  ],
  ['is_admin() where the API finds it', 'alter function private.is_admin() set schema public'],
  [
    'new tables open to anonymous visitors',
    'alter default privileges in schema public grant select on tables to anon',
  ],
  [
    'new tables open to signed-in users',
    'alter default privileges in schema public grant all on tables to authenticated',
  ],
  ['new functions open to everybody', 'alter default privileges grant execute on functions to public'],
  ['another table', 'create table public.notes (id int)'],
  ['another role', "alter type public.app_role add value 'owner'"],
  [
    'roles that outlive their account',
    'alter table public.user_roles drop constraint user_roles_user_id_fkey',
  ],
  [
    'long first names',
    submissionCheck('first_name', 'char_length(first_name) <= 60 and first_name = btrim(first_name)'),
  ],
  ['blank first names', submissionCheck('first_name', 'char_length(first_name) <= 50')],
  ['untrimmed last names', submissionCheck('last_name', 'char_length(last_name) between 1 and 50')],
  ['long last names', submissionCheck('last_name', 'last_name = btrim(last_name)')],
  ['any e-mail', submissionCheck('email', 'char_length(email) <= 255')],
  ['long e-mails', submissionCheck('email', "email like '%@%'")],
  ['long phone numbers', submissionCheck('phone', 'char_length(phone) <= 21')],
  ['empty subjects', submissionCheck('subject', 'char_length(subject) <= 100')],
  ['long subjects', submissionCheck('subject', 'char_length(subject) between 1 and 101')],
  ['empty messages', submissionCheck('message', 'char_length(message) <= 2000')],
  ['long messages', submissionCheck('message', 'char_length(message) between 1 and 2001')],
  ['stricter than the form', submissionCheck('message', 'char_length(message) between 1 and 1999')],
  ['missing last names', 'alter table public.contact_submissions alter last_name drop not null'],
  ['a slow dashboard', 'drop index public.contact_submissions_newest_first_idx'],
  // One column, one other schema, one other role: what a look at whole tables does not show.
  ['anonymous visitors may select one column of roles', 'grant select (role) on public.user_roles to anon'],
  [
    'anonymous visitors may insert one column of submissions',
    'grant insert (email) on public.contact_submissions to anon',
  ],
  [
    'signed-in users may update one column of submissions',
    'grant update (message) on public.contact_submissions to authenticated',
  ],
  [
    'signed-in users may insert the columns of a role',
    'grant insert (user_id, role) on public.user_roles to authenticated',
  ],
  [
    'signed-in users may pass their right on',
    'grant select on public.user_roles to authenticated with grant option',
  ],
  ['signed-in users may reference roles', 'grant references on public.user_roles to authenticated'],
  [
    'signed-in users may put triggers on submissions',
    'grant trigger on public.contact_submissions to authenticated',
  ],
  ['everybody may reference submissions', 'grant references on public.contact_submissions to public'],
  ['everybody may maintain submissions', 'grant maintain on public.contact_submissions to public'],
  ['the service role may truncate roles', 'grant truncate on public.user_roles to service_role'],
  ['the service role may do everything', 'grant all on public.contact_submissions to service_role'],
  [
    'the service role may ask is_admin()',
    'grant usage on schema private to service_role; grant execute on function private.is_admin() to service_role',
  ],
  ['anonymous visitors may read accounts', 'grant select on auth.users to anon'],
  ['signed-in users may read e-mails of accounts', 'grant select (email) on auth.users to authenticated'],
  ['signed-in users may change accounts', 'grant update on auth.users to authenticated'],
  ['anonymous visitors may read identities', 'grant select on auth.identities to anon'],
  ['anonymous visitors may create tables', 'grant create on schema public to anon'],
  ['signed-in users may create tables', 'grant create on schema public to authenticated'],
  ['the service role may create in the private schema', 'grant create on schema private to service_role'],
  ['everybody may use the private schema', 'grant usage on schema private to public'],
  [
    'signed-in users may pass the private schema on',
    'grant usage on schema private to authenticated with grant option',
  ],
  ['signed-in users are also the service role', 'grant service_role to authenticated'],
  ['signed-in users may become the service role', 'grant service_role to authenticated with inherit false'],
  ['anonymous visitors are signed in', 'grant authenticated to anon'],
  ['anonymous visitors read all data', 'grant pg_read_all_data to anon'],
  ['signed-in users write all data', 'grant pg_write_all_data to authenticated'],
  ['signed-in users pass row level security', 'alter role authenticated bypassrls'],
  ['anonymous visitors pass row level security', 'alter role anon bypassrls'],
  ['signed-in users are superusers', 'alter role authenticated superuser'],
  ['signed-in users make roles', 'alter role authenticated createrole'],
  ['anonymous visitors connect by themselves', 'alter role anon login'],
  ['roles that belong to signed-in users', 'alter table public.user_roles owner to authenticated'],
  [
    'submissions that belong to the service role',
    'alter table public.contact_submissions owner to service_role',
  ],
  [
    'is_admin() that belongs to the service role',
    'grant create on schema private to service_role; alter function private.is_admin() owner to service_role; revoke create on schema private from service_role',
  ],
  ['a private schema that belongs to signed-in users', 'alter schema private owner to authenticated'],

  // Ways around the tables.
  ['a view of submissions', 'create view public.messages as select * from public.contact_submissions'],
  [
    'a view of submissions for signed-in users',
    'create view public.messages as select * from public.contact_submissions; grant select on public.messages to authenticated',
  ],
  [
    'a copy of submissions',
    'create materialized view public.messages as select * from public.contact_submissions',
  ],
  [
    'a view of accounts',
    'create view private.accounts as select * from auth.users; grant select on private.accounts to authenticated',
  ],
  [
    'a function that reads submissions for everybody',
    "create function public.messages() returns setof public.contact_submissions language sql security definer as 'select * from public.contact_submissions'",
  ],
  [
    'a second function in the private schema',
    "create function private.make_admin(who uuid) returns void language sql security definer as $f$ insert into public.user_roles values (who, 'admin') $f$",
  ],
  [
    'administrators by sign-up',
    `create function private.promote() returns trigger language plpgsql security definer as $f$ begin insert into public.user_roles values (new.id, 'admin'); return new; end $f$;
     create trigger promote after insert on auth.users for each row execute function private.promote()`,
  ],
  [
    'a trigger on submissions',
    'create trigger quiet before update on public.contact_submissions for each row execute function suppress_redundant_updates_trigger()',
  ],
  ['a rule that keeps roles', 'create rule keep as on delete to public.user_roles do instead nothing'],
  ['submissions over Realtime', 'create publication supabase_realtime for table public.contact_submissions'],
  ['everything over Realtime', 'create publication supabase_realtime for all tables'],
  ['a sequence', 'create sequence public.numbers'],
  [
    'new sequences open to anonymous visitors',
    'alter default privileges in schema public grant usage on sequences to anon',
  ],
  [
    'new functions open to anonymous visitors',
    'alter default privileges in schema public grant execute on functions to anon',
  ],
  [
    'new private functions open to signed-in users',
    'alter default privileges in schema private grant execute on functions to authenticated',
  ],
  [
    'new private tables open to signed-in users',
    'alter default privileges in schema private grant select on tables to authenticated',
  ],
  ['new tables everywhere open to everybody', 'alter default privileges grant select on tables to public'],

  // Policies and functions that only look right.
  [
    'roles of whoever has none',
    `alter policy ${OWN_ROLES} using (user_id = coalesce((select auth.uid()), user_id))`,
  ],
  ['the caller asked for on every row', `alter policy ${OWN_ROLES} using (user_id = auth.uid())`],
  ['is_admin() asked on every row by the policy', `alter policy ${ADMINS_READ} using (private.is_admin())`],
  [
    'recent submissions for everybody',
    `alter policy ${ADMINS_READ} using ((select private.is_admin()) or created_at > now() + interval '1 day')`,
  ],
  [
    'submissions by e-mail',
    `alter policy ${ADMINS_READ} using ((select private.is_admin()) or email = (select auth.jwt()) ->> 'email')`,
  ],
  [
    'submissions for the service role by policy',
    `alter policy ${ADMINS_READ} to authenticated, service_role`,
  ],
  ['no policy for roles', `drop policy ${OWN_ROLES}`],
  ['no policy for submissions', `drop policy ${ADMINS_READ}`],
  [
    'a policy that only narrows',
    `drop policy ${ADMINS_READ}; create policy "Only administrators read submissions" on public.contact_submissions as restrictive for select to authenticated using ((select private.is_admin()))`,
  ],
  [
    'is_admin() with a search_path',
    adminFunction(
      "select exists (select from public.user_roles r where r.user_id = (select auth.uid()) and r.role = 'admin')",
      'stable security definer set search_path = public',
    ),
  ],
  [
    'whoever is not known is an administrator',
    adminFunction(
      "select coalesce((select bool_or(r.role = 'admin') from public.user_roles r where r.user_id = auth.uid()), auth.uid() is null)",
    ),
  ],
  [
    'app metadata in the token makes an administrator',
    adminFunction(
      "select exists (select from public.user_roles r where r.user_id = auth.uid() and r.role = 'admin') or auth.jwt() -> 'app_metadata' ->> 'role' = 'admin'",
    ),
  ],

  // The shape of the data.
  [
    'roles that keep their account from being deleted',
    'alter table public.user_roles drop constraint user_roles_user_id_fkey, add constraint user_roles_user_id_fkey foreign key (user_id) references auth.users (id)',
  ],
  [
    'roles that belong to no account at first',
    'alter table public.user_roles alter constraint user_roles_user_id_fkey deferrable initially deferred',
  ],
  ['roles given twice', 'alter table public.user_roles drop constraint user_roles_pkey'],
  ['roles without a date', 'alter table public.user_roles alter created_at drop not null'],
  ['submissions without a date', 'alter table public.contact_submissions alter created_at drop not null'],
  [
    'submissions whose date must be given',
    'alter table public.contact_submissions alter created_at drop default',
  ],
  ['submissions whose id must be given', 'alter table public.contact_submissions alter id drop default'],
  [
    'submissions with the same id',
    'alter table public.contact_submissions drop constraint contact_submissions_pkey',
  ],
  ['everybody a member by default', "alter table public.user_roles alter role set default 'member'"],
  ['another column', 'alter table public.contact_submissions add ip inet'],
  ['missing first names', 'alter table public.contact_submissions alter first_name drop not null'],
  ['missing e-mails', 'alter table public.contact_submissions alter email drop not null'],
  ['missing subjects', 'alter table public.contact_submissions alter subject drop not null'],
  [
    'messages that must be there',
    "update public.contact_submissions set message = 'm' where message is null; alter table public.contact_submissions alter message set not null",
  ],
  [
    'phone numbers that must be there',
    "update public.contact_submissions set phone = '1' where phone is null; alter table public.contact_submissions alter phone set not null",
  ],
  ['untrimmed first names', submissionCheck('first_name', 'char_length(first_name) between 1 and 50')],
  [
    'first names trimmed of four spaces only',
    submissionCheck(
      'first_name',
      "char_length(first_name) between 1 and 50 and first_name = btrim(first_name, E' \\t\\n\\r')",
    ),
  ],
  [
    'last names that may not end with v',
    submissionCheck(
      'last_name',
      "char_length(last_name) between 1 and 50 and last_name = btrim(last_name, E' \\t\\n\\r\\f\\v')",
    ),
  ],
  [
    'last names counted in bytes',
    submissionCheck('last_name', 'octet_length(last_name) between 1 and 50 and last_name = btrim(last_name)'),
  ],
  [
    'e-mails with spaces',
    submissionCheck('email', "char_length(email) <= 255 and email ~ '^[^@]+@[^@]+\\.[^@]+$'"),
  ],
  [
    'e-mails in a line of their own',
    submissionCheck(
      'email',
      "char_length(email) <= 255 and email ~ '(?n)^[^@[:space:]]+@[^@[:space:]]+\\.[^@[:space:]]+$'",
    ),
  ],
  [
    'e-mails with two @',
    submissionCheck(
      'email',
      "char_length(email) <= 255 and email ~ '^[^[:space:]]+@[^@[:space:]]+\\.[^@[:space:]]+$'",
    ),
  ],
  [
    'e-mails of 256',
    submissionCheck(
      'email',
      "char_length(email) <= 256 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\\.[^@[:space:]]+$'",
    ),
  ],
  [
    'e-mails of 254 at most',
    submissionCheck(
      'email',
      "char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\\.[^@[:space:]]+$'",
    ),
  ],
  ['phone numbers of 19 at most', submissionCheck('phone', 'char_length(phone) <= 19')],
  ['phone numbers that are not empty', submissionCheck('phone', 'char_length(phone) between 1 and 20')],
  ['subjects of 99 at most', submissionCheck('subject', 'char_length(subject) between 1 and 99')],
  ['subjects of two at least', submissionCheck('subject', 'char_length(subject) between 2 and 100')],
  ['messages that are trimmed', submissionCheck('message', 'char_length(btrim(message)) between 1 and 2000')],
  [
    'a rule that was never checked',
    'alter table public.contact_submissions drop constraint contact_submissions_phone_check, add constraint contact_submissions_phone_check check (char_length(phone) <= 20) not valid',
  ],
  [
    'an index in another order',
    'drop index public.contact_submissions_newest_first_idx; create index contact_submissions_newest_first_idx on public.contact_submissions (created_at desc, id)',
  ],
];
