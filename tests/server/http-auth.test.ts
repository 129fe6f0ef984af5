import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attackedBackend } from './support/attacked-backend';
import { malformedCredentials, malformedUserData, otherFormats } from './support/malformed-bodies';
import { assignments, ordinaryAccount } from './support/mass-assignment';
import { apikey, bearer, call, type Call } from './support/http';
import { quietErrors } from './support/quiet-errors';
import { ADMIN, claimsOf, MEMBER } from './support/tokens';

const SUBMISSIONS = '/rest/v1/contact_submissions';
const ROLES = '/rest/v1/user_roles';
const SIGN_UP = '/auth/v1/signup';
const PASSWORD_GRANT = '/auth/v1/token?grant_type=password';
const REFRESH_GRANT = '/auth/v1/token?grant_type=refresh_token';

quietErrors();
const { backend, hostile, token } = attackedBackend();
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
  return (await call(backend().origin, ...post(PASSWORD_GRANT, { email, password }))).json as Tokens;
}

describe('signing up', () => {
  it('sets nothing but address, password and own data, whatever else is sent', async () => {
    for (const { field, value, also } of assignments) {
      const email = `${field.replaceAll('_', '-')}@visitor.test`;
      const answer = await hostile(...post(SIGN_UP, { email, password: 'long-enough', [field]: value }));
      expect(answer.status, field).toBe(200);
      const { access_token } = answer.json as Tokens;
      const headers = bearer(access_token);
      expect((await hostile(SUBMISSIONS, { headers })).status, field).toBe(403);
      expect((await hostile(ROLES, { headers })).json, field).toEqual([]);
      const [account] = await backend().sql(`
        select id <> '${ADMIN.id}' as own_id, aud, role, raw_app_meta_data, raw_user_meta_data ->> 'role' as user_role,
               created_at > now() - interval '1 minute' as made_now, phone,
               to_jsonb(u) ->> 'banned_until' as banned_until, coalesce(to_jsonb(u) ->> 'is_super_admin', 'false') as super,
               (select count(*)::int from public.user_roles r where r.user_id = u.id) as roles,
               (select string_agg(provider, ',') from auth.identities i where i.user_id = u.id) as providers
        from auth.users u where email = '${email}'`);
      expect(account, field).toEqual({ ...ordinaryAccount, ...also });
    }
  });

  it('takes a prototype for what it is: data', async () => {
    const body =
      '{"email":"proto@visitor.test","password":"long-enough","__proto__":{"role":"service_role"},"data":{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}}';
    const answer = await hostile(...post(SIGN_UP, body));
    expect((answer.json as { user: { role: string } }).user.role).toBe('authenticated');
    expect({}).not.toHaveProperty('role');
  });

  it('keeps an existing account as it is', async () => {
    const { email } = ADMIN;
    const answer = await hostile(...post(SIGN_UP, { email, password: 'another-password' }));
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ error_code: 'user_already_exists', msg: 'User already registered' });
    expect((await hostile(...post(PASSWORD_GRANT, { email, password: 'another-password' }))).status).toBe(
      400,
    );
  });

  it('takes one of twelve that come for one address at once, and refuses the others in words', async () => {
    const account = { email: 'twelve@visitor.test', password: 'long-enough' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => call(backend().origin, ...post(SIGN_UP, account))),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 422)]);
  });

  it.each([...malformedCredentials, ...malformedUserData])('refuses %s', async (_name, body) => {
    const answer = await hostile(...post(SIGN_UP, body));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((answer.json as { msg: string }).msg).not.toBe('');
  });
});

it.each<[string, string, unknown]>([
  ['POST', SIGN_UP, { email: 'keyless@visitor.test', password: 'long-enough' }],
  ['POST', PASSWORD_GRANT, { email: MEMBER.email, password: MEMBER.password }],
  ['POST', REFRESH_GRANT, { refresh_token: 'x' }],
  ['POST', '/auth/v1/logout', ''],
  ['GET', '/auth/v1/user', ''],
  ['GET', '/auth/v1/settings', ''],
  ['GET', '/auth/v1/health', ''],
])('without the key nothing is done: %s %s', async (method, path, body) => {
  const { authorization = '' } = bearer(token(claimsOf(MEMBER.id)));
  for (const key of [undefined, '', 'x', 'service_role', 'sb_secret_local']) {
    const headers = key === undefined ? { authorization } : { authorization, apikey: key };
    expect((await hostile(path, { method, headers, body })).status).toBe(401);
  }
});

