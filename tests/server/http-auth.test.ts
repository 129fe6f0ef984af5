// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { attackedBackend } from './support/attacked-backend';
import { apikey, bearer, call, type Call } from './support/http';
import { forgedTokens } from './support/hostile-calls';
import { malformedCredentials, malformedUserData, otherFormats } from './support/malformed-bodies';
import { assignments, ordinaryAccount } from './support/mass-assignment';
import { quietErrors } from './support/quiet-errors';
import { ADMIN, claimsOf, MEMBER } from './support/tokens';

const SUBMISSIONS = '/rest/v1/contact_submissions';
const ROLES = '/rest/v1/user_roles';
const PASSWORD_GRANT = '/auth/v1/token?grant_type=password';
const REFRESH_GRANT = '/auth/v1/token?grant_type=refresh_token';
const FEWEST_HOSTILE_CALLS = 260;

quietErrors();
const { backend, hostile, hostileCalls, token } = attackedBackend();
const adminToken = () => token(claimsOf(ADMIN.id));

function post(path: string, body: unknown): [string, Call] {
  return [path, { method: 'POST', headers: { ...apikey, 'content-type': 'application/json' }, body }];
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

async function signIn(): Promise<Tokens> {
  const { email, password } = MEMBER;
  const answer = await call(backend().origin, ...post(PASSWORD_GRANT, { email, password }));
  return answer.json as Tokens;
}

describe('signing up', () => {
  it('does not let anybody choose a role or an id', async () => {
    const email = 'climber@visitor.test';
    const answer = await hostile(
      ...post('/auth/v1/signup', {
        id: ADMIN.id,
        email,
        password: 'long-enough',
        role: 'service_role',
        aud: 'admin',
        app_metadata: { role: 'admin' },
        raw_app_meta_data: { role: 'admin' },
        data: { role: 'admin', is_admin: true, app_metadata: { role: 'admin' } },
      }),
    );
    const session = answer.json as {
      access_token: string;
      user: { id: string; role: string; app_metadata: object };
    };
    expect(answer.status).toBe(200);
    expect(session.user.id).not.toBe(ADMIN.id);
    expect(session.user.role).toBe('authenticated');
    expect(session.user.app_metadata).not.toHaveProperty('role');
    for (const path of [SUBMISSIONS, ROLES]) {
      expect((await hostile(path, { headers: bearer(session.access_token) })).json).toEqual([]);
    }
  });

  it.each(assignments)('ignores $field', async ({ field, value, also }) => {
    const email = `${field.replaceAll('_', '-')}@visitor.test`;
    const answer = await hostile(
      ...post('/auth/v1/signup', { email, password: 'long-enough', [field]: value }),
    );
    expect(answer.status).toBe(200);
    const { access_token } = answer.json as Tokens;
    for (const path of [SUBMISSIONS, ROLES]) {
      expect((await hostile(path, { headers: bearer(access_token) })).json).toEqual([]);
    }
    const [account] = await backend().sql(`
      select id <> '${ADMIN.id}' as own_id, aud, role, raw_app_meta_data, raw_user_meta_data ->> 'role' as user_role,
             created_at > now() - interval '1 minute' as made_now, phone,
             to_jsonb(u) ->> 'banned_until' as banned_until, coalesce(to_jsonb(u) ->> 'is_super_admin', 'false') as super,
             (select count(*)::int from public.user_roles r where r.user_id = u.id) as roles,
             (select string_agg(provider, ',') from auth.identities i where i.user_id = u.id) as providers
      from auth.users u where email = '${email}'`);
    expect(account).toEqual({ ...ordinaryAccount, ...also });
  });

  it('takes a prototype for what it is: data', async () => {
    const answer = await hostile(
      ...post(
        '/auth/v1/signup',
        '{"email":"proto@visitor.test","password":"long-enough","__proto__":{"role":"service_role"},"data":{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}}',
      ),
    );
    expect(answer.status).toBe(200);
    expect((answer.json as { user: { role: string } }).user.role).toBe('authenticated');
    expect({}).not.toHaveProperty('role');
  });

  it('keeps an existing account as it is', async () => {
    const answer = await hostile(
      ...post('/auth/v1/signup', { email: ADMIN.email, password: 'another-password' }),
    );
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ error_code: 'user_already_exists', msg: 'User already registered' });
    const { email } = ADMIN;
    expect((await hostile(...post(PASSWORD_GRANT, { email, password: 'another-password' }))).status).toBe(
      400,
    );
  });

  it.each([...malformedCredentials, ...malformedUserData])('refuses %s', async (_name, body) => {
    const answer = await hostile(...post('/auth/v1/signup', body));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((answer.json as { msg: string }).msg).not.toBe('');
  });
});

