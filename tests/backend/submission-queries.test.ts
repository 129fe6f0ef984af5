import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { arrivalsQuery, POLL_LIMIT } from '@/backend/submission-queries';
import { submission, submissionServer } from '../account/support/submission-server';
import { stubFetch, testClient } from './support/test-client';

vi.mock('@/backend/client', async (load) => ({
  ...(await load<object>()),
  backendClient: () => testClient(),
}));

const everything = { search: '', unhandledOnly: false };
const arrivals = (newest: string | undefined) =>
  new QueryClient().fetchQuery({ ...arrivalsQuery('u1', everything, newest), staleTime: 0 });

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
