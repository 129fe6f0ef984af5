import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import ts from 'typescript';
import { expect, it, vi } from 'vitest';
import { CONTACT_LIMITS } from '@/pages/contact/contact-limits';
import { inboundMail } from '../../../supabase/functions/inbound-mail/answer';
import { limits, submissionOf } from '../../../supabase/functions/inbound-mail/mail';
import { postmarkMail, reads } from '../../../supabase/functions/inbound-mail/postmark';
import { postmark, samples } from './mails';
import { countingSteps } from './steps';

const FUNCTION = 'supabase/functions/inbound-mail';
const TOO_LARGE_BYTES = 20 * 1024 * 1024 + 1;
const SECRET = 'a-secret-of-at-least-32-characters';

it.each(samples)('reads $name', ({ mail, row }) => {
  expect(submissionOf(postmarkMail(mail))).toEqual(row);
});

it('reads at most 100,000 characters of text and of HTML, 2000 of a subject and 200 of a name, and counts at most 100 attachments', () => {
  const long = 'x'.repeat(200_000);
  const read = (fields: Parameters<typeof postmark>[0]) => postmarkMail(postmark(fields));
  const FromFull = { Name: long, Email: 'a@b.co' };
  const Attachments = Array.from({ length: 101 }, () => ({}));
  const mail = read({ FromFull, Attachments, Subject: long, TextBody: long });
  expect([mail.name, mail.subject, mail.text].map(({ length }) => length)).toEqual([200, 2000, 100_000]);
  expect(mail.attachments).toBe(100);
  const html = read({
    TextBody: '',
    HtmlBody: `<style>${long.slice(80_000)}</style><body>Hello${' '.repeat(100_000)}you`,
  });
  expect([html.text.trim(), html.unread]).toEqual(['Hello', 1]);
});

