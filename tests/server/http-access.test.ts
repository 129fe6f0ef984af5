// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { attackedBackend } from './support/attacked-backend';
import { forgedTokens } from './support/hostile-calls';
import { injections, waysToAccounts } from './support/hostile-queries';
import { apikey, bearer, call, type Call } from './support/http';
import { quietErrors } from './support/quiet-errors';
import { ADMIN, claimsOf, MEMBER, now } from './support/tokens';

const SUBMISSIONS = '/rest/v1/contact_submissions';
const ROLES = '/rest/v1/user_roles';
const TABLES = [SUBMISSIONS, ROLES];
const FEWEST_HOSTILE_CALLS = 440;

quietErrors();
const { backend, hostile, hostileCalls, token } = attackedBackend();
const adminToken = () => token(claimsOf(ADMIN.id));
const memberToken = () => token(claimsOf(MEMBER.id));

describe('an anonymous visitor', () => {
  const reads: [string, Call][] = TABLES.flatMap((path): [string, Call][] => [
    [path, { headers: apikey }],
    [`${path}?select=*&limit=1`, { headers: apikey }],
    [`${path}?select=count`, { headers: apikey }],
    [path, { headers: { ...apikey, prefer: 'count=exact' } }],
    [path, { method: 'HEAD', headers: { ...apikey, prefer: 'count=exact' } }],
    [path, { headers: { ...apikey, authorization: `Bearer ${apikey.apikey}` } }],
    [path, { headers: { ...apikey, authorization: 'Bearer ' } }],
    [path, { headers: { ...apikey, authorization: 'Basic YWRtaW46YWRtaW4=' } }],
  ]);

  it.each(reads)('is told 401 by %s %j', async (path, options) => {
    const answer = await hostile(path, options);
    expect(answer.status).toBe(401);
    if (options.method !== 'HEAD') expect(answer.json).toMatchObject({ code: '42501' });
  });

  const keys = ['', 'x', 'null', 'undefined', 'sb_secret_local', 'service_role', 'sb_publishable_another'];

  it.each(keys)('gets nothing with the key "%s"', async (key) => {
    for (const path of TABLES) {
      expect((await hostile(path, { headers: { apikey: key } })).status).toBe(401);
      expect((await hostile(path, { headers: { apikey: key, authorization: `Bearer ${key}` } })).status).toBe(
        401,
      );
    }
  });

  it.each(TABLES)('gets nothing from %s without a key', async (path) => {
    expect((await hostile(path)).status).toBe(401);
    expect((await hostile(path, { headers: { authorization: `Bearer ${apikey.apikey}` } })).status).toBe(401);
  });
});

describe('a forged token', () => {
  it('comes in at least 20 kinds, each refused by both tables', async () => {
    const tokens = forgedTokens(adminToken(), memberToken());
    expect(tokens.length).toBeGreaterThanOrEqual(20);
    for (const [name, token] of tokens) {
      for (const path of TABLES) {
        const answer = await hostile(path, { headers: bearer(token) });
        expect(answer.status, name).toBe(401);
      }
    }
  });

  it('does not open the user endpoint', async () => {
    for (const [name, token] of forgedTokens(adminToken(), memberToken())) {
      const answer = await hostile('/auth/v1/user', { headers: bearer(token) });
      expect([401, 403], name).toContain(answer.status);
    }
  });
});

describe('a token signed with the real secret', () => {
  it.each([1, 60, 3600])('is refused %i seconds after it expired', async (ago) => {
    const answer = await hostile(SUBMISSIONS, {
      headers: bearer(token(claimsOf(ADMIN.id, { exp: now() - ago }))),
    });
    expect(answer.status).toBe(401);
    expect(answer.json).toMatchObject({ code: 'PGRST303' });
  });

  it('is refused before its time', async () => {
    const early = token(claimsOf(ADMIN.id, { nbf: now() + 3600 }));
    expect((await hostile(SUBMISSIONS, { headers: bearer(early) })).status).toBe(401);
  });

  it.each([
    ['an unknown account', claimsOf('99999999-0000-4000-8000-000000000009')],
    ['nobody', { ...claimsOf(''), sub: undefined }],
    ['the member who claims to be an administrator', claimsOf(MEMBER.id, { user_role: 'admin' })],
    ['the member with admin in user_metadata', claimsOf(MEMBER.id, { user_metadata: { role: 'admin' } })],
    ['the member with admin in app_metadata', claimsOf(MEMBER.id, { app_metadata: { role: 'admin' } })],
  ])('opens nothing for %s', async (_name, claims) => {
    const answer = await hostile(SUBMISSIONS, { headers: bearer(token(claims)) });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual([]);
  });

  it.each([
    ['a subject that is no UUID', claimsOf('admin')],
    ['SQL as subject', claimsOf("' or true --")],
    ['a role that does not exist', claimsOf(ADMIN.id, { role: 'superuser' })],
    ['SQL as role', claimsOf(ADMIN.id, { role: 'anon; reset role' })],
    ['a number as role', claimsOf(ADMIN.id, { role: 5 })],
  ])('opens nothing for %s', async (_name, claims) => {
    const answer = await hostile(SUBMISSIONS, { headers: bearer(token(claims)) });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });
});

