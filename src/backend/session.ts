import type { Session } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { backendClient, sessionStorageKey } from './client';
import { backendConfiguration } from './configuration';
import { fromAuthError } from './errors';
import { isSession, sessionStorage } from './stored-session';

export type { Session };

/**
 * The session kept in this browser, refreshed first when it is about to expire; null when nobody is signed
 * in. It proves nothing: whoever holds the browser can write it. What it opens is decided by the database.
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

/** Whether this browser keeps a session, be it one that the server would no longer refresh. */
export function isSessionKept(): boolean {
  const configuration = backendConfiguration();
  if (configuration.state !== 'ready') return false;
  const key = sessionStorageKey(configuration.url);
  return sessionStorage(key).getItem(key) !== null;
}

/**
 * Calls `listener` with the session after every change, also one made in another tab, and with null after a
 * sign-out. Returns the function that stops it. The listener must not wait for the backend: it runs inside
 * the lock of auth-js and would wait for itself (supabase/auth-js#762).
 */
export function subscribeToSession(
  listener: (session: Session | null) => void,
  client = backendClient(),
): () => void {
  const { data } = client.auth.onAuthStateChange((event, session) => {
    // Also sent, with null, when a session is there but could not be refreshed; getSession tells the two apart.
    if (event !== 'INITIAL_SESSION') listener(isSession(session) ? session : null);
  });
  return () => {
    data.subscription.unsubscribe();
  };
}

/** Who is signed in. Kept up to date by `followSession`, so it never goes stale by itself. */
export function sessionQuery() {
  return queryOptions({
    queryKey: ['session'],
    queryFn: () => getSession(),
    staleTime: Infinity,
    // auth-js has already retried for half a minute.
    retry: false,
  });
}
