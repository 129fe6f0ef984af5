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
  member: () => token(MEMBER.id),
  'member who claims to be an administrator': () =>
    token(MEMBER.id, { user_role: 'admin', app_metadata: { role: 'admin' } }),
  'service role of a stranger': () =>
    bearer(sign(claimsOf(ADMIN.id, { role: 'service_role' }), 'x'.repeat(32))),
  'mail service': () => bearer(mailToken(backend.secret)),
};
const ask = (path: string, options: Call) => call(backend.origin, path, options);

describe.each(Object.entries(callers))('a %s', (_name, headers) => {
  it.each([
    ['GET', SUBMISSIONS],
    ['HEAD', SUBMISSIONS],
    ['GET', `${SUBMISSIONS}?select=count()`],
  ])('reads and counts no message: %s %s', async (method, path) => {
    for (const prefer of ['count=exact', 'count=planned', 'count=estimated']) {
      const answer = await ask(path, { method, headers: { ...headers(), prefer } });
      expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
      expect(answer.headers['content-range']).toBeUndefined();
      expect(answer.text).not.toMatch(/\.example/);
    }
  });

  it('writes nothing', async () => {
    const role = { user_id: MEMBER.id, role: 'admin' };
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const path of [ROLES, SUBMISSIONS]) {
        expect((await ask(path, { method, headers: headers(), body: role })).status).toBe(405);
      }
    }
    const body = { submission: '10000000-0000-4000-8000-000000000001', handled: true };
    const json = { ...headers(), 'content-type': 'application/json' };
    const marked = await ask('/rest/v1/rpc/mark_handled', { method: 'POST', headers: json, body });
    expect(marked.status, marked.text).toBeGreaterThanOrEqual(400);
    expect(await backend.sql('select user_id from public.user_roles')).toEqual([{ user_id: ADMIN.id }]);
    expect(
      await backend.sql('select id from public.contact_submissions where marked_at is not null'),
    ).toEqual([]);
  });
});

it('a member counts no roles but their own, whichever way the count is made', async () => {
  await backend.sql(`
    insert into auth.users (id, email) select gen_random_uuid(), n || '@many.test' from generate_series(1, 500) as n;
    insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email like '%@many.test'`);
  const counts = [];
  for (const prefer of ['count=exact', 'count=planned', 'count=estimated']) {
    const { headers, json } = await ask(ROLES, { headers: { ...token(MEMBER.id), prefer } });
    expect(json).toEqual([]);
    counts.push(headers['content-range']);
  }
  expect(counts).toEqual(['*/0', '*/1', '*/1']);
  await backend.sql("delete from auth.users where email like '%@many.test'");
});

it('an administrator reads and counts every message, at the same moment as others are refused', async () => {
  const turns = Array.from({ length: 5 }, () => [ADMIN.id, MEMBER.id]).flat();
  const headersOf = (id: string) => ({ ...token(id), prefer: 'count=exact' });
  const answers = await Promise.all(turns.map((id) => ask(SUBMISSIONS, { headers: headersOf(id) })));
  expect(answers.map(({ status }) => status)).toEqual(turns.map((id) => (id === ADMIN.id ? 200 : 403)));
  expect(answers[0]?.headers['content-range']).toBe('0-9/10');
});

it('a sign-up gives nobody a role, and no escape sequence to the terminal that names its emails', async () => {
  const rights = { role: 'service_role', is_super_admin: true, app_metadata: { role: 'admin' } };
  const body = { email: 'all\u001B[31m@visitor.test', password: 'long-enough', id: ADMIN.id, ...rights };
  const json = { ...apikey, 'content-type': 'application/json' };
  const { access_token } = (await ask(SIGN_UP, { method: 'POST', headers: json, body })).json as {
    access_token: string;
  };
  expect((await ask(ROLES, { headers: bearer(access_token) })).json).toEqual([]);
  expect((await ask(SUBMISSIONS, { headers: bearer(access_token) })).status).toBe(403);
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await ask('/auth/v1/recover', { method: 'POST', headers: json, body: { email: body.email } });
  expect(printed.mock.calls.join()).toMatch(/^An email to all\?\[31m@visitor\.test/);
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
    for (const other of ['https://evil.example', 'null', `${origin}/`, origin.replace('http', 'https')]) {
      expect(await statusWith({ origin: other }), other).toBe(403);
    }
    for (const other of ['evil.example', `localhost.evil.example`, '10.0.0.5:4173', 'localhost.']) {
      expect(await statusWith({ host: other }), other).toBe(421);
    }
  }
  expect((await ask(ROLES, { headers: { ...token(MEMBER.id), origin, host } })).status).toBe(200);
});

it('a path that the site never calls is not found, and a form of another site cannot be read', async () => {
  for (const path of [
    '/auth/v1/admin/users',
    '/auth/v1/otp',
    '/rest/v1/',
    '/rest/v1/rpc/receive_mail',
    '/rest/v1/users',
  ]) {
    expect((await ask(path, { headers: token(ADMIN.id) })).status, path).toBe(404);
  }
  const { headers } = await ask(ROLES, { headers: token(MEMBER.id) });
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

const postMail = (body: unknown, secret = backend.mailSecret) =>
  ask(INBOUND_MAIL_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-inbound-secret': secret },
    body,
  });
const mails = () =>
  backend.sql('select * from public.contact_submissions where message_id is not null order by created_at');

it('an email reaches the inbox with the remarks on its sender, once however often it is sent at once', async () => {
  const mail = postmark({ ReplyTo: 'office@school.test', headers: { 'Received-SPF': 'Fail' } });
  for (const answer of await Promise.all([postMail(mail), postMail(mail), postMail(mail)])) {
    expect(answer).toMatchObject({ status: 200, text: '' });
  }
  const sender = { first_name: 'Pat', reply_to: 'office@school.test', marks: ['spf'] };
  expect(await mails()).toMatchObject([{ subject: 'Ice', message: 'Hello', ...sender }]);
});

it('an email with a long foreign Message-ID is stored, and one that the table refuses is counted', async () => {
  const id = `<${'ਖ'.repeat(900)}@mail.test>`;
  expect((await postMail(postmark({ headers: { 'Message-ID': id } }))).status).toBe(200);
  expect(await mails()).toContainEqual(expect.objectContaining({ message_id: id }));
  await backend.sql('alter table public.contact_submissions add constraint closed check (false) not valid');
  expect((await postMail(postmark({ Subject: 'Refused' }))).status).toBe(200);
  await backend.sql('alter table public.contact_submissions drop constraint closed');
  expect((await postMail(postmark({ headers: { 'List-Id': '<parents.club.test>' } }))).status).toBe(200);
  expect(await backend.sql('select reason, mails from private.mails_left_out order by reason')).toEqual([
    { reason: 'mailing list', mails: 1 },
    { reason: 'refused', mails: 1 },
  ]);
});

it('callers without the secret store nothing', async () => {
  const before = await mails();
  for (const secret of ['', 'x', backend.mailSecret.repeat(2)]) {
    expect((await postMail(postmark(), secret)).status).toBe(401);
  }
  expect(await mails()).toEqual(before);
});