describe('an account without a role', () => {
  it.each(injections)('reads nothing with ?%s', async (query, onSubmissions, onRoles) => {
    for (const [path, status] of [
      [SUBMISSIONS, onSubmissions],
      [ROLES, onRoles],
    ] as const) {
      const answer = await hostile(`${path}?${query}`, { headers: bearer(memberToken()) });
      expect(answer.status, path).toBe(status);
      if (status === 200) expect([[], [{ count: 0 }]]).toContainEqual(answer.json);
    }
  });

  it.each([
    `user_id=eq.${ADMIN.id}`,
    `user_id=in.(${ADMIN.id},${MEMBER.id})`,
    `or=(user_id.eq.${ADMIN.id},role.eq.admin)`,
    `user_id=neq.${MEMBER.id}`,
    'role=eq.admin',
    'role=in.(admin,member)',
  ])('sees nobody else’s role with ?%s', async (query) => {
    const answer = await hostile(`${ROLES}?${query}`, { headers: bearer(memberToken()) });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual([]);
  });

  it.each(['x-http-method-override', 'x-http-method', 'x-method-override', 'prefer'])(
    'writes nothing by a GET with the header %s',
    async (name) => {
      const value = name === 'prefer' ? 'resolution=merge-duplicates' : 'POST';
      const headers = { ...bearer(memberToken()), [name]: value };
      await hostile(ROLES, { headers, body: { user_id: MEMBER.id, role: 'admin' } });
      expect(await backend().sql(`select from public.user_roles where user_id = '${MEMBER.id}'`)).toEqual([]);
    },
  );

  it('counts no submission', async () => {
    const headers = { ...bearer(memberToken()), prefer: 'count=exact' };
    const answer = await hostile(SUBMISSIONS, { method: 'HEAD', headers });
    expect(answer.headers['content-range']).toBe('*/0');
  });

  it.each(['text/csv', 'application/vnd.pgrst.plan', 'application/openapi+json', 'application/geo+json'])(
    'reads nothing as %s',
    async (accept) => {
      await hostile(SUBMISSIONS, { headers: { ...bearer(memberToken()), accept } });
    },
  );

  it.each(['auth', 'private', 'pg_catalog', 'information_schema', 'supabase_migrations'])(
    'does not reach the schema %s',
    async (schema) => {
      const answer = await hostile(SUBMISSIONS, {
        headers: { ...bearer(memberToken()), 'accept-profile': schema },
      });
      expect(answer.status).toBe(406);
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('cannot %s', async (method) => {
    for (const path of TABLES) {
      const body = { user_id: MEMBER.id, role: 'admin' };
      const answer = await hostile(path, { method, headers: bearer(memberToken()), body });
      expect(answer.status).toBe(405);
      expect(answer.headers['allow']).toBe('GET, HEAD');
    }
  });
});

describe('the way to the accounts', () => {
  it.each(waysToAccounts)('is closed with ?%s', async (query, onSubmissions, onRoles) => {
    for (const token of [memberToken(), adminToken()]) {
      const headers = bearer(token);
      expect((await hostile(`${SUBMISSIONS}?${query}`, { headers })).status).toBe(onSubmissions);
      expect((await hostile(`${ROLES}?${query}`, { headers })).status).toBe(onRoles);
    }
  });
});

describe('a good token', () => {
  const elsewhere: [string, (token: string) => Record<string, string>][] = [
    ['in a cookie', (token) => ({ cookie: `sb-access-token=${token}; access_token=${token}` })],
    ['in lower case', (token) => ({ authorization: `bearer ${token}` })],
    ['under another scheme', (token) => ({ authorization: `Token ${token}` })],
    ['without a scheme', (token) => ({ authorization: token })],
    ['as the key', (token) => ({ apikey: token })],
    ['as the key too', (token) => ({ apikey: token, authorization: `Bearer ${token}` })],
    ['in a forwarded header', (token) => ({ 'x-forwarded-authorization': `Bearer ${token}` })],
    ['by its claims alone', () => ({ 'request.jwt.claims': JSON.stringify(claimsOf(ADMIN.id)) })],
    ['by a role alone', () => ({ 'x-role': 'service_role', role: 'service_role', 'x-user-id': ADMIN.id })],
  ];

  it.each(elsewhere)('opens nothing %s', async (_name, headers) => {
    for (const path of TABLES) {
      const answer = await hostile(path, { headers: { ...apikey, ...headers(adminToken()) } });
      expect(answer.status).toBe(401);
    }
  });

  it.each(['access_token', 'token', 'jwt'])('opens nothing in ?%s', async (name) => {
    for (const path of TABLES) {
      const answer = await hostile(`${path}?${name}=${adminToken()}`, { headers: apikey });
      expect(answer.status).toBe(400);
    }
  });
});

describe('a path the site never calls', () => {
  it.each([
    '/auth/v1',
    '/auth/v1/',
    '/auth/v1/admin/users',
    '/auth/v1/otp',
    '/auth/v1/magiclink',
    '/auth/v1/recover',
    '/auth/v1/verify?token=x&type=signup',
    '/auth/v1/invite',
    '/auth/v1/authorize?provider=github',
    '/auth/v1/factors',
    '/auth/v1/signup/',
    '/auth/v1/%73ignup',
    '/auth/v1/signup/../admin/users',
    '/auth/v1//signup',
    '/rest/v1',
    '/rest/v1/',
    '/rest/v1/rpc/is_admin',
    '/rest/v1/users',
    '/rest/v1/auth.users',
    '/rest/v1/pg_catalog.pg_authid',
    '/rest/v1/schema_migrations',
    '/rest/v1/contact_submissions/',
    '/rest/v1/contact_submissions%00',
    '/rest/v1/CONTACT_SUBMISSIONS',
    '/rest/v1/..%2f..%2fsupabase/seed.sql',
  ])('is not there: %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      expect((await hostile(path, { method, headers: bearer(adminToken()) })).status).toBe(404);
    }
  });

  it('includes the other ways into the backend', async () => {
    for (const path of ['/_system', '/storage/v1/bucket', '/functions/v1/x', '/pg/query', '/AUTH/V1/user']) {
      expect((await call(backend().origin, path, { headers: bearer(adminToken()) })).text).toBe(
        'not the API',
      );
    }
  });
});

