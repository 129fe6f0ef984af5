import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attackedBackend } from './support/attacked-backend';
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
  it('sets only the address, the password and user data, whatever else is sent', async () => {
    const email = 'everything@visitor.test';
    const wanted = {
      id: ADMIN.id,
      aud: 'admin',
      role: 'service_role',
      is_super_admin: true,
      app_metadata: { role: 'admin' },
      raw_app_meta_data: { role: 'admin' },
      user_roles: [{ role: 'admin' }],
      identities: [{ provider: 'github', provider_id: '1' }],
      banned_until: '2999-01-01',
      data: { role: 'admin' },
    };
    const answer = await hostile(...post(SIGN_UP, { email, password: 'long-enough', ...wanted }));
    const headers = bearer((answer.json as Tokens).access_token);
    expect((await hostile(SUBMISSIONS, { headers })).status).toBe(403);
    expect((await hostile(ROLES, { headers })).json).toEqual([]);
    const [account] = await backend().sql(`
      select id <> '${ADMIN.id}' as own_id, aud, role, raw_app_meta_data, to_jsonb(u) ->> 'banned_until' as banned,
             coalesce(to_jsonb(u) ->> 'is_super_admin', 'false') as super,
             (select count(*)::int from public.user_roles r where r.user_id = u.id) as roles,
             (select string_agg(provider, ',') from auth.identities i where i.user_id = u.id) as providers
      from auth.users u where email = '${email}'`);
    expect(account).toEqual({
      own_id: true,
      aud: 'authenticated',
      role: 'authenticated',
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
      banned: null,
      super: 'false',
      roles: 0,
      providers: 'email',
    });
  });

  it('leaves an existing account unchanged', async () => {
    const { email } = ADMIN;
    const answer = await hostile(...post(SIGN_UP, { email, password: 'another-password' }));
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ error_code: 'user_already_exists', msg: 'User already registered' });
    expect((await hostile(...post(PASSWORD_GRANT, { email, password: 'another-password' }))).status).toBe(
      400,
    );
  });

  it('accepts one of twelve simultaneous requests for one address, and refuses the others in words', async () => {
    const account = { email: 'twelve@visitor.test', password: 'long-enough' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => call(backend().origin, ...post(SIGN_UP, account))),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 422)]);
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
])('without the key %s %s is refused', async (method, path, body) => {
  const { authorization = '' } = bearer(token(claimsOf(MEMBER.id)));
  for (const key of [undefined, '', 'x', 'service_role', 'sb_secret_local']) {
    const headers = key === undefined ? { authorization } : { authorization, apikey: key };
    expect((await hostile(path, { method, headers, body })).status).toBe(401);
  }
});

describe('signing in', () => {
  it('gives the same answer to a wrong password and to an unknown account', async () => {
    const [wrong, unknown] = [
      await hostile(...post(PASSWORD_GRANT, { email: ADMIN.email, password: 'wrong-password' })),
      await hostile(...post(PASSWORD_GRANT, { email: 'nobody@visitor.test', password: 'wrong-password' })),
    ];
    expect(wrong.status).toBe(400);
    expect(wrong.json).toMatchObject({ error_code: 'invalid_credentials', msg: 'Invalid login credentials' });
    expect(unknown.json).toEqual(wrong.json);
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

  it.each<[string, string | Buffer]>([
    ['a form', 'email=a%40visitor.example&password=long-enough'],
    ['half an object', '{"email":'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['a compressed body', Buffer.from([31, 139, 8, 0])],
  ])('is refused with %s for JSON', async (_name, body) => {
    for (const path of [SIGN_UP, PASSWORD_GRANT, REFRESH_GRANT]) {
      expect((await hostile(...post(path, body))).json).toMatchObject({ error_code: 'bad_json' });
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

  it('is offered by email to the address of an account, with the same answer to any other', async () => {
    for (const [email, emails] of [
      [MEMBER.email, 1],
      ['nobody@visitor.test', 0],
    ] as const) {
      const before = backend().mails().length;
      const { status, json } = await hostile(
        ...post(RECOVER, { email, redirect_to: 'https://evil.example' }),
      );
      expect([status, json]).toEqual([200, {}]);
      expect(backend().mails().length - before).toBe(emails);
    }
    expect(backend().mails().join('')).not.toContain('evil');
  });

  it('is set by an emailed link, once; a password alone sets none', async () => {
    await call(backend().origin, ...post(RECOVER, { email: ADMIN.email }));
    const [, token_hash] = /#token_hash=(\w+)&type=recovery"/.exec(backend().mails().at(-1) ?? '') ?? [];
    const link = { token_hash, type: 'recovery' };
    const opened = (await call(backend().origin, ...post(OPEN, link))).json as Tokens;
    expect((await hostile(...post(OPEN, link))).json).toMatchObject({ error_code: 'otp_expired' });

    const headers = bearer(opened.access_token);
    const refused = { error_code: 'reauthentication_needed' };
    const { access_token } = await signIn();
    expect((await hostile(...put({ password: 'taken-over' }, bearer(access_token)))).json).toMatchObject(
      refused,
    );
    expect((await hostile(...put({ password: 'puckdrop-admin' }, headers))).json).toMatchObject({
      error_code: 'same_password',
    });
    const both = await Promise.all(
      ['first-shift', 'second-shift'].map((password) => hostile(...put({ password }, headers))),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await hostile(...put({ password: 'third-shift' }, headers))).json).toMatchObject(refused);
    const { email } = ADMIN;
    const signedIn = await Promise.all(
      ['first-shift', 'second-shift', 'third-shift'].map((password) =>
        call(backend().origin, ...post(PASSWORD_GRANT, { email, password })),
      ),
    );
    expect(signedIn.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
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
});

it('a request with more than 16 KiB of address or headers is refused, and a shorter one is not', async () => {
  const address = (length: number) => `${SUBMISSIONS}?or=(email.eq.${'a'.repeat(length)})`;
  const headers = bearer(token(claimsOf(MEMBER.id)));
  expect((await call(backend().origin, address(20_000), { headers })).status).toBe(431);
  expect((await call(backend().origin, SUBMISSIONS, { headers: bearer('a'.repeat(20_000)) })).status).toBe(
    431,
  );
  expect((await hostile(address(10_000), { headers })).status).toBe(403);
  expect((await hostile(SUBMISSIONS, { headers: bearer('a'.repeat(12_000)) })).status).toBe(401);
});

describe('another site in the same browser', () => {
  it('is refused by its origin, even one that resembles this server', async () => {
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

  it('is refused when it points its own name at this machine', async () => {
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
