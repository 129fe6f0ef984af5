import type { Session } from '@supabase/supabase-js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { signOut } from './auth';
import { backendClient } from './client';
import { fromAuthError } from './errors';
import { forgetStoredSession, isSession, storedSession } from './stored-session';

export type { Session };

/**
 * First part of the key of everything cached for an account. All entries under it are dropped when that account signs
 * out or another one signs in.
 */
export const ACCOUNT_KEY = 'account';

/**
 * The session kept in this browser, refreshed first when about to expire; null when nobody is signed in. It proves
 * nothing: anyone at this browser can write it, and the database decides what it opens.
 *
 * Throws a retryable {@link BackendError} when a session exists but the server cannot be reached to refresh it. auth-js
 * tries for up to 26 s before that (8 attempts, from 200 ms doubling).
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

/** The signed-in account. {@link followSession} keeps it current, so it never goes stale. */
export function sessionQuery() {
  return queryOptions({
    queryKey: ['session'],
    queryFn: () => getSession(),
    staleTime: Infinity,
    // auth-js has already retried for half a minute.
    retry: false,
  });
}

/** Caches the current session, and drops everything cached for an account that is no longer signed in. */
function rememberSession(queryClient: QueryClient, session: Session | null): void {
  const { queryKey } = sessionQuery();
  const before = queryClient.getQueryData(queryKey);
  if (before?.user.id !== session?.user.id) queryClient.removeQueries({ queryKey: [ACCOUNT_KEY] });
  queryClient.setQueryData(queryKey, session);
}

/**
 * Keeps the cached session up to date, even when another tab changes it. Returns a function that stops it. The listener
 * must not wait for the backend: it runs inside auth-js's lock and would wait for itself (supabase/auth-js#762).
 */
export function followSession(queryClient: QueryClient, client = backendClient()): () => void {
  const { data } = client.auth.onAuthStateChange((event, session) => {
    // INITIAL_SESSION is null even for a session that merely could not be refreshed; getSession tells the two apart.
    if (event !== 'INITIAL_SESSION') rememberSession(queryClient, isSession(session) ? session : null);
  });
  return () => {
    data.subscription.unsubscribe();
  };
}

/**
 * Returns whether the server still accepts this browser's session: asks for a refresh, and drops the session when
 * refused. A server without a usable answer has not refused.
 */
export async function confirmSession(queryClient: QueryClient, client = backendClient()): Promise<boolean> {
  const before = storedSession();
  const { error } = await client.auth.refreshSession();
  const kind = error ? fromAuthError(error).kind : undefined;
  if (kind !== 'rejected' && kind !== 'signed-out') return true;
  // Somebody signed in meanwhile; the refused session was the previous one.
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