describe('a request without the key', () => {
  const requests: [string, string, unknown][] = [
    ['POST', '/auth/v1/signup', { email: 'keyless@visitor.test', password: 'long-enough' }],
    ['POST', PASSWORD_GRANT, { email: MEMBER.email, password: MEMBER.password }],
    ['POST', REFRESH_GRANT, { refresh_token: 'x' }],
    ['POST', '/auth/v1/logout', ''],
    ['GET', '/auth/v1/user', ''],
    ['GET', '/auth/v1/settings', ''],
    ['GET', '/auth/v1/health', ''],
  ];

  it.each(requests)('is refused: %s %s', async (method, path, body) => {
    const { authorization = '' } = bearer(token(claimsOf(MEMBER.id)));
    for (const key of [undefined, '', 'x', 'service_role', 'sb_secret_local']) {
      const headers = key === undefined ? { authorization } : { authorization, apikey: key };
      expect((await hostile(path, { method, headers, body })).status).toBe(401);
    }
  });
});

describe('signing in', () => {
  it.each([ADMIN, MEMBER])('takes the demo account $email', async ({ id, email, password }) => {
    const answer = await call(backend().origin, ...post(PASSWORD_GRANT, { email, password }));
    expect(answer.json).toMatchObject({ token_type: 'bearer', user: { id, email } });
  });

  it('says the same of a wrong password and of an unknown account', async () => {
    const wrong = await hostile(...post(PASSWORD_GRANT, { email: ADMIN.email, password: 'wrong-password' }));
    const unknown = await hostile(
      ...post(PASSWORD_GRANT, { email: 'nobody@visitor.test', password: 'wrong-password' }),
    );
    expect(wrong.status).toBe(400);
    expect(wrong.json).toMatchObject({ error_code: 'invalid_credentials', msg: 'Invalid login credentials' });
    expect(unknown.json).toEqual(wrong.json);
  });

  it.each(otherFormats)('refuses %s', async (_name, headers, body) => {
    for (const path of ['/auth/v1/signup', PASSWORD_GRANT, REFRESH_GRANT]) {
      const call = { method: 'POST', headers: { ...apikey, ...headers }, body };
      expect((await hostile(path, call)).status).toBe(400);
    }
  });

  it.each(malformedCredentials)('refuses %s', async (_name, body) => {
    expect((await hostile(...post(PASSWORD_GRANT, body))).status).toBeGreaterThanOrEqual(400);
  });

  it.each(['', '?grant_type=', '?grant_type=id_token', '?grant_type=pkce', '?grant_type=client_credentials'])(
    'knows no grant "%s"',
    async (query) => {
      const { email, password } = ADMIN;
      const answer = await hostile(...post(`/auth/v1/token${query}`, { email, password }));
      expect(answer.status).toBeGreaterThanOrEqual(400);
    },
  );

  it('answers 413 to a body larger than 64 KiB', async () => {
    const answer = await hostile(...post(PASSWORD_GRANT, { email: 'a'.repeat(65 * 1024), password: 'x' }));
    expect(answer.status).toBe(413);
  });
});

