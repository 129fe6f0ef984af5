import { QueryClient } from '@tanstack/react-query';
import { BackendError } from '@/backend/errors';
import { followSession } from '@/backend/session';

// Fixed by the organisation.
const GC_TIME_MS = 5 * 60_000;
const RETRIES = 3;
const FIRST_RETRY_DELAY_MS = 1000;
const LONGEST_RETRY_DELAY_MS = 30_000;

/** Whether a failed request is worth another try: not when the server understood it and said no. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < RETRIES && !(error instanceof BackendError && !error.retryable);
}

/** Milliseconds before the try after `failures` failures: 1 s, doubling, 30 s at most. */
function retryDelay(failures: number): number {
  return Math.min(FIRST_RETRY_DELAY_MS * 2 ** failures, LONGEST_RETRY_DELAY_MS);
}

let shared: QueryClient | undefined;

/**
 * The one query cache of a visit, made when an account page first needs it. It follows the session from then
 * on, also while a public page is shown: a sign-out in another tab must be known when the visitor comes back.
 * Throws a `not-configured` BackendError when the build names no backend.
 */
export function accountQueryClient(): QueryClient {
  if (shared !== undefined) return shared;
  shared = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: GC_TIME_MS,
        retry: shouldRetry,
        retryDelay,
        // The default waits in silence while the browser believes to be offline; a page would load forever.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  followSession(shared);
  return shared;
}
