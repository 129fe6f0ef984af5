import { QueryClient } from '@tanstack/react-query';
import { BackendError } from './errors';

// spec §9, query cache defaults.
const GC_TIME_MS = 5 * 60_000;
const RETRIES = 3;
const FIRST_RETRY_DELAY_MS = 1000;
const LONGEST_RETRY_DELAY_MS = 30_000;

/** Whether a failed request is worth another try: not when the server understood it and said no. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < RETRIES && !(error instanceof BackendError && !error.retryable);
}

/** Milliseconds before the try after `failures` failures: 1 s, doubling, 30 s at most. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_RETRY_DELAY_MS * 2 ** failures, LONGEST_RETRY_DELAY_MS);
}

/** The query cache of the account pages. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: GC_TIME_MS,
        retry: shouldRetry,
        retryDelay,
        // The default waits in silence while the browser believes to be offline; a page would load for ever.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
