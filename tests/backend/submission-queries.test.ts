// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MOST_REFETCHED_PAGES, newestSubmissionsQuery, submissionsQuery } from '@/backend/submission-queries';
import { SUBMISSIONS_PAGE_SIZE, type Submission } from '@/backend/submissions';
import { submission, submissionServer } from '../account/support/submission-server';
import { stubFetch, testClient } from './support/test-client';

vi.mock('@/backend/client', async (load) => ({
  ...(await load<object>()),
  backendClient: () => testClient(),
}));

const list = submissionsQuery('u1');

function loaded(number: number): Submission {
  const { id, email, message, subject, created_at: createdAt } = submission(number);
  return { id, name: 'Sam Gill', email, subject, message, createdAt };
}

const messages = (queryClient: QueryClient) =>
  queryClient
    .getQueryData(list.queryKey)
    ?.pages.map(({ submissions }) => submissions.map(({ message }) => message));

/** Looks for newer submissions in a database of so many, and returns in how many requests. */
async function look(queryClient: QueryClient, total: number): Promise<number> {
  const server = submissionServer(total);
  stubFetch(server.answer);
  await queryClient.fetchQuery({ ...newestSubmissionsQuery('u1'), staleTime: 0 });
  return server.requests();
}

let queryClient: QueryClient;

/** A list of two pages, of which 100 is the newest. */
beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const pages = [
    { submissions: [loaded(100), loaded(99)], next: { createdAt: 'a', id: 'b' } },
    { submissions: [loaded(98)], next: { createdAt: 'c', id: 'd' } },
  ];
  queryClient.setQueryData(list.queryKey, { pages, pageParams: [null, { createdAt: 'a', id: 'b' }] });
});

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('what arrived comes in front, and the rest and its places stay as they are', async () => {
  const before = queryClient.getQueryData(list.queryKey);
  expect(await look(queryClient, 102)).toBe(1);
  expect(messages(queryClient)).toEqual([
    ['Message 102', 'Message 101', 'Message 100', 'Message 99'],
    ['Message 98'],
  ]);
  const after = queryClient.getQueryData(list.queryKey);
  expect(after?.pages.map(({ next }) => next)).toEqual(before?.pages.map(({ next }) => next));
  expect(after?.pageParams).toEqual(before?.pageParams);
});

it('nothing changes when nothing arrived', async () => {
  const before = messages(queryClient);
  await look(queryClient, 100);
  expect(messages(queryClient)).toEqual(before);
});

it('no gap is left when more than a page arrived', async () => {
  const newest = 120 + 2 * SUBMISSIONS_PAGE_SIZE;
  expect(await look(queryClient, newest)).toBe(3);
  expect(messages(queryClient)?.[0]).toEqual(
    Array.from({ length: newest - 98 }, (_, index) => `Message ${newest - index}`),
  );
});

it('the list starts over when too many arrived', async () => {
  expect(await look(queryClient, 1000)).toBe(5);
  expect(queryClient.getQueryData(list.queryKey)).toBeUndefined();
});

it('a list is fetched again by itself while it is short', () => {
  const refetches = (count: number) => {
    const pages = Array.from({ length: count }, () => ({ submissions: [], next: null }));
    queryClient.setQueryData(list.queryKey, { pages, pageParams: [] });
    const query = queryClient.getQueryCache().find(list);
    return typeof list.refetchOnWindowFocus === 'function' && list.refetchOnWindowFocus(query as never);
  };
  expect([1, MOST_REFETCHED_PAGES, MOST_REFETCHED_PAGES + 1].map(refetches)).toEqual([true, true, false]);
});
