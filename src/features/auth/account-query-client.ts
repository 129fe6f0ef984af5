import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '@/backend/query-client';
import { followSession } from '@/backend/session-cache';

let shared: QueryClient | undefined;

/**
 * The one query cache of a visit, made when an account page first needs it. It follows the session from then
 * on, also while a public page is shown: a sign-out in another tab must be known when the visitor comes back.
 * Throws a `not-configured` BackendError when the build names no backend.
 */
export function accountQueryClient(): QueryClient {
  if (shared === undefined) {
    shared = createQueryClient();
    followSession(shared);
  }
  return shared;
}
