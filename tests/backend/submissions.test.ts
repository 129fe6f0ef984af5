import { describe, expect, it, vi } from 'vitest';
import { fetchSubmissions, isoTimestamp, SUBMISSIONS_PAGE_SIZE } from '@/backend/submissions';
import { submission } from '../account/support/submission-server';
import { stubFetch, testClient } from './support/test-client';

const { signal } = new AbortController();
const fetchPage = (request: Partial<Parameters<typeof fetchSubmissions>[0]> = {}) =>
  fetchSubmissions({ signal, client: testClient(), search: '', unhandledOnly: false, ...request });

describe('fetchSubmissions', () => {
  it('requests all columns of the newest rows and reads them', async () => {
    const row = submission(1, {
      created_at: '2026-11-20 07:28:16.000999+00',
      attachments: 2,
      cut_from: 4812,
      reply_to: 'office@school.test',
      marks: ['spf'],
      handled_at: '2026-11-21T10:00:00Z',
      handled_by_email: 'avery@az1.test',
    });
    const sent = stubFetch(() => Response.json([row, submission(2, { last_name: null, message: null })]));
    const { submissions, next } = await fetchPage();
    expect(submissions[0]).toEqual({
      id: row.id,
      name: 'Sam Gill',
      email: row.email,
      subject: 'A question',
      message: 'Message 1',
      createdAt: '2026-11-20T07:28:16.000999+00:00',
      attachments: 2,
      cutFrom: 4812,
      replyTo: 'office@school.test',
      marks: ['spf'],
      handled: { at: '2026-11-21T10:00:00Z', by: 'avery@az1.test' },
      reopened: null,
      searchable: true,
    });
    expect(submissions[1]).toMatchObject({ name: 'Sam', message: '', handled: null, replyTo: '', marks: [] });
    expect(next).toBeNull();
    expect(sent[0]?.url.pathname).toBe('/rest/v1/contact_submissions');
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      select: '*',
      order: 'created_at.desc,id.desc',
      limit: String(SUBMISSIONS_PAGE_SIZE),
    });
  });

  it('replaces lone surrogates, which cannot be encoded, and changes no other text', async () => {
    const broken = 'a\ud800\ud83c\udfd2\udc00b';
    stubFetch(() =>
      Response.json([submission(1, { email: broken, subject: broken, message: 'ਹਾਕੀ\0\r\n🏒 ' })]),
    );
    const [found] = (await fetchPage()).submissions;
    const whole = 'a\ufffd🏒\ufffdb';
    expect(found).toMatchObject({ email: whole, subject: whole, message: 'ਹਾਕੀ\0\r\n🏒 ' });
  });

  it('continues after the last row of a full page, and searches in the same query', async () => {
    const sent = stubFetch(() =>
      Response.json([submission(2), submission(1, { id: 'last', created_at: '2026-01-01T00:00:01Z' })]),
    );
    const { next } = await fetchPage({ limit: 2 });
    expect(next).toEqual({ createdAt: '2026-01-01T00:00:01Z', id: 'last' });
    await fetchPage({ after: next });
    await fetchPage({ search: 'a', limit: 2 });
    await fetchPage({ after: next, search: 'a', unhandledOnly: true });
    const place = 'created_at.lt."2026-01-01T00:00:01Z",id.lt."last"';
    const [, after, found, foundAfter] = sent.map(({ url }) => Object.fromEntries(url.searchParams));
    expect(after).toMatchObject({ created_at: 'lte.2026-01-01T00:00:01Z', or: `(${place})` });
    expect(found).toMatchObject({ search_text: 'like.%a%' });
    expect(foundAfter).toMatchObject({ search_text: 'like.%a%', handled_at: 'is.null', or: `(${place})` });
  });

  it.each([[7], ['7'], [Number.MAX_SAFE_INTEGER], ['no "uuid", \\ at all']])(
    'reads rows that have only the four columns, with the id %j, and continues after them',
    async (id) => {
      const email = 'pat@visitor.test';
      const row = { id, email, message: null, created_at: '2026-11-20T07:28:16.000999+00:00' };
      const sent = stubFetch(() => Response.json([row]));
      const { submissions, next } = await fetchPage({ limit: 1 });
      const unknown = { name: '', subject: '', message: '', handled: undefined, searchable: false };
      expect(submissions).toMatchObject([{ id: String(id), email, createdAt: row.created_at, ...unknown }]);
      // This server ignores conditions. Its first page must not be read over and over.
      expect(await fetchPage({ limit: 1, after: next })).toEqual({ submissions: [], next: null });
      const condition = sent[1]?.url.searchParams.get('or') ?? '';
      expect(condition).toContain(`id.lt.${JSON.stringify(String(id))}`);
    },
  );

  it('treats an email that is null, and optional columns with unexpected values, as missing', async () => {
    const odd = { email: null, subject: { a: 1 }, attachments: 'two', handled_at: true, cut_from: '7' };
    stubFetch(() => Response.json([submission(1, odd)]));
    const [found] = (await fetchPage()).submissions;
    expect(found).toMatchObject({ email: '', subject: '', attachments: 0, handled: null, cutFrom: null });
  });

  it.each([
    ['a row without an id', [submission(1, { id: undefined })]],
    ['a row without a date', [submission(1, { created_at: undefined })]],
    ['a row whose date cannot be read', [submission(1, { created_at: 'soon' })]],
    ['a message that is not text', [submission(1, { message: { a: 1 } })]],
    ['an object', { message: 'x' }],
    ['text', 'x'],
  ])('refuses %s', async (_name, body) => {
    stubFetch(() => Response.json(body));
    await expect(fetchPage()).rejects.toMatchObject({ kind: 'unexpected', retryable: false });
  });

  it('aborts its request when the visitor leaves the page', async () => {
    const leaving = new AbortController();
    vi.stubGlobal('fetch', (_input: string, { signal: given }: RequestInit) => {
      leaving.abort();
      expect(given?.aborted).toBe(true);
      return Promise.reject(new DOMException('aborted', 'AbortError'));
    });
    await expect(fetchPage({ signal: leaving.signal })).rejects.toMatchObject({ status: 0 });
  });
});

it.each([
  ['2026-11-20T07:28:16.644123+00:00', '2026-11-20T07:28:16.644123+00:00'],
  ['2026-11-20 07:28:16.644123+00', '2026-11-20T07:28:16.644123+00:00'],
  ['2026-11-20 07:28:16+0530', '2026-11-20T07:28:16+05:30'],
  ['2026-11-20T07:28:16Z', '2026-11-20T07:28:16Z'],
  ['2026-11-20T07:28:16', '2026-11-20T07:28:16Z'],
  ['2026-11-20 07:28', '2026-11-20T07:28Z'],
  ['2026-11-20', undefined],
  ['2026-13-41 07:28:16+00', undefined],
  ['infinity', undefined],
])('the timestamp %s is read as %s', (text, iso) => {
  expect(isoTimestamp(text)).toBe(iso);
});
