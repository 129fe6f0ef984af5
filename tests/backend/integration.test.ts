import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '@/backend/auth';
import type { BackendClient } from '@/backend/client';
import {
  fetchSubmissions,
  markHandled,
  SUBMISSIONS_PAGE_SIZE,
  type SubmissionCursor,
} from '@/backend/submissions';
import { LOCAL_PUBLISHABLE_KEY } from '../../scripts/local-backend';
import { startGuardedBackend, type GuardedBackend } from '../support/guarded-backend';
import { ADMIN } from '../support/tokens';
import { testClient } from './support/test-client';

const START_TIMEOUT_MS = 60_000;
const MORE_ROWS = 2 * SUBMISSIONS_PAGE_SIZE + 20;
const { signal } = new AbortController();
const everything = { search: '', unhandledOnly: false };
const fetchPage = (after: SubmissionCursor | null = null) =>
  fetchSubmissions({ after, ...everything, signal, client });

let backend: GuardedBackend;
let client: BackendClient;

beforeAll(async () => {
  backend = await startGuardedBackend();
  client = testClient({ url: backend.origin, publishableKey: LOCAL_PUBLISHABLE_KEY });
}, START_TIMEOUT_MS);

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: backend.origin } });
});

afterAll(() => backend.close());

describe('the browser layer and the embedded backend', { timeout: START_TIMEOUT_MS }, () => {
  it('mark a submission as handled and open again, and remember who had marked it', async () => {
    await signIn(ADMIN, client);
    const id = '10000000-0000-4000-8000-000000000005';
    const { length } = (await fetchPage()).submissions;
    expect(await markHandled(id, true, client)).toMatchObject({ id, handled: { by: ADMIN.email } });
    const open = await fetchSubmissions({ search: '', unhandledOnly: true, signal, client });
    expect(open.submissions).toHaveLength(length - 1);
    expect(await markHandled(id, false, client)).toMatchObject({
      id,
      handled: null,
      reopened: { by: ADMIN.email, handledBy: ADMIN.email },
    });
    expect(await markHandled('10000000-0000-4000-8000-0000000000ff', true, client)).toBeUndefined();
  });

  it('read every submission once, newest first, page by page', async () => {
    await signIn(ADMIN, client);
    // Seven rows share each moment, down to the microsecond.
    await backend.sql(`
      insert into public.contact_submissions (first_name, last_name, email, subject, created_at)
      select 'P', 'G', 'p' || n || '@visitor.test', 'S', timestamptz '2020-01-01 00:00:00.123456+00' + interval '1 us' * (n / 7)
      from generate_series(1, ${MORE_ROWS}) as n`);

    const pages = [];
    let place = null;
    do {
      const page = await fetchPage(place);
      pages.push(page.submissions);
      place = page.next;
    } while (place);

    expect(pages.map((page) => page.length)).toEqual([
      SUBMISSIONS_PAGE_SIZE,
      SUBMISSIONS_PAGE_SIZE,
      10 + MORE_ROWS - 2 * SUBMISSIONS_PAGE_SIZE,
    ]);
    const all = pages.flat();
    expect(new Set(all.map(({ id }) => id)).size).toBe(10 + MORE_ROWS);
    const order = all.map(({ createdAt, id }) => `${createdAt} ${id}`);
    expect(order).toEqual(order.toSorted().toReversed());
  });
});
