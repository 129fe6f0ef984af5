import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, it, vi } from 'vitest';
import { contactLimits } from '@/backend/contact-schema';
import { inboundMail, LARGEST_BODY_BYTES } from '../../../supabase/functions/inbound-mail/answer';
import { limits, submissionOf, type Submission } from '../../../supabase/functions/inbound-mail/mail';
import { mimeMail } from '../../../supabase/functions/inbound-mail/mime';
import { ownWords } from '../../../supabase/functions/inbound-mail/own-words';
import { postmarkMail } from '../../../supabase/functions/inbound-mail/postmark';
import { MADE_ID, samples, wire } from './mails';

const SECRET = 'a-secret-of-at-least-32-characters';

const plainest: Submission = {
  message_id: '<1@mail.test>',
  first_name: 'Pat',
  last_name: 'Gill',
  email: 'pat@mail.test',
  subject: 'Ice',
  message: 'Hello',
  attachments: 0,
  cut_from: null,
};

/** What Postmark would send of a mail. */
async function postmarkPayload(raw: Buffer): Promise<unknown> {
  const { from, replyTo, subject, text, html, headers, attachments } = await PostalMime.parse(raw);
  return {
    FromFull: { Email: from?.address, Name: from?.name, MailboxHash: '' },
    ReplyTo: replyTo?.[0]?.address ?? '',
    Subject: subject,
    TextBody: text,
    HtmlBody: html,
    Headers: headers.map(({ originalKey, value }) => ({ Name: originalKey, Value: value })),
    Attachments: attachments.map(({ filename, contentId }) => ({
      Name: filename,
      ContentID: contentId ?? '',
    })),
  };
}

it.each(samples)('reads $name, as a mail and as JSON', async (sample) => {
  const raw = wire(sample);
  const mail = await submissionOf(await mimeMail(raw));
  expect(await submissionOf(postmarkMail(await postmarkPayload(raw)))).toEqual(mail);
  if (sample.row === null) return expect(mail).toBeUndefined();
  const made = sample.row?.message_id === MADE_ID;
  if (made) expect(mail?.message_id).toMatch(/^<[0-9a-f]{64}@without-message-id>$/);
  expect(mail && { ...mail, ...(made && { message_id: MADE_ID }) }).toEqual({ ...plainest, ...sample.row });
});

it('keeps the limits of the contact schema, whatever comes', async () => {
  expect({ ...limits, phone: contactLimits.phone }).toEqual({ ...contactLimits, messageId: 998 });
  const noise = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom(...'<>@.:;,="\n\r\t -_?\0\ud83d', 'a', 'ਹ', '😀', 'x'.repeat(60)),
      maxLength: 90,
    }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(noise, { minLength: 8, maxLength: 8 }),
      async ([Name, Subject, TextBody, HtmlBody, Email, ReplyTo, ...more]) => {
        const said = { FromFull: { Name, Email }, From: 'a@b.co', ReplyTo, Subject, TextBody, HtmlBody };
        const rows = [
          await submissionOf(postmarkMail({ ...said, FromFull: { Name, Email: 'a@b.co' } })),
          await submissionOf(postmarkMail(said)),
          await submissionOf(await mimeMail(Buffer.from(more.join('\n')))),
        ];
        for (const row of rows) {
          if (row === undefined) continue;
          expect(JSON.stringify(row)).not.toMatch(/\\u0000|\\ud[89a-f]/);
          for (const [text, most] of [
            [row.first_name, 50],
            [row.last_name ?? 'x', 50],
            [row.email, 255],
            [row.subject, 100],
            [row.message ?? 'x', 2000],
          ] as const) {
            expect(text.length).toBeGreaterThan(0);
            expect(text.length).toBeLessThanOrEqual(most);
          }
          for (const name of [row.first_name, row.last_name ?? '']) expect(name).toBe(name.trim());
        }
      },
    ),
  );
});

it('takes no longer for what was made to take long', () => {
  const hostile = ['On x ', 'On\n', '> ', '-', '_\n', 'From: a\n', 'On a wrote\n>', '1:\n\n', ' '].map(
    (text) => text.repeat(500_000 / text.length),
  );
  const started = performance.now();
  for (const text of hostile) ownWords(text, '');
  expect(performance.now() - started).toBeLessThan(5000);
});

it('has one version of its packages, here and deployed', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  const { dependencies } = read('package.json');
  for (const [name, source] of Object.entries(
    read('supabase/functions/inbound-mail/deno.json')['imports'] ?? {},
  )) {
    expect(source).toBe(`npm:${name}@${dependencies?.[name]}`);
  }
});

const basic = (password: string) => ({ authorization: `Basic ${btoa(`mail:${password}`)}` });
const mime = { 'content-type': 'message/rfc822' };
const good = { ...mime, ...basic(SECRET) };

it.each([
  [200, 'a mail, by the password', { headers: good }],
  [200, 'a mail, by the header', { headers: { ...mime, 'x-inbound-secret': SECRET } }],
  [401, 'no secret', { headers: mime }],
  [401, 'another secret', { headers: { ...mime, ...basic(`${SECRET}x`) } }],
  [401, 'the secret as a token', { headers: { ...mime, authorization: `Bearer ${SECRET}` } }],
  [401, 'a password that is no base64', { headers: { ...mime, authorization: 'Basic =' } }],
  [405, 'another method', { headers: good, method: 'PUT' }],
  [415, 'a form', { headers: { ...good, 'content-type': 'text/plain' } }],
  [400, 'no JSON', { headers: { ...good, 'content-type': 'application/json; charset=utf-8' } }],
  [413, 'too much', { headers: good, body: new Uint8Array(LARGEST_BODY_BYTES + 1) }],
  [
    413,
    'too much, by its own word',
    { headers: { ...good, 'content-length': String(LARGEST_BODY_BYTES + 1) } },
  ],
])('answers %i to %s, and says no more', async (status, _name, init) => {
  const store = vi.fn(async () => {});
  const answer = await inboundMail({ secret: SECRET, store })(
    new Request('http://x.test', { method: 'POST', body: wire({ name: '' }), ...init }),
  );
  expect([answer.status, await answer.text()]).toEqual([status, '']);
  expect(store).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
});

it('has a mail sent again that could not be kept, and wants a secret that nobody guesses', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failing = inboundMail({ secret: SECRET, store: () => Promise.reject(new Error('down')) });
  const answer = await failing(
    new Request('http://x.test', { method: 'POST', headers: good, body: wire({ name: '' }) }),
  );
  expect([answer.status, await answer.text()]).toEqual([503, '']);
  expect(said).toHaveBeenCalledOnce();
  said.mockClear();
  expect(() => inboundMail({ secret: 'short', store: async () => {} })).toThrow('32');
});