describe('signing in', () => {
  it('says the same of a wrong password and of an unknown account, and takes as long', async () => {
    const refused = async (email: string) => {
      const started = performance.now();
      const { status, json } = await hostile(...post(PASSWORD_GRANT, { email, password: 'wrong-password' }));
      return { ms: performance.now() - started, status, json };
    };
    const wrong = await refused(ADMIN.email);
    const unknown = await refused('nobody@visitor.test');
    expect(wrong.status).toBe(400);
    expect(wrong.json).toMatchObject({ error_code: 'invalid_credentials', msg: 'Invalid login credentials' });
    expect(unknown.json).toEqual(wrong.json);
    for (const { ms } of [wrong, unknown]) expect(ms).toBeGreaterThan(490);
  });

  it('leaves room for other requests while many sign in', async () => {
    const { email } = MEMBER;
    const many = Array.from({ length: 15 }, () =>
      call(backend().origin, ...post(PASSWORD_GRANT, { email, password: 'wrong-password' })),
    );
    const started = performance.now();
    expect((await call(backend().origin, '/a-page')).text).toBe('not the API');
    expect(performance.now() - started).toBeLessThan(1000);
    await Promise.all(many);
  });

  it.each(otherFormats)('refuses %s', async (_name, headers, body) => {
    for (const path of [SIGN_UP, PASSWORD_GRANT, REFRESH_GRANT]) {
      const options = { method: 'POST', headers: { ...apikey, ...headers }, body };
      expect((await hostile(path, options)).status).toBe(400);
    }
  });

  it.each(malformedCredentials)('refuses %s', async (_name, body) => {
    expect((await hostile(...post(PASSWORD_GRANT, body))).status).toBeGreaterThanOrEqual(400);
  });

  it('knows no other grant, and none by another spelling', async () => {
    const { email, password } = ADMIN;
    for (const query of [
      '',
      '?grant_type=',
      '?grant_type=pkce',
      '?grant_type=password&grant_type=refresh_token',
    ]) {
      expect((await hostile(...post(`/auth/v1/token${query}`, { email, password }))).status, query).toBe(400);
    }
  });

  it('answers 413 to a body larger than 64 KiB', async () => {
    const body = { email: 'a'.repeat(65 * 1024), password: 'x' };
    expect((await hostile(...post(PASSWORD_GRANT, body))).status).toBe(413);
  });
});

