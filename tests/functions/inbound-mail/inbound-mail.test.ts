import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { CONTACT_LIMITS } from '@/pages/contact/contact-limits';
import { parseMail } from '../../../supabase/functions/inbound-mail/parse';
import { receiver } from '../../../supabase/functions/inbound-mail/receive';
import { postmark, samples } from './mails';

const TOO_LARGE_BYTES = 20 * 1024 * 1024 + 1;
const SECRET = 'a-secret-of-at-least-32-characters';

it.each(samples)('reads $name', ({ mail, row }) => {
  expect(parseMail(mail)).toEqual(row);
});

it('reads 50,000 characters of HTML from its body on, and counts at most 100 attachments', () => {
  const styles = `<style>${'x'.repeat(100_000)}</style>`;
  const HtmlBody = `${styles}<body>Hello${' '.repeat(50_000)}you`;
  const Attachments = Array.from({ length: 101 }, () => ({}));
  const row = parseMail(postmark({ TextBody: '', HtmlBody, Attachments }));
  expect(row).toMatchObject({ message: 'Hello', cut_from: 6, attachments: 100 });
});

it('makes a row within the limits of the contact form from any input', () => {
  const units = [...'<>@.:;,="\'\n\r\t -_?\0\ud83d\u202e\u2003', 'a', 'ਹ', '😀', 'x'.repeat(60)];
  const odd = fc.string({ unit: fc.constantFrom(...units), maxLength: 90 });
  const noise = fc.oneof(fc.string({ unit: 'binary' }), odd);
  const invisible = /\\u0000|\\ud[89a-f]|[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/;
  fc.assert(
    fc.property(
      fc.record({ Name: noise, Subject: noise, TextBody: noise, HtmlBody: noise, ReplyTo: noise }),
      fc.oneof(noise, fc.constant('a@b.co')),
      ({ Name, ...said }, Email) => {
        const row = parseMail({ ...said, FromFull: { Name, Email } });
        if (typeof row === 'string') return;
        expect(JSON.stringify(row)).not.toMatch(invisible);
        for (const [text, most] of [
          [row.first_name, CONTACT_LIMITS.firstName],
          [row.last_name ?? 'x', CONTACT_LIMITS.lastName],
          [row.email, CONTACT_LIMITS.email],
          [row.subject, CONTACT_LIMITS.subject],
          [row.message ?? 'x', CONTACT_LIMITS.message],
        ] as const) {
          expect(text.length).toBeGreaterThan(0);
          expect(text.length).toBeLessThanOrEqual(most);
        }
        for (const name of [row.first_name, row.last_name ?? '']) expect(name).toBe(name.trim());
      },
    ),
  );
});

/** Pieces that attackers repeat to keep a parser busy. */
// prettier-ignore
const REPEATED = [
  '<b>', '<b></x>', '<blockquote>', '<p>x', '<ul><li>', '<ol><li>', '<td>x', '<table><tr>', '<p><svg></p>', '<b title="</b>">', '<!--', '<', '>',
  '&amp;', '<a href=x>', '<style>', 'cid:', 'x', ' ', '\r\n', '.', '@', ',', '"', '<x@y>', '\u202e', '\ud800', '😀',
];

it('a hostile email of a megabyte in each field costs at most a second', () => {
  for (const unit of REPEATED) {
    const filled = unit.repeat(1_000_000 / unit.length);
    const mail = {
      FromFull: { Name: filled, Email: 'a@b.co' },
      ReplyTo: filled,
      Subject: filled,
      HtmlBody: filled,
      Headers: Array.from({ length: 500 }, () => ({ Name: filled, Value: filled })),
      Attachments: Array.from({ length: 500 }, () => ({ ContentID: filled })),
    };
    const before = process.cpuUsage();
    parseMail(mail);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000, unit).toBeLessThan(1000);
  }
});

it('has the same package versions here and deployed', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  const { dependencies } = read('package.json');
  const deployed = read('supabase/functions/inbound-mail/deno.json')['imports'] ?? {};
  for (const [name, source] of Object.entries(deployed)) {
    expect(source).toBe(`npm:${name}@${dependencies?.[name]}`);
  }
});

const basic = (password: string) => ({ authorization: `Basic ${btoa(`mail:${password}`)}` });
const json = { 'content-type': 'application/json; charset=utf-8' };
const good = { ...json, ...basic(SECRET) };
const post = (init: RequestInit) =>
  new Request('http://x.test', { method: 'POST', body: JSON.stringify(postmark()), ...init });
const settings = (fetch: (request: Request) => Promise<Response>) => ({
  secret: SECRET,
  url: 'https://project.test',
  publishableKey: 'key',
  token: 'token',
  fetch,
});

it.each([
  [200, 'an email with the password', { headers: good }],
  [200, 'an email with the header', { headers: { ...json, 'x-inbound-secret': SECRET } }],
  [401, 'no secret', { headers: json }],
  [401, 'another secret', { headers: { ...json, ...basic(`${SECRET}x`) } }],
  [401, 'the secret as a token', { headers: { ...json, authorization: `Bearer ${SECRET}` } }],
  [401, 'a password that is not base64', { headers: { ...json, authorization: 'Basic =' } }],
  [405, 'another method', { headers: good, method: 'PUT' }],
  [400, 'a body that is not JSON', { headers: good, body: 'Hello' }],
  [200, 'a body that is too large', { headers: good, body: new Uint8Array(TOO_LARGE_BYTES) }],
])('answers %i to %s, without a body', async (status, _name, init) => {
  const fetch = vi.fn(async () => Response.json(true));
  const answer = await receiver(settings(fetch))(post(init));
  expect([answer.status, await answer.text()]).toEqual([status, '']);
  expect(fetch).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
});

it.each([
  ['fails', async () => new Response('down', { status: 500 })],
  ['no longer takes the key', async () => new Response('JWT expired', { status: 401 })],
  ['cannot be reached', () => Promise.reject(new Error('no network'))],
])('asks the sender to come again in a minute when the database %s', async (_how, fetch) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { status, headers } = await receiver(settings(fetch))(post({ headers: good }));
  expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  expect(said).toHaveBeenCalledOnce();
  said.mockClear();
});

it('refuses a secret that could be guessed', () => {
  expect(() => receiver({ ...settings(fetch), secret: 'short' })).toThrow('32');
});
