import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWaited } from '@/account/use-waited';
import { missingFactor } from '@/backend/second-factor';
import { confirmSession, sessionQuery } from '@/backend/session';
import { isSessionKept } from '@/backend/stored-session';

/** Time in ms to wait for the session before showing a form: refreshing one over a bad connection can take 26 s. */
export const PATIENCE_MS = 2000;

export type AuthGuard =
  | { state: 'loading' }
  | { state: 'signed-in' }
  /** Signed in, except for the code of the second factor. */
  | { state: 'second-factor'; userId: string; factorId: string }
  /** `ended`: the server has refused the session that this browser kept. */
  | { state: 'signed-out'; ended: boolean };

/**
 * Returns the visitor's state, on load and later. A session kept from before counts only once the server has accepted
 * it: a refused one would send the visitor home every time.
 */
export function useAuthGuard(): AuthGuard {
  const queryClient = useQueryClient();
  const session = useQuery(sessionQuery());
  // A sign-out in another tab can arrive here before localStorage changes; then there is nothing to ask.
  const [wasKept] = useState(() => session.data !== null && isSessionKept());
  const check = useQuery({
    queryKey: ['kept-session'],
    queryFn: () => confirmSession(queryClient),
    enabled: wasKept,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnMount: 'always',
    retry: false,
  });
  const checking = wasKept && check.isFetching;
  const waited = useWaited(PATIENCE_MS);

  if (session.data) {
    if (checking && !waited) return { state: 'loading' };
    const factorId = missingFactor(session.data);
    const userId = session.data.user.id;
    return factorId === undefined ? { state: 'signed-in' } : { state: 'second-factor', userId, factorId };
  }
  if ((session.isPending || checking) && !waited) return { state: 'loading' };
  return { state: 'signed-out', ended: wasKept && !session.isPending && !session.isError };
}
