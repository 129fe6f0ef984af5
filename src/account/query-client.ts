import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isAdminRoleQuery } from '@/backend/admin-role';
import { BackendError, isForbidden, isSignedOut } from '@/backend/errors';
import { ACCOUNT_KEY, dropSession, followSession } from '@/backend/session';

// Fixed by the organisation.
const GC_TIME_MS = 5 * 60_000;
const RETRIES = 3;
const FIRST_RETRY_DELAY_MS = 1000;
const LONGEST_RETRY_DELAY_MS = 30_000;

/** Returns whether to retry a failed request: not when the server understood and refused it. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < RETRIES && !(error instanceof BackendError && !error.retryable);
}

/** Milliseconds to wait before retrying: 1 s, doubling, 30 s at most. */
function retryDelay(failures: number): number {
  return Math.min(FIRST_RETRY_DELAY_MS * 2 ** failures, LONGEST_RETRY_DELAY_MS);
}

/**
 * The one place that acts on refusals. A refused session is dropped along with everything read through it, which closes
 * every account page. A forbidden request rechecks the account's role, which may have been revoked.
 */
async function onRefusal(queryClient: QueryClient, error: unknown): Promise<void> {
  if (isSignedOut(error)) return dropSession(queryClient);
  if (!isForbidden(error)) return;
  await queryClient.refetchQueries({ predicate: isAdminRoleQuery });
  const roles = queryClient.getQueriesData({ predicate: isAdminRoleQuery });
  if (!roles.some(([, isAdmin]) => isAdmin === true)) queryClient.removeQueries({ queryKey: [ACCOUNT_KEY] });
}

function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // A failed first role check must not sign anyone out, and there is no point asking again.
        const refused = isAdminRoleQuery(query) ? query.state.data === true && isSignedOut(error) : true;
        if (refused) void onRefusal(queryClient, error);
      },
    }),
    mutationCache: new MutationCache({ onError: (error) => onRefusal(queryClient, error) }),
    defaultOptions: {
      queries: {
        gcTime: GC_TIME_MS,
        retry: shouldRetry,
        retryDelay,
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
 * The one query cache of a visit, created when an account page first needs it. From then on it follows the session,
 * even on public pages: a sign-out in another tab must be known when the visitor comes back. Throws a `not-configured`
 * BackendError when the build names no backend.
 */
export function accountQueryClient(): QueryClient {
  if (shared !== undefined) return shared;
  shared = createQueryClient();
  followSession(shared);
  return shared;
}
