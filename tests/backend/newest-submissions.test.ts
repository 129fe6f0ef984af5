// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactSubmissionsQuery, type ContactSubmission } from '@/backend/contact-submissions';
import { newestSubmissionsQuery } from '@/backend/newest-submissions';
import { submission, submissionServer } from '../features/support/submission-server';
import { stubFetch, testClient } from './support/test-client';

vi.mock('@/backend/client', async (load) => ({
  ...(await load<object>()),
  backendClient: () => testClient(),
}));

const list = contactSubmissionsQuery('u1');

function loaded(number: number): ContactSubmission {
  const { id, email, message, created_at: createdAt } = submission(number);
  return { id, email, message, createdAt };
}

/** A cache with a list of two pages, of which 100 is the newest. */
function cacheWithList(): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const pages = [
    { submissions: [loaded(100), loaded(99)], next: { createdAt: 'a', id: 'b' } },
    { submissions: [loaded(98)], next: { createdAt: 'c', id: 'd' } },
  ];
  queryClient.setQueryData(list.queryKey, { pages, pageParams: [null, { createdAt: 'a', id: 'b' }] });
  return queryClient;
}

const messages = (queryClient: QueryClient) =>
  queryClient
    .getQueryData(list.queryKey)
    ?.pages.map(({ submissions }) => submissions.map(({ message }) => message));

/** Looks for newer submissions in a database of so many. */
async function look(queryClient: QueryClient, total: number): Promise<number> {
  const server = submissionServer(total);
  stubFetch(server.answer);
  await queryClient.fetchQuery({ ...newestSubmissionsQuery('u1'), staleTime: 0 });
  return server.requests();
}

let queryClient: QueryClient;
beforeEach(() => {
  queryClient = cacheWithList();
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe('newestSubmissionsQuery', () => {
  it('puts what arrived in front, and leaves the rest and its places alone', async () => {
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

  it('changes nothing when nothing arrived', async () => {
    const before = messages(queryClient);
    await look(queryClient, 100);
    expect(messages(queryClient)).toEqual(before);
  });

  it('leaves no gap when more than a page arrived', async () => {
    expect(await look(queryClient, 220)).toBe(3);
    expect(messages(queryClient)?.[0]).toEqual(
      Array.from({ length: 122 }, (_, index) => `Message ${220 - index}`),
    );
  });

  it('starts the list over when too many arrived', async () => {
    expect(await look(queryClient, 1000)).toBe(5);
    expect(queryClient.getQueryData(list.queryKey)).toBeUndefined();
  });
});
