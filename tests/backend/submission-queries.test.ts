import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changesQuery, MOST_CHANGES, submissionsQuery } from '@/backend/submission-queries';
import { fetchSubmissions, SUBMISSIONS_PAGE_SIZE } from '@/backend/submissions';
import { submission, submissionServer } from '../account/support/submission-server';
import { stubFetch, testClient, type SentRequest } from './support/test-client';

vi.mock('@/backend/client', async (load) => ({
  ...(await load<object>()),
  backendClient: () => testClient(),
}));

const everything = { search: '', open: false };
const { signal } = new AbortController();
let queryClient: QueryClient;

const messages = (selection = everything) =>
  queryClient
    .getQueryData(submissionsQuery('u1', selection).queryKey)
    ?.pages.map(({ submissions }) =>
      submissions.map(({ message, handled }) => message + (handled?.by ?? '')),
    );

const rowsOf = async (...rows: unknown[]) => {
  stubFetch(() => Response.json(rows));
  return (await fetchSubmissions({ ...everything, signal })).submissions;
};

/** Looks for changes where the server answers with these rows, and returns what was asked and logged. */
async function look(
  rows: unknown[],
  selection = everything,
): Promise<{ since: string | null; logged: unknown[] }> {
  const sent: SentRequest[] = stubFetch(({ url }) =>
    url.pathname.includes('/rpc/') ? new Response(null, { status: 204 }) : Response.json(rows),
  );
  await queryClient.fetchQuery({ ...changesQuery('u1', selection), staleTime: 0 });
  const logged = sent.flatMap(({ body }) => (body === undefined ? [] : [body]));
  return { since: sent[0]?.url.searchParams.get('changed_at') ?? null, logged };
}

const marked = (number: number, by: string | null, at = '2027-01-01T00:00:00Z') =>
  submission(number, { handled_at: by === null ? null : at, handled_by_email: by, changed_at: at });

/** A list of two pages of more, of which 100 is the newest; 90 is the last that is loaded. */
beforeEach(async () => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const pages = [
    { submissions: await rowsOf(submission(100), submission(99)), next: { createdAt: 'a', id: 'b' } },
    { submissions: await rowsOf(submission(98), submission(90)), next: { createdAt: 'c', id: 'd' } },
  ];
  for (const selection of [everything, { search: '', open: true }]) {
    const { queryKey } = submissionsQuery('u1', selection);
    queryClient.setQueryData(queryKey, { pages, pageParams: [null, { createdAt: 'a', id: 'b' }] });
  }
});

afterEach(() => {
  queryClient.clear();
});

it('what came is put in its place and on record, what was marked shows its mark, and places stay', async () => {
  const before = queryClient.getQueryData(submissionsQuery('u1', everything).queryKey);
  const { since, logged } = await look([marked(99, '!'), submission(102), submission(101), submission(95)]);
  expect(since).toBe(`gt.${new Date(Date.parse(submission(100).created_at) - 5000).toISOString()}`);
  expect(messages()).toEqual([
    ['Message 102', 'Message 101', 'Message 100', 'Message 99!'],
    ['Message 98', 'Message 95', 'Message 90'],
  ]);
  expect(logged).toEqual([{ kind: 'page', row_count: 3 }]);
  const after = queryClient.getQueryData(submissionsQuery('u1', everything).queryKey);
  expect(after?.pageParams).toEqual(before?.pageParams);
  expect(after?.pages.map(({ next }) => next)).toEqual(before?.pages.map(({ next }) => next));
});

it('the next look asks from the last change, and what was seen before changes nothing', async () => {
  await look([marked(99, '!')]);
  const before = queryClient.getQueryData(submissionsQuery('u1', everything).queryKey);
  const { since, logged } = await look([marked(99, '!'), marked(5, '!')]);
  expect(since).toBe('gt.2026-12-31T23:59:55.000Z');
  expect(logged).toEqual([]);
  expect(queryClient.getQueryData(submissionsQuery('u1', everything).queryKey)).toEqual(before);
  await look([marked(99, null, '2027-01-01T00:01:00Z')]);
  expect(messages()?.[0]).toEqual(['Message 100', 'Message 99']);
});

it('a list of open ones keeps what is marked in it, and takes in nothing that is handled', async () => {
  const open = { search: '', open: true };
  await look([marked(101, '!'), marked(100, '!'), marked(97, null)], open);
  expect(messages(open)).toEqual([
    ['Message 100!', 'Message 99'],
    ['Message 98', 'Message 97', 'Message 90'],
  ]);
});

it('the list starts over when too much changed', async () => {
  await look(Array.from({ length: MOST_CHANGES }, (_, index) => submission(9999 - index)));
  expect(messages()).toBeUndefined();
  expect((await look([])).since).toBe(`gt.${submission(9999).changed_at}`);
});

it('a page is put on record before it is shown, and not shown when it cannot be', async () => {
  const server = submissionServer(60);
  const sent = stubFetch(server.answer);
  await queryClient.fetchInfiniteQuery(submissionsQuery('u2', { search: 'a', open: false }));
  expect(sent.at(-1)?.body).toEqual({ kind: 'search', row_count: SUBMISSIONS_PAGE_SIZE });
  stubFetch(({ url }) =>
    url.pathname.includes('/rpc/')
      ? Response.json({ message: 'no' }, { status: 403 })
      : Response.json([submission(1)]),
  );
  await expect(queryClient.fetchInfiniteQuery(submissionsQuery('u3', everything))).rejects.toMatchObject({
    status: 403,
  });
});
