import { beforeEach, expect, it, vi } from 'vitest';
import { attackedBackend } from '../support/attacked-backend';
import { apikey, bearer, call, type Call } from '../support/http';
import { quietErrors } from '../support/quiet-errors';
import { ADMIN, MEMBER } from '../support/tokens';

const SUBMISSIONS = '/rest/v1/contact_submissions';
const SIGN_UP = '/auth/v1/signup';
const PASSWORD_GRANT = '/auth/v1/token?grant_type=password';

quietErrors();
beforeEach(() => {
  // The server names the files of its emails.
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
const { backend, hostile } = attackedBackend();

function post(path: string, body: unknown): [string, Call] {
  return [path, { method: 'POST', headers: { ...apikey, 'content-type': 'application/json' }, body }];
}
const send = (path: string, body: unknown) => call(backend().origin, ...post(path, body));

interface Tokens {
  access_token: string;
}
const signIn = async () => (await send(PASSWORD_GRANT, MEMBER)).json as Tokens;

/** The statuses of answers, in ascending order. */
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

it('a sign-up sets only the address, the password and user data, whatever else is sent', async () => {
  const email = 'everything@visitor.test';
  const admin = { role: 'admin' };
  const rights = { role: 'service_role', is_super_admin: true, app_metadata: admin, user_roles: [admin] };
  const wanted = { id: ADMIN.id, aud: 'admin', ...rights };
  const answer = await hostile(...post(SIGN_UP, { email, password: 'long-enough', ...wanted }));
  const headers = bearer((answer.json as Tokens).access_token);
  expect((await hostile(SUBMISSIONS, { headers })).status).toBe(403);
  expect((await hostile('/rest/v1/user_roles', { headers })).json).toEqual([]);
  const account = await backend().sql(`
    select id <> '${ADMIN.id}' as own_id, role, raw_app_meta_data ->> 'role' as app_role,
           (select count(*)::int from public.user_roles r where r.user_id = u.id) as roles
    from auth.users u where email = '${email}'`);
  expect(account).toEqual([{ own_id: true, role: 'authenticated', app_role: null, roles: 0 }]);
});

it('a password of five letters makes no account, and a session lasts an hour', async () => {
  const short = post(SIGN_UP, { email: 'short@visitor.test', password: 'short' });
  expect((await hostile(...short)).json).toMatchObject({ error_code: 'weak_password' });
  expect(await signIn()).toMatchObject({ expires_in: 3600 });
});

it('other requests are answered while many sign in', async () => {
  const wrong = { email: MEMBER.email, password: 'wrong-password' };
  const order: (number | 'page')[] = [];
  const many = Array.from({ length: 15 }, async () => {
    order.push((await send(PASSWORD_GRANT, wrong)).status);
  });
  expect((await call(backend().origin, '/a-page')).text).toBe('not the API');
  order.push('page');
  await Promise.all(many);
  expect(order.indexOf('page')).toBeLessThan(order.length / 2);
  expect(order.filter((answer) => answer !== 'page')).toEqual(many.map(() => 400));
});

it('a link for a new password goes by email to an account only; the answer is the same for any address', async () => {
  for (const [email, emails] of [
    [MEMBER.email, 1],
    ['nobody@visitor.test', 0],
  ] as const) {
    const before = backend().mails().length;
    const asked = { email, redirect_to: 'https://evil.example' };
    const { status, json } = await hostile(...post('/auth/v1/recover', asked));
    expect([status, json]).toEqual([200, {}]);
    expect(backend().mails().length - before).toBe(emails);
  }
  expect(backend().mails().join('')).not.toContain('evil');
});

it('a new password is set by an emailed link, once; a password alone sets none', async () => {
  const set = (password: string, key: string) =>
    hostile('/auth/v1/user', { method: 'PUT', headers: bearer(key), body: { password } });
  await send('/auth/v1/recover', { email: ADMIN.email });
  const [, token_hash] = /#token_hash=(\w+)&type=recovery"/.exec(backend().mails().at(-1) ?? '') ?? [];
  const link = post('/auth/v1/verify', { token_hash, type: 'recovery' });
  const opened = ((await call(backend().origin, ...link)).json as Tokens).access_token;
  expect((await hostile(...link)).json).toMatchObject({ error_code: 'otp_expired' });

  const refused = { error_code: 'reauthentication_needed' };
  expect((await set('taken-over', (await signIn()).access_token)).json).toMatchObject(refused);
  expect((await set(ADMIN.password, opened)).json).toMatchObject({ error_code: 'same_password' });
  const atOnce = await Promise.all([set('first-shift', opened), set('second-shift', opened)]);
  expect(statusesOf(atOnce)).toEqual([200, 400]);
  expect((await set('third-shift', opened)).json).toMatchObject(refused);
  const signIns = ['first-shift', 'second-shift', 'third-shift'].map((password) =>
    send(PASSWORD_GRANT, { email: ADMIN.email, password }),
  );
  expect(statusesOf(await Promise.all(signIns))).toEqual([200, 400, 400]);
});
