import type { Session } from '@supabase/supabase-js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { signOut } from './auth';
import { backendClient } from './client';
import { fromAuthError } from './errors';
import { forgetStoredSession, isSession, storedSession } from './stored-session';

export type { Session };

/**
 * First part of the key of everything cached on behalf of an account. What is cached under it is dropped
 * when that account signs out or another one signs in.
 */
export const ACCOUNT_KEY = 'account';

/**
 * The session kept in this browser, refreshed first when it is about to expire; null when nobody is signed
 * in. It proves nothing: anybody who uses the browser can write it. What it opens is decided by the database.
 *
 * Throws a retryable {@link BackendError} when a session exists but the server cannot be reached to refresh
 * it. auth-js tries for up to 26 s before that (8 attempts, from 200 ms doubling).
 */
export async function getSession(client = backendClient()): Promise<Session | null> {
  try {
    const { data, error } = await client.auth.getSession();
    if (!error) return isSession(data.session) ? data.session : null;
    const failure = fromAuthError(error);
    if (failure.retryable) throw failure;
    return null;
  } catch (error) {
    throw fromAuthError(error);
  }
}

/** Who is signed in. Kept up to date by {@link followSession}, so it never goes stale by itself. */
export function sessionQuery() {
  return queryOptions({
    queryKey: ['session'],
    queryFn: () => getSession(),
    staleTime: Infinity,
    // auth-js has already retried for half a minute.
    retry: false,
  });
}

/** Caches who is signed in, and drops everything cached for an account that no longer is. */
function rememberSession(queryClient: QueryClient, session: Session | null): void {
  const { queryKey } = sessionQuery();
  const before = queryClient.getQueryData(queryKey);
  if (before?.user.id !== session?.user.id) queryClient.removeQueries({ queryKey: [ACCOUNT_KEY] });
  queryClient.setQueryData(queryKey, session);
}

/**
 * Keeps the cached session up to date, even when another tab changes it. Returns the function that stops it. The
 * listener must not wait for the backend: it runs inside the lock of auth-js and would wait for itself
 * (supabase/auth-js#762).
 */
export function followSession(queryClient: QueryClient, client = backendClient()): () => void {
  const { data } = client.auth.onAuthStateChange((event, session) => {
    // Also sent, with null, when a session is there but could not be refreshed; getSession tells the two apart.
    if (event !== 'INITIAL_SESSION') rememberSession(queryClient, isSession(session) ? session : null);
  });
  return () => {
    data.subscription.unsubscribe();
  };
}

/**
 * Returns whether the server still accepts the session of this browser: asks for a refresh, and drops the session when
 * that is refused. A server that gives no usable answer has not refused.
 */
export async function confirmSession(queryClient: QueryClient, client = backendClient()): Promise<boolean> {
  const before = storedSession();
  const { error } = await client.auth.refreshSession();
  const kind = error ? fromAuthError(error).kind : undefined;
  if (kind !== 'rejected' && kind !== 'signed-out') return true;
  // Somebody has signed in meanwhile; the refused session was the one before.
  const now = storedSession();
  if (now !== null && now !== before) return true;
  dropSession(queryClient);
  return false;
}

/** Forgets a session that the server no longer accepts, and everything cached for its account. */
export function dropSession(queryClient: QueryClient): void {
  forgetStoredSession();
  rememberSession(queryClient, null);
}

/**
 * Signs out and drops everything cached for the account. Never fails; returns whether the server revoked the session,
 * see {@link signOut}.
 */
export async function endSession(queryClient: QueryClient, client = backendClient()): Promise<boolean> {
  const revoked = await signOut(client);
  rememberSession(queryClient, null);
  return revoked;
}
