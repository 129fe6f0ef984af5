import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { INBOUND_MAIL_PATH } from '../../scripts/local-backend';
import { postmark } from '../functions/inbound-mail/mails';
import { startGuardedBackend, type GuardedBackend } from '../support/guarded-backend';
import { call } from '../support/http';
import { quietErrors } from '../support/quiet-errors';

vi.setConfig({ hookTimeout: 120_000 });
quietErrors();
let backend: GuardedBackend;
beforeAll(async () => {
  backend = await startGuardedBackend();
});
afterAll(() => backend.close());

const post = (body: unknown, secret = backend.mailSecret) =>
  call(backend.origin, INBOUND_MAIL_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-inbound-secret': secret },
    body,
  });
const mails = () =>
  backend.sql('select * from public.contact_submissions where message_id is not null order by created_at');

it('an email reaches the inbox with the remarks on its sender, once however often it is sent at once', async () => {
  const mail = postmark({ ReplyTo: 'office@school.test', headers: { 'Received-SPF': 'Fail' } });
  for (const answer of await Promise.all([post(mail), post(mail), post(mail)])) {
    expect(answer).toMatchObject({ status: 200, text: '' });
  }
  const sender = { first_name: 'Pat', reply_to: 'office@school.test', marks: ['spf'] };
  expect(await mails()).toMatchObject([{ subject: 'Ice', message: 'Hello', ...sender }]);
});

it('an email with a long foreign Message-ID is stored, and one that the table refuses is counted', async () => {
  const id = `<${'ਖ'.repeat(900)}@mail.test>`;
  expect((await post(postmark({ headers: { 'Message-ID': id } }))).status).toBe(200);
  expect(await mails()).toContainEqual(expect.objectContaining({ message_id: id }));
  await backend.sql('alter table public.contact_submissions add constraint closed check (false) not valid');
  expect((await post(postmark({ Subject: 'Refused' }))).status).toBe(200);
  await backend.sql('alter table public.contact_submissions drop constraint closed');
  expect((await post(postmark({ headers: { 'List-Id': '<parents.club.test>' } }))).status).toBe(200);
  expect(await backend.sql('select reason, mails from private.mails_left_out order by reason')).toEqual([
    { reason: 'mailing list', mails: 1 },
    { reason: 'refused', mails: 1 },
  ]);
});

it('callers without the secret store nothing', async () => {
  const before = await mails();
  for (const secret of ['', 'x', backend.mailSecret.repeat(2)]) {
    expect((await post(postmark(), secret)).status).toBe(401);
  }
  expect(await mails()).toEqual(before);
});