it('makes a row within the limits of the contact schema from any input', () => {
  expect(CONTACT_LIMITS).toMatchObject(limits);
  const units = [...'<>@.:;,="\'\n\r\t -_?\0\ud83d\u202e\u2003', 'a', 'ਹ', '😀', 'x'.repeat(60)];
  const odd = fc.string({ unit: fc.constantFrom(...units), maxLength: 90 });
  const noise = fc.oneof(fc.string({ unit: 'binary' }), odd);
  const invisible = /\\u0000|\\ud[89a-f]|[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/;
  fc.assert(
    fc.property(
      fc.record({ Name: noise, Subject: noise, TextBody: noise, HtmlBody: noise, ReplyTo: noise }),
      fc.oneof(noise, fc.constant('a@b.co')),
      ({ Name, ...said }, Email) => {
        const row = submissionOf(postmarkMail({ ...said, FromFull: { Name, Email } }));
        if (typeof row === 'string') return;
        expect(JSON.stringify(row)).not.toMatch(invisible);
        for (const [text, most] of [
          [row.first_name, 50],
          [row.last_name ?? 'x', 50],
          [row.email, 254],
          [row.subject, 100],
          [row.message ?? 'x', 2000],
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
  '<b>', '</b>', '<blockquote>', '<p>x', '<hr>', '<ul><li>', '<td>x', '<br"x>', '<p><svg></p>', '<b title="</b>">', '<!--',
  '<', '>', '&amp;', '<a href=x>', '<img src="cid:x">', '<style>', 'cid:', '</x>', 'x', ' ', '\r\n', '> ', '.', '@', ',',
  '"', '<x@y>', '-', '\u202e', '\ud800', '😀',
];
const pieces = (lengths: fc.ArrayConstraints) =>
  fc.array(fc.constantFrom(...REPEATED), lengths).map((parts) => parts.join(''));

it('takes at most twice the steps for twice the text, and no more for text beyond the limits', () =>
  countingSteps(async (stepsOf) => {
    // Loaded here, so that its blocks are counted.
    vi.resetModules();
    const { postmarkMail: read } = await import('../../../supabase/functions/inbound-mail/postmark');
    const { submissionOf: made } = await import('../../../supabase/functions/inbound-mail/mail');
    const steps = (before: string, unit: string, body: string, characters: number) => {
      const filled = unit.repeat(characters / unit.length);
      const many = (characters * reads.line) / reads.text;
      const mail = {
        FromFull: { Name: filled, Email: 'a@b.co' },
        ReplyTo: filled,
        Subject: filled,
        [body]: before + filled,
        Headers: Array.from({ length: many }, () => ({ Name: filled, Value: filled })),
        Attachments: Array.from({ length: many }, () => ({ ContentID: filled })),
      };
      return stepsOf(() => made(read(mail)));
    };
    await stepsOf(() => made(read(postmark({ TextBody: '', HtmlBody: '<p>Hello' }))));
    await fc.assert(
      fc.asyncProperty(
        pieces({ maxLength: 19 }),
        pieces({ minLength: 1, maxLength: 3 }),
        fc.constantFrom('HtmlBody', 'HtmlBody', 'TextBody'),
        async (before, unit, body) => {
          const half = await steps(before, unit, body, 5000);
          expect(await steps(before, unit, body, 10_000)).toBeLessThan(2.2 * half);
        },
      ),
      {
        numRuns: 40,
        seed: 1,
        // prettier-ignore
        examples: [['', '<b>', 'HtmlBody'], ['<b>', '</x>', 'HtmlBody'], ['', '<p><svg></p>', 'HtmlBody']],
      },
    );
    for (const body of ['HtmlBody', 'TextBody']) {
      const most = await steps('', '<p>x', body, reads.text);
      expect(await steps('', '<p>x', body, 10 * reads.text)).toBeLessThan(1.1 * most);
    }
  }));

it('uses no pattern with repetition, so none can backtrack', () => {
  const patterns: string[] = [];
  const find = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) patterns.push(node.text);
    ts.forEachChild(node, find);
  };
  for (const file of readdirSync(FUNCTION).filter((name) => name.endsWith('.ts')))
    find(ts.createSourceFile(file, readFileSync(join(FUNCTION, file), 'utf8'), ts.ScriptTarget.ESNext));
  expect(patterns.length).toBeGreaterThan(10);
  const classes = /\\p\{\w+\}|\\.|\[(?:\\.|[^\]])*\]|\(\?/gu;
  expect(patterns.filter((pattern) => /[*+?{]/.test(pattern.replace(classes, '')))).toEqual([]);
});

it('has the same package versions here and deployed', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  const { dependencies } = read('package.json');
  for (const [name, source] of Object.entries(read(join(FUNCTION, 'deno.json'))['imports'] ?? {})) {
    expect(source).toBe(`npm:${name}@${dependencies?.[name]}`);
  }
});

const basic = (password: string) => ({ authorization: `Basic ${btoa(`mail:${password}`)}` });
const json = { 'content-type': 'application/json; charset=utf-8' };
const good = { ...json, ...basic(SECRET) };
const post = (init: RequestInit) =>
  new Request('http://x.test', { method: 'POST', body: JSON.stringify(postmark()), ...init });

it.each([
  [200, 'an email with the password', { headers: good }],
  [200, 'an email with the header', { headers: { ...json, 'x-inbound-secret': SECRET } }],
  [401, 'no secret', { headers: json }],
  [401, 'another secret', { headers: { ...json, ...basic(`${SECRET}x`) } }],
  [401, 'the secret as a token', { headers: { ...json, authorization: `Bearer ${SECRET}` } }],
  [401, 'a password that is not base64', { headers: { ...json, authorization: 'Basic =' } }],
  [405, 'another method', { headers: good, method: 'PUT' }],
  [415, 'a raw email', { headers: { ...good, 'content-type': 'message/rfc822' } }],
  [400, 'a body that is not JSON', { headers: good, body: 'Hello' }],
  [413, 'a body that is too large', { headers: good, body: new Uint8Array(TOO_LARGE_BYTES) }],
  [413, 'a body declared too large', { headers: { ...good, 'content-length': String(TOO_LARGE_BYTES) } }],
])('answers %i to %s, without a body', async (status, _name, init) => {
  const store = vi.fn(async () => {});
  const answer = await inboundMail({ secret: SECRET, store })(post(init));
  expect([answer.status, await answer.text()]).toEqual([status, '']);
  expect(store).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
});

it('asks the sender to retry in a minute when an email could not be stored', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failing = inboundMail({ secret: SECRET, store: () => Promise.reject(new Error('down')) });
  const { status, headers } = await failing(post({ headers: good }));
  expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  expect(said).toHaveBeenCalledOnce();
  said.mockClear();
});

it('refuses a secret that could be guessed', () => {
  expect(() => inboundMail({ secret: 'short', store: async () => {} })).toThrow('32');
});
