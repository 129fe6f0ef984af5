import type { QueryClient } from '@tanstack/react-query';
import { ACCOUNT_KEY } from './account-key';
import { backendClient } from './client';
import { sessionQuery, subscribeToSession, type Session } from './session';
import { signOut } from './sign-out';

/** Drops everything cached for an account once it is no longer the one signed in. */
function rememberSession(queryClient: QueryClient, session: Session | null): void {
  const { queryKey } = sessionQuery();
  const before = queryClient.getQueryData(queryKey);
  if (before?.user.id !== session?.user.id) queryClient.removeQueries({ queryKey: [ACCOUNT_KEY] });
  queryClient.setQueryData(queryKey, session);
}

/**
 * Keeps the cached session what it is in this browser, also when another tab changes it. Returns the
 * function that stops it.
 */
export function followSession(queryClient: QueryClient, client = backendClient()): () => void {
  return subscribeToSession((session) => {
    rememberSession(queryClient, session);
  }, client);
}

/**
 * Signs out and drops everything cached for the account. Never fails; returns whether the server knows, see
 * {@link signOut}.
 */
export async function endSession(queryClient: QueryClient, client = backendClient()): Promise<boolean> {
  const revoked = await signOut(client);
  rememberSession(queryClient, null);
  return revoked;
}
