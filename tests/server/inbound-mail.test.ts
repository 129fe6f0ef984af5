import { expect, it } from 'vitest';
import { INBOUND_MAIL_PATH } from '../../scripts/local-backend';
import { queued } from '../../server/inbound-mail';
import { mailToken } from '../../server/mail-token';
import { postmark } from '../functions/inbound-mail/mails';
import { attackedBackend } from '../support/attacked-backend';
import { bearer } from '../support/http';
import { quietErrors } from '../support/quiet-errors';

quietErrors();
const { backend, hostile } = attackedBackend();
const mail = postmark({
  TextBody: 'Is there ice?',
  ReplyTo: 'office@school.test',
  headers: { 'Received-SPF': 'Fail', 'List-Unsubscribe': '<https://news.test/u>' },
});
const headers = () => ({ 'content-type': 'application/json', 'x-inbound-secret': backend().mailSecret });
const post = (body: unknown) => hostile(INBOUND_MAIL_PATH, { method: 'POST', headers: headers(), body });
const mails = () =>
  backend().sql('select * from public.contact_submissions where message_id is not null order by created_at');

it('an email reaches the inbox with the remarks on its sender, once however often it is sent at once', async () => {
  const atOnce = await Promise.all([post(mail), post(mail), post(mail)]);
  for (const answer of [...atOnce, await post(mail)]) expect(answer).toMatchObject({ status: 200, text: '' });
  const said = { first_name: 'Pat', subject: 'Ice', message: 'Is there ice?' };
  const sender = { reply_to: 'office@school.test', marks: ['spf', 'unsubscribe'] };
  expect(await mails()).toMatchObject([{ ...said, ...sender }]);
});

it('emails that are left out are counted by reason', async () => {
  const list = postmark({ headers: { 'List-Id': '<parents.club.test>' } });
  for (const body of [list, postmark({ FromFull: { Email: 'pat' } }), list])
    expect((await post(body)).status).toBe(200);
  expect(await backend().sql('select reason, mails from private.mails_left_out order by reason')).toEqual([
    { reason: 'mailing list', mails: 2 },
    { reason: 'no address', mails: 1 },
  ]);
});

it('64 emails can wait while one at a time is stored, and more are accepted once there is room', async () => {
  const handedOver: (() => void)[] = [];
  const store = queued(() => new Promise((done) => handedOver.push(done)));
  const waiting = Array.from({ length: 64 }, () => store('no address'));
  await expect(store('no address')).rejects.toThrow('64 emails are already waiting.');
  for (let count = 1; count <= 64; count += 1) {
    await expect.poll(() => handedOver.length, { interval: 1 }).toBe(count);
    handedOver.at(-1)?.();
  }
  await Promise.all(waiting);
  void store('no address');
  await expect.poll(() => handedOver.length, { interval: 1 }).toBe(65);
});

it('callers without the secret, even with its token, get nothing', async () => {
  const before = await mails();
  for (const secret of ['', 'x', `${backend().mailSecret} `.repeat(2)]) {
    const call = { method: 'POST', headers: { ...headers(), 'x-inbound-secret': secret }, body: mail };
    expect((await hostile(INBOUND_MAIL_PATH, call)).status).toBe(401);
  }
  for (const method of ['GET', 'PUT', 'DELETE', 'TRACE', 'OPTIONS']) {
    expect((await hostile(INBOUND_MAIL_PATH, { method, headers: headers() })).status).toBe(405);
  }
  const token = bearer(mailToken(backend().secret));
  for (const name of ['rpc/receive_mail', 'rpc/leave_out_mail', 'contact_submissions', 'user_roles']) {
    const path = `/rest/v1/${name}`;
    expect([401, 403, 404], path).toContain((await hostile(path, { headers: token })).status);
    const posted = await hostile(path, { method: 'POST', headers: token, body: {} });
    expect(posted.status, path).toBeGreaterThanOrEqual(400);
  }
  expect(await mails()).toEqual(before);
});