describe('a session', () => {
  it('is refreshed with a new token each time', async () => {
    const first = await signIn();
    const second = await call(
      backend().origin,
      ...post(REFRESH_GRANT, { refresh_token: first.refresh_token }),
    );
    const { access_token, refresh_token } = second.json as Tokens;
    expect(second.status).toBe(200);
    expect(refresh_token).not.toBe(first.refresh_token);
    expect((await hostile('/auth/v1/user', { headers: bearer(access_token) })).json).toMatchObject({
      id: MEMBER.id,
    });
  });

  it('ends with signing out', async () => {
    const { access_token, refresh_token } = await signIn();
    const out = await hostile('/auth/v1/logout?scope=local', {
      method: 'POST',
      headers: bearer(access_token),
    });
    expect(out.status).toBe(204);
    expect((await hostile(...post(REFRESH_GRANT, { refresh_token }))).status).toBe(400);
    expect((await hostile('/auth/v1/user', { headers: bearer(access_token) })).status).toBe(403);
  });

  it.each([
    {},
    { refresh_token: '' },
    { refresh_token: 5 },
    { refresh_token: 'x' },
    { refresh_token: ['x'] },
  ])('is not refreshed with %j', async (body) => {
    expect((await hostile(...post(REFRESH_GRANT, body))).status).toBe(400);
  });
});

describe('a forged token', () => {
  it('ends no session', async () => {
    for (const [name, forged] of forgedTokens(adminToken(), token(claimsOf(MEMBER.id)))) {
      const answer = await hostile('/auth/v1/logout', { method: 'POST', headers: bearer(forged) });
      expect([401, 403], name).toContain(answer.status);
    }
  });
});

describe('a request too long to read', () => {
  it.each([
    ['address', `${SUBMISSIONS}?email=eq.${'a'.repeat(20_000)}`, apikey],
    ['header', SUBMISSIONS, bearer('a'.repeat(20_000))],
  ])('is refused by its %s', async (_name, path, headers) => {
    const answer = await call(backend().origin, path, { headers });
    expect(answer.status).toBe(431);
    expect(answer.text).toBe('');
  });

  it('is still read below that', async () => {
    const headers = bearer(token(claimsOf(MEMBER.id)));
    const filters = Array.from({ length: 400 }, (_, n) => `email=neq.${n}`).join('&');
    expect((await hostile(`${SUBMISSIONS}?${filters}`, { headers })).json).toEqual([]);
    expect((await hostile(`${SUBMISSIONS}?email=eq.${'a'.repeat(10_000)}`, { headers })).json).toEqual([]);
    expect((await hostile(SUBMISSIONS, { headers: bearer('a'.repeat(12_000)) })).status).toBe(401);
  });
});

describe('a page elsewhere', () => {
  it.each([
    'https://evil.example',
    'http://localhost:1',
    'null',
    'http://127.0.0.1',
    'file://',
    '',
    '*',
    'chrome-extension://x',
    'http://evil.example, http://127.0.0.1',
  ])('is refused when it says that it is %s', async (origin) => {
    const answer = await hostile(SUBMISSIONS, { headers: { ...bearer(adminToken()), origin } });
    expect(answer.status).toBe(403);
  });

  it('is refused when its origin only looks like this server', async () => {
    const { origin, port } = new URL(backend().origin);
    for (const other of [
      origin.replace('http', 'https'),
      `${origin}/`,
      origin.toUpperCase(),
      `${origin}, https://evil.example`,
      `http://localhost:${port}`,
      `http://127.0.0.1.:${port}`,
    ]) {
      const answer = await hostile(SUBMISSIONS, { headers: { ...bearer(adminToken()), origin: other } });
      expect(answer.status, other).toBe(403);
    }
  });

  it('is taken when it is the page of this server', async () => {
    const headers = { ...bearer(adminToken()), origin: backend().origin };
    expect((await call(backend().origin, SUBMISSIONS, { headers })).status).toBe(200);
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.5:4173',
    '@',
    'localhost.',
    '0.0.0.0',
    '2130706433',
    '127.1',
    '127.0.0.2',
    '[::ffff:127.0.0.1]',
    '127.0.0.1@evil.example',
    'localhost evil',
    'localhost:1:2',
    'localhost:99999',
  ])('is refused when it points the name "%s" at this machine', async (host) => {
    const answer = await hostile(SUBMISSIONS, { headers: { ...bearer(adminToken()), host } });
    expect(answer.status).toBe(421);
  });
});

it(`withstood at least ${FEWEST_HOSTILE_CALLS} calls`, () => {
  expect(hostileCalls()).toBeGreaterThanOrEqual(FEWEST_HOSTILE_CALLS);
});
