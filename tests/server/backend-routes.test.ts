import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { INBOUND_MAIL_PATH } from '../../scripts/local-backend';
import { mailToken } from '../../server/mail-token';
import { postmark } from '../functions/inbound-mail/mails';
import { startGuardedBackend, type GuardedBackend } from '../support/guarded-backend';
import { apikey, bearer, call, type Call } from '../support/http';
import { quietErrors } from '../support/quiet-errors';
import { ADMIN, claimsOf, MEMBER, sign } from '../support/tokens';

const SUBMISSIONS = '/rest/v1/contact_submissions';
const ROLES = '/rest/v1/user_roles';
const SIGN_UP = '/auth/v1/signup';

// Opening the database takes seconds, and test machines are busy.
vi.setConfig({ hookTimeout: 120_000 });
quietErrors();
let backend: GuardedBackend;
beforeAll(async () => {
  backend = await startGuardedBackend();
});
afterAll(() => backend.close());

const token = (id: string, more = {}) => bearer(sign(claimsOf(id, more), backend.secret));
const callers = {
  visitor: () => apikey,
  'member who claims to be an administrator': () =>
    token(MEMBER.id, { user_role: 'admin', app_metadata: { role: 'admin' } }),
  'service role of a stranger': () =>
    bearer(sign(claimsOf(ADMIN.id, { role: 'service_role' }), 'x'.repeat(32))),
  'mail service': () => bearer(mailToken(backend.secret)),
};
const ask = (path: string, options: Call) => call(backend.origin, path, options);

describe.each(Object.entries(callers))('a %s', (_name, headers) => {
  it('reads, counts and writes no message', async () => {
    const counting = { ...headers(), prefer: 'count=exact' };
    const answer = await ask(SUBMISSIONS, { headers: counting });
    expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
    expect(answer.headers['content-range']).toBeUndefined();
    expect(answer.text).not.toMatch(/\.example/);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await ask(SUBMISSIONS, { method, headers: headers(), body: {} })).status).toBe(405);
  });
});

it('an administrator reads every message, at the same moment as others are refused', async () => {
  const turns = Array.from({ length: 5 }, () => [ADMIN.id, MEMBER.id]).flat();
  const answers = await Promise.all(turns.map((id) => ask(SUBMISSIONS, { headers: token(id) })));
  expect(answers.map(({ status }) => status)).toEqual(turns.map((id) => (id === ADMIN.id ? 200 : 403)));
});

it('a page of another origin and another Host are refused, on every route', async () => {
  const { host, origin } = new URL(backend.origin);
  for (const [path, method] of [
    [ROLES, 'GET'],
    [SIGN_UP, 'POST'],
    [INBOUND_MAIL_PATH, 'POST'],
  ] as const) {
    const statusWith = async (headers: Record<string, string>) =>
      (await ask(path, { method, headers: { ...token(MEMBER.id), ...headers } })).status;
    for (const other of ['https://evil.example', 'null', origin.replace('http', 'https')]) {
      expect(await statusWith({ origin: other }), other).toBe(403);
    }
    for (const other of ['evil.example', 'localhost.evil.example', '10.0.0.5:4173']) {
      expect(await statusWith({ host: other }), other).toBe(421);
    }
  }
  expect((await ask(ROLES, { headers: { ...token(MEMBER.id), origin, host } })).status).toBe(200);
});

it.each(['/auth/v1/admin/users', '/auth/v1/otp', '/rest/v1/', '/rest/v1/rpc/receive_mail', '/rest/v1/users'])(
  'the site never calls %s, so it is not found',
  async (path) => {
    expect((await ask(path, { headers: token(ADMIN.id) })).status).toBe(404);
  },
);

it('an email with the secret reaches the inbox, once however often it is sent at once', async () => {
  const postMail = (secret: string) =>
    ask(INBOUND_MAIL_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-inbound-secret': secret },
      body: postmark({ headers: { 'Received-SPF': 'Fail' } }),
    });
  const mails = () => backend.sql('select * from public.contact_submissions where message_id is not null');
  expect((await postMail('guessed')).status).toBe(401);
  expect(await mails()).toEqual([]);
  const { mailSecret } = backend;
  for (const answer of await Promise.all([postMail(mailSecret), postMail(mailSecret)])) {
    expect(answer).toMatchObject({ status: 200, text: '' });
  }
  expect(await mails()).toMatchObject([{ subject: 'Ice', message: 'Hello', marks: ['spf'] }]);
});
