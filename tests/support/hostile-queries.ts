import * as fc from 'fast-check';

const words = (text: string) => fc.constantFrom(...text.trim().split(/\s+/));

const column = words('id email message created_at handled_at search_text user_id role nothing');
const selected = words(`
  * id count count() id.count() message.max() total:id.count() email::int message->>x message::xid role::text
  user_roles(*) contact_submissions(count) ...user_roles(role) users(*) users!user_roles_user_id_fkey(email) ctid xmin
  tableoid encrypted_password (select%20email%20from%20auth.users) pg_read_file(%27/etc/passwd%27) %22x
`);
const operator = words(`
  eq neq gt gte lt lte like ilike match imatch is isdistinct in cs cd ov sl sr nxl adj fts plfts phfts wfts not.eq
  not.is not.in like(any) eq(all) nothing
`);
const value = words(`
  1 a admin null true * %25 (a,b) {a,b} [1,2] 1970-01-01 9999-99-99 00000000-0000-4000-8000-00000000000a
  (select%20email%20from%20auth.users) x%27%20or%20%271%27=%271 %00 %ED%A0%80 [ ( pg_sleep(5) %F0%9F%8F%92
`);
const preference = words(`
  count=exact count=planned count=estimated Count=Planned count=%22planned%22 handling=strict handling=lenient
  return=representation max-affected=1 timezone=UTC tx=rollback missing=default resolution=merge-duplicates
`);
const ACCEPTED = [
  'application/json',
  'application/vnd.pgrst.object+json',
  'application/vnd.pgrst.array;nulls=stripped',
  'application/vnd.pgrst.plan',
  'application/vnd.pgrst.plan+json; for="application/json"; options=analyze|verbose|settings|buffers|wal',
  'application/vnd.pgrst.plan+text; options=analyze, application/json',
  'application/openapi+json',
  'text/csv',
  '*/*',
];

/** Options that PostgREST understands for one of the tables, so that enough requests reach the rows. */
const UNDERSTOOD = `
  select=* select=user_id,role select=role::text select=x:user_id,* order=role order=user_id.desc limit=1 limit=0
  offset=1 role=eq.admin role=neq.admin role=not.is.null role=in.(admin) user_id=not.is.null
  or=(role.eq.admin,role.is.null) and=(role.not.is.null,user_id.neq.00000000-0000-4000-8000-00000000000b) select=email
  user_id=neq.00000000-0000-4000-8000-00000000000b id=not.is.null email=like.* search_text=ilike.*pat* message=fts.hockey
`
  .trim()
  .split(/\s+/);

/** One request for rows, in any form that PostgREST understands. */
export interface HostileRead {
  method: 'GET' | 'HEAD';
  /** A table and a query. */
  path: string;
  headers: Record<string, string>;
}

const condition = fc.tuple(column, operator, value);
const option = fc.oneof(
  condition.map(([name, ...rest]) => `${name}=${rest.join('.')}`),
  fc
    .tuple(words('or and not.or'), condition, condition)
    .map(([word, a, b]) => `${word}=(${a.join('.')},${b.join('.')})`),
  fc.array(selected, { minLength: 1, maxLength: 3 }).map((parts) => `select=${parts.join(',')}`),
  words(`
    or=( or=() or=((((((( users.email=eq.a user_roles.role=not.is.null %73elect=* order=message.desc order=nothing
    order=users(email) order=email;select%201 limit=-1 limit=99999 limit=5&limit=6 offset=1 offset=99999 columns=id
    on_conflict=id apikey=x
  `),
);
const optional = (name: string, value: fc.Arbitrary<string>) =>
  fc
    .option(value, { freq: 2 })
    .map((text): Record<string, string> => (text === null ? {} : { [name]: text }));

/** Requests for the rows of both tables, nearly all unlike any that the site sends. */
export const hostileReads: fc.Arbitrary<HostileRead> = fc
  .tuple(
    fc.constantFrom('GET' as const, 'GET' as const, 'HEAD' as const),
    fc.constantFrom('contact_submissions', 'user_roles', 'user_roles'),
    fc.oneof(
      { weight: 2, arbitrary: fc.subarray(UNDERSTOOD, { minLength: 0, maxLength: 2 }) },
      { weight: 3, arbitrary: fc.array(option, { maxLength: 3 }) },
    ),
    optional(
      'prefer',
      fc.array(preference, { minLength: 1, maxLength: 3 }).map((all) => all.join(', ')),
    ),
    optional('accept', fc.constantFrom(...ACCEPTED, '*/*', 'application/json', 'application/json')),
    optional('range', fc.constantFrom('0-0', '0-', '5-10', '999-', 'a-b', 'bytes=0-1')),
    optional('accept-profile', fc.constantFrom('public', 'public', 'public', 'auth', 'private')),
  )
  .map(([method, table, options, ...headers]) => ({
    method,
    path: `/rest/v1/${table}?${options.join('&')}`,
    headers: Object.assign({}, ...headers) as Record<string, string>,
  }));
