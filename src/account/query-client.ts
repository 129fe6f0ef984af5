import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isForbidden, isRetryable, isSignedOut } from '@/backend/errors';
import { isRoleQuery } from '@/backend/role';
import { endSession, followSession } from '@/backend/session';

// Fixed by the organisation.
const GC_TIME_MS = 5 * 60_000;
const RETRIES = 3;
const FIRST_RETRY_DELAY_MS = 1000;
const LONGEST_RETRY_DELAY_MS = 30_000;

/** The one place that acts on refusals: a session may have ended, and a role may have been revoked. */
function onRefusal(queryClient: QueryClient, error: unknown): void {
  if (isSignedOut(error)) endSession(queryClient);
  if (isForbidden(error)) void queryClient.refetchQueries({ predicate: isRoleQuery });
}

export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!isRoleQuery(query)) onRefusal(queryClient, error);
        // A first check that fails denies access, see AdminGate; a later one may also find the session gone.
        else if (query.state.data === true && isSignedOut(error)) endSession(queryClient);
      },
    }),
    mutationCache: new MutationCache({ onError: (error) => onRefusal(queryClient, error) }),
    defaultOptions: {
      queries: {
        gcTime: GC_TIME_MS,
        retry: (failures, error) => failures < RETRIES && isRetryable(error),
        retryDelay: (failures) => Math.min(FIRST_RETRY_DELAY_MS * 2 ** failures, LONGEST_RETRY_DELAY_MS),
        // By default queries pause silently while the browser thinks it is offline, and the page would load forever.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return queryClient;
}

let shared: QueryClient | undefined;

/**
 * The one query cache of a visit, created when an account page first needs it. From then on it follows the session, even
 * on public pages: a sign-out in another tab must be known when the visitor comes back.
 */
export function accountQueryClient(): QueryClient {
  if (shared === undefined) {
    shared = createQueryClient();
    followSession(shared);
  }
  return shared;
}
