// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  contactSubmissionsQuery,
  fetchContactSubmissions,
  SUBMISSIONS_PAGE_SIZE,
} from '@/backend/contact-submissions';
import { stubFetch, testClient } from './support/test-client';

const signal = new AbortController().signal;

const row = (n: number, more: object = {}) => ({
  id: `id-${n}`,
  first_name: 'Pat',
  email: `pat-${n}@visitor.test`,
  message: 'Hello',
  created_at: `2026-11-20 07:28:16.${String(1000 - n).padStart(6, '0')}+00`,
  ...more,
});

const page = (length: number) => Array.from({ length }, (_, n) => row(n));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('fetchContactSubmissions', () => {
  it('asks for all columns of the newest rows (spec §7)', async () => {
    const sent = stubFetch(() => Response.json([row(1), row(2, { message: null })]));
    const { submissions, next } = await fetchContactSubmissions(null, signal, testClient());
    expect(submissions).toEqual([
      {
        id: 'id-1',
        email: 'pat-1@visitor.test',
        message: 'Hello',
        createdAt: '2026-11-20T07:28:16.000999+00:00',
      },
      {
        id: 'id-2',
        email: 'pat-2@visitor.test',
        message: null,
        createdAt: '2026-11-20T07:28:16.000998+00:00',
      },
    ]);
    expect(next).toBeNull();
    expect(sent[0]?.url.pathname).toBe('/rest/v1/contact_submissions');
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      select: '*',
      order: 'created_at.desc,id.desc',
      limit: String(SUBMISSIONS_PAGE_SIZE),
    });
  });

  it('mends halves of characters, which nothing can encode, and leaves everything else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        stubFetch(() => Response.json([row(1, { email: text, message: text })]));
        const { submissions } = await fetchContactSubmissions(null, signal, testClient());
        const [{ email, message } = { email: '', message: '' }] = submissions;
        expect(() => encodeURIComponent(email)).not.toThrow();
        expect(message).toBe(email);
        if (!/\p{Surrogate}/u.test(text)) expect(email).toBe(text);
      }),
    );
  });

  it('goes on after the last row of a full page', async () => {
    const sent = stubFetch(() => Response.json(page(SUBMISSIONS_PAGE_SIZE)));
    const { next } = await fetchContactSubmissions(null, signal, testClient());
    expect(next).toEqual({ createdAt: '2026-11-20T07:28:16.000951+00:00', id: 'id-49' });
    await fetchContactSubmissions(next, signal, testClient());
    expect(Object.fromEntries(sent[1]?.url.searchParams ?? [])).toMatchObject({
      created_at: 'lte.2026-11-20T07:28:16.000951+00:00',
      or: '(created_at.lt."2026-11-20T07:28:16.000951+00:00",id.lt."id-49")',
    });
  });

  it('searches in the same query, on every page', async () => {
    const sent = stubFetch(() => Response.json(page(2)));
    const options = { search: 'a', limit: 2 };
    const found = String.raw`email.imatch.\u0061,message.imatch.\u0061`;
    const { next } = await fetchContactSubmissions(null, signal, testClient(), options);
    await fetchContactSubmissions(next, signal, testClient(), options);
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      select: '*',
      order: 'created_at.desc,id.desc',
      limit: '2',
      or: `(${found})`,
    });
    expect(sent[1]?.url.searchParams.getAll('or')).toEqual([
      `(and(or(created_at.lt."2026-11-20T07:28:16.000999+00:00",id.lt."id-1"),or(${found})))`,
    ]);
  });

  it.each([
    ['a row without an id', [row(1, { id: undefined })]],
    ['a row without an e-mail', [row(1, { email: null })]],
    ['a row without a date', [row(1, { created_at: undefined })]],
    ['a row whose date is none', [row(1, { created_at: 'soon' })]],
    ['a message that is no text', [row(1, { message: { a: 1 } })]],
    ['an object', { message: 'x' }],
    ['text', 'x'],
  ])('refuses %s', async (_name, body) => {
    stubFetch(() => Response.json(body));
    await expect(fetchContactSubmissions(null, signal, testClient())).rejects.toMatchObject({
      kind: 'unexpected',
      retryable: false,
    });
  });

  it('leaves retries to the query cache', async () => {
    const sent = stubFetch(() => Response.json({ message: 'x' }, { status: 503 }));
    await expect(fetchContactSubmissions(null, signal, testClient())).rejects.toMatchObject({
      retryable: true,
    });
    expect(sent).toHaveLength(1);
  });

  it('stops when the page is left', async () => {
    const leaving = new AbortController();
    vi.stubGlobal('fetch', (_input: string, { signal: given }: RequestInit) => {
      leaving.abort();
      expect(given?.aborted).toBe(true);
      return Promise.reject(new DOMException('aborted', 'AbortError'));
    });
    await expect(fetchContactSubmissions(null, leaving.signal, testClient())).rejects.toMatchObject({
      status: 0,
    });
  });
});

describe('contactSubmissionsQuery', () => {
  it('belongs to one account', () => {
    expect(contactSubmissionsQuery('u1').queryKey).not.toEqual(contactSubmissionsQuery('u2').queryKey);
  });

  it('ends with the page that has no next one', () => {
    const { getNextPageParam } = contactSubmissionsQuery('u1');
    const next = { createdAt: 'x', id: 'y' };
    expect(getNextPageParam({ submissions: [], next }, [], null, [])).toBe(next);
    expect(getNextPageParam({ submissions: [], next: null }, [], null, [])).toBeNull();
  });

  it('is fetched again by itself while it is short', () => {
    const queryClient = new QueryClient();
    const options = contactSubmissionsQuery('u1');
    const refetches = (pages: number) => {
      const submissions = Array.from({ length: pages }, () => ({ submissions: [], next: null }));
      queryClient.setQueryData(options.queryKey, { pages: submissions, pageParams: [] });
      const query = queryClient.getQueryCache().find(options);
      return typeof options.refetchOnWindowFocus === 'function' && query
        ? options.refetchOnWindowFocus(query as never)
        : undefined;
    };
    expect([1, 3, 4, 200].map(refetches)).toEqual([true, true, false, false]);
  });
});
