import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { arrivalsQuery, POLL_LIMIT, showMarked, submissionsQuery } from '@/backend/submission-queries';
import { fetchSubmissions } from '@/backend/submissions';
import { submission, submissionServer } from '../account/support/submission-server';
import { stubFetch, testClient } from './support/test-client';

vi.mock('@/backend/client', async (load) => ({
  ...(await load<object>()),
  backendClient: () => testClient(),
}));

const everything = { search: '', unhandledOnly: false };
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const arrivals = (newest: string | undefined) =>
  newClient().fetchQuery({ ...arrivalsQuery('u1', everything, newest), staleTime: 0 });

it('submissions newer than the newest one shown are counted, up to the limit', async () => {
  const sent = stubFetch(submissionServer(250).answer);
  const { created_at: newest } = submission(247);
  expect(await arrivals(newest)).toBe(3);
  expect(sent[0]?.url.searchParams.get('created_at')).toBe(`gt.${newest}`);
  expect(await arrivals(submission(250).created_at)).toBe(0);
  expect(await arrivals(submission(1).created_at)).toBe(POLL_LIMIT);
});

it('all rows count as new if none was shown, and shown rows do not count even if the server ignores conditions', async () => {
  const rows = [submission(3), submission(2), submission(1)];
  stubFetch(() => Response.json(rows));
  expect(await arrivals(undefined)).toBe(3);
  expect(await arrivals(submission(2).created_at)).toBe(1);
});

it('a handled mark appears in every list of the account', async () => {
  const client = newClient();
  const found = { ...everything, search: 'a' };
  stubFetch(submissionServer(60).answer);
  await client.fetchInfiniteQuery({ ...submissionsQuery('u1', everything), pages: 2 });
  await client.fetchInfiniteQuery(submissionsQuery('u1', found));
  stubFetch(() =>
    Response.json([submission(60, { handled_at: '2026-11-20T07:28:16Z', handled_by_email: 'kim' })]),
  );
  const [marked] = (await fetchSubmissions({ ...everything, signal: new AbortController().signal }))
    .submissions;
  showMarked(client, 'u1', marked as NonNullable<typeof marked>);
  for (const selection of [everything, found]) {
    const pages = client.getQueryData(submissionsQuery('u1', selection).queryKey)?.pages ?? [];
    const handled = pages.flatMap(({ submissions }) => submissions.filter((one) => one.handled));
    expect(handled).toEqual([marked]);
  }
});
