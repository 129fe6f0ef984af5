import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BackendClient } from '@/backend/client';
import { fetchSubmissions, SUBMISSIONS_PAGE_SIZE, type Submission } from '@/backend/submissions';
import { LOCAL_PUBLISHABLE_KEY } from '../../scripts/local-backend';
import { startGuardedBackend, type GuardedBackend } from '../support/guarded-backend';
import { ADMIN } from '../support/tokens';
import { testClient } from '../support/test-client';

const START_TIMEOUT_MS = 60_000;
const MORE_ROWS = 2 * SUBMISSIONS_PAGE_SIZE + 20;
const { signal } = new AbortController();
const fetchPage = (more: Partial<Parameters<typeof fetchSubmissions>[0]> = {}) =>
  fetchSubmissions({ search: '', unhandledOnly: false, signal, ...more }, client);

let backend: GuardedBackend;
let client: BackendClient;

beforeAll(async () => {
  backend = await startGuardedBackend();
  client = testClient({ url: backend.origin, publishableKey: LOCAL_PUBLISHABLE_KEY });
  await client.auth.signInWithPassword(ADMIN);
}, START_TIMEOUT_MS);

afterAll(() => backend.close());

describe('the browser layer and the embedded backend', { timeout: START_TIMEOUT_MS }, () => {
  it('read every submission once, newest first, page by page, and what is newer', async () => {
    // Seven rows share each moment, down to the microsecond.
    await backend.sql(`
      insert into public.contact_submissions (first_name, last_name, email, subject, created_at)
      select 'P', 'G', 'p' || n || '@visitor.test', 'S', timestamptz '2020-01-01 00:00:00.123456+00' + interval '1 us' * (n / 7)
      from generate_series(1, ${MORE_ROWS}) as n`);

    const all: Submission[] = [];
    for (let page = await fetchPage(); page.length > 0; page = await fetchPage({ after: all.at(-1) })) {
      all.push(...page);
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(10 + MORE_ROWS);
    const order = all.map(({ created_at, id }) => `${created_at} ${id}`);
    expect(order).toEqual(order.toSorted().toReversed());
    const newer = await fetchPage({ newerThan: all[3]?.created_at ?? '' });
    expect(newer.map(({ id }) => id)).toEqual(all.slice(0, 3).map(({ id }) => id));
  });
});