describe('a new password', () => {
  const RECOVER = '/auth/v1/recover';
  const OPEN = '/auth/v1/verify';
  const put = (body: unknown, headers: Record<string, string>): [string, Call] => [
    '/auth/v1/user',
    { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, body },
  ];

  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });

  it('is offered by mail to the address of an account, with the same answer in the same time to any other', async () => {
    for (const [email, mails] of [
      [MEMBER.email, 1],
      ['nobody@visitor.test', 0],
    ] as const) {
      const before = backend().mails().length;
      const started = performance.now();
      const { status, json } = await hostile(
        ...post(RECOVER, { email, redirect_to: 'https://evil.example' }),
      );
      expect(performance.now() - started).toBeGreaterThan(490);
      expect([status, json]).toEqual([200, {}]);
      expect(backend().mails().length - before).toBe(mails);
    }
    expect(backend().mails().join('')).not.toContain('evil');
  });

  it('is set once by the link, with no other change to the account; a password alone sets none', async () => {
    await call(backend().origin, ...post(RECOVER, { email: ADMIN.email }));
    const [, token_hash] = /#token_hash=(\w+)&type=recovery"/.exec(backend().mails().at(-1) ?? '') ?? [];
    expect((await hostile(...post(OPEN, { token_hash, type: 'magiclink' }))).status).toBe(400);
    expect((await hostile(`${OPEN}?token=${token_hash}&type=recovery`)).status).toBe(405);
    const link = { token_hash, type: 'recovery' };
    const opened = (await call(backend().origin, ...post(OPEN, link))).json as Tokens;
    expect((await hostile(...post(OPEN, link))).json).toMatchObject({ error_code: 'otp_expired' });

    const headers = bearer(opened.access_token);
    for (const [password, code] of [
      ['puckdrop-admin', 'same_password'],
      ['iloveyou', 'weak_password'],
      ['admin@az1hockey.test', 'weak_password'],
    ]) {
      expect((await hostile(...put({ password }, headers))).json, password).toMatchObject({
        error_code: code,
      });
    }
    const stolen = { password: 'taken-over', email: 'thief@visitor.test', data: { role: 'admin' } };
    const { access_token } = await signIn();
    expect((await hostile(...put(stolen, bearer(access_token)))).json).toMatchObject({
      error_code: 'reauthentication_needed',
    });
    expect((await hostile(...put({ ...stolen, password: 'first-shift' }, headers))).status).toBe(200);
    const { email } = ADMIN;
    const answer = await hostile(...post(PASSWORD_GRANT, { email, password: 'first-shift' }));
    expect(answer.json).toMatchObject({ user: { email, user_metadata: { first_name: 'Avery' } } });
    expect(JSON.stringify(answer.json)).not.toMatch(/thief|"role":"admin"/);
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
    expect(refresh_token).not.toBe(first.refresh_token);
    const user = await hostile('/auth/v1/user', { headers: bearer(access_token) });
    expect(user.json).toMatchObject({ id: MEMBER.id });
  });

  it('ends with signing out', async () => {
    const { access_token, refresh_token } = await signIn();
    const headers = bearer(access_token);
    expect((await hostile('/auth/v1/logout?scope=local', { method: 'POST', headers })).status).toBe(204);
    expect((await hostile(...post(REFRESH_GRANT, { refresh_token }))).status).toBe(400);
    expect((await hostile('/auth/v1/user', { headers })).status).toBe(403);
  });

  it('is not refreshed with anything else', async () => {
    for (const refresh_token of [undefined, '', 5, 'x', ['x']]) {
      expect((await hostile(...post(REFRESH_GRANT, { refresh_token }))).status).toBe(400);
    }
  });
});

it('a request too long to read is refused, and one just below is not', async () => {
  const address = (length: number) => `${SUBMISSIONS}?or=(email.eq.${'a'.repeat(length)})`;
  const headers = bearer(token(claimsOf(MEMBER.id)));
  expect((await call(backend().origin, address(20_000), { headers })).status).toBe(431);
  expect((await call(backend().origin, SUBMISSIONS, { headers: bearer('a'.repeat(20_000)) })).status).toBe(
    431,
  );
  expect((await hostile(address(10_000), { headers })).status).toBe(403);
  expect((await hostile(SUBMISSIONS, { headers: bearer('a'.repeat(12_000)) })).status).toBe(401);
});

describe('a page elsewhere', () => {
  it('is refused by its origin, also when that only looks like this server', async () => {
    const { origin, port } = new URL(backend().origin);
    for (const other of [
      'https://evil.example',
      'null',
      '',
      '*',
      'http://127.0.0.1',
      origin.replace('http', 'https'),
      `${origin}/`,
      origin.toUpperCase(),
      `${origin}, https://evil.example`,
      `http://localhost:${port}`,
      `http://127.0.0.1.:${port}`,
    ]) {
      const answer = await hostile(SUBMISSIONS, { headers: { ...bearer(adminToken()), origin: other } });
      expect.soft(answer.status, other).toBe(403);
    }
    const headers = { ...bearer(adminToken()), origin };
    expect((await call(backend().origin, SUBMISSIONS, { headers })).status).toBe(200);
  });

  const hosts = `
    evil.example localhost.evil.example 127.0.0.1.nip.example 10.0.0.5:4173 @ localhost. 0.0.0.0 2130706433
    127.1 127.0.0.2 [::ffff:127.0.0.1] 127.0.0.1@evil.example localhost: localhost:1:2 localhost:65536
    [::1]:99999
`;

  it('is refused when it points a name of its own at this machine', async () => {
    for (const host of [...hosts.trim().split(/\s+/), 'localhost evil']) {
      const answer = await hostile(SUBMISSIONS, { headers: { ...bearer(adminToken()), host } });
      expect.soft(answer.status, host).toBe(421);
    }
    for (const host of ['localhost', 'LOCALHOST:80', '127.0.0.1:4173', '[::1]', '[::1]:65535']) {
      const headers = { ...bearer(adminToken()), host };
      expect.soft((await call(backend().origin, SUBMISSIONS, { headers })).status, host).toBe(200);
    }
  });
});