describe('an administrator', () => {
  it('reads all submissions, newest first', async () => {
    const answer = await call(backend().origin, `${SUBMISSIONS}?select=*&order=created_at.desc,id.desc`, {
      headers: bearer(adminToken()),
    });
    const rows = answer.json as { email: string; created_at: string }[];
    expect(rows).toHaveLength(10);
    const times = rows.map((row) => Date.parse(row.created_at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('sees their own role only', async () => {
    const answer = await call(backend().origin, `${ROLES}?select=user_id,role`, {
      headers: bearer(adminToken()),
    });
    expect(answer.json).toEqual([{ user_id: ADMIN.id, role: 'admin' }]);
  });

  it('writes nothing through the API', async () => {
    for (const path of TABLES) {
      for (const method of ['POST', 'PATCH', 'DELETE']) {
        expect((await hostile(path, { method, headers: bearer(adminToken()), body: {} })).status).toBe(405);
      }
    }
  });

  it('reads nothing from the moment the role is taken away, with the same token', async () => {
    await backend().sql(`delete from public.user_roles where user_id = '${ADMIN.id}'`);
    expect((await hostile(SUBMISSIONS, { headers: bearer(adminToken()) })).json).toEqual([]);
    expect((await hostile(ROLES, { headers: bearer(adminToken()) })).json).toEqual([]);
    await backend().sql(`insert into public.user_roles values ('${ADMIN.id}', 'admin')`);
    const again = await call(backend().origin, SUBMISSIONS, { headers: bearer(adminToken()) });
    expect(again.json).toHaveLength(10);
  });
});

it(`withstood at least ${FEWEST_HOSTILE_CALLS} calls`, () => {
  expect(hostileCalls()).toBeGreaterThanOrEqual(FEWEST_HOSTILE_CALLS);
});
