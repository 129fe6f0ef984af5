import { beforeAll, expect, it } from 'vitest';
import { INBOUND_MAIL_PATH } from '../../server/inbound-mail';
import { mailToken } from '../../server/mail-token';
import { samples, wire } from '../functions/inbound-mail/mails';
import { attackedBackend } from './support/attacked-backend';
import { bearer } from './support/http';
import { quietErrors } from './support/quiet-errors';

quietErrors();
const { backend, hostile } = attackedBackend();
const [first] = samples;
const mail = () => wire({ ...first, name: '', text: 'Is there ice?' });
const headers = () => ({ 'content-type': 'message/rfc822', 'x-inbound-secret': backend().mailSecret });
const mails = () => backend().sql('select * from public.contact_submissions where message_id is not null');

beforeAll(() => expect(first).toBeDefined());

it('puts a mail into the inbox, once however often and in how many requests at once it is sent', async () => {
  const send = () => hostile(INBOUND_MAIL_PATH, { method: 'POST', headers: headers(), body: mail() });
  const answers = await Promise.all([send(), send(), send()]);
  expect([...answers, await send()].map(({ status, text }) => [status, text])).toEqual(
    Array.from({ length: 4 }, () => [200, '']),
  );
  expect(await mails()).toMatchObject([{ first_name: 'Pat', subject: 'Ice', message: 'Is there ice?' }]);
});

it('opens nothing to those who do not know the secret, nor to its own token', async () => {
  const before = await mails();
  for (const secret of ['', 'x', `${backend().mailSecret} `.repeat(2)]) {
    const call = { method: 'POST', headers: { ...headers(), 'x-inbound-secret': secret }, body: mail() };
    expect((await hostile(INBOUND_MAIL_PATH, call)).status).toBe(401);
  }
  for (const method of ['GET', 'PUT', 'DELETE', 'TRACE', 'OPTIONS']) {
    expect((await hostile(INBOUND_MAIL_PATH, { method, headers: headers() })).status).toBe(405);
  }
  const token = bearer(mailToken(backend().secret, 60));
  for (const path of ['/rest/v1/rpc/receive_mail', '/rest/v1/contact_submissions', '/rest/v1/user_roles']) {
    expect([401, 403, 404], path).toContain((await hostile(path, { headers: token })).status);
    expect((await hostile(path, { method: 'POST', headers: token, body: {} })).status).toBeGreaterThanOrEqual(
      400,
    );
  }
  expect(await mails()).toEqual(before);
});
