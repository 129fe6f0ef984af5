import type { Session } from '@supabase/supabase-js';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { clearStoredSession, hasStoredSession, onStoredSessionChange } from '@/lib/stored-session';
import { backendClient, request } from './client';
import { isRetryable } from './errors';

export type { Session };

/** First part of the key of everything cached for an account; all of it is dropped when the account is gone. */
export const ACCOUNT_KEY = 'account';

const SESSION_KEY = ['session'];

interface KnownSession {
  session: Session | null;
  /** Whether it has ended without being asked to. */
  ended: boolean;
}

/**
 * The session that this browser keeps, refreshed first when about to expire. It proves nothing: the database decides
 * what it opens. Fails when the server cannot be reached to refresh it, which auth-js tries for half a minute.
 */
const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async ({ client }): Promise<KnownSession> => {
    const read = request(backendClient().auth.getSession());
    // A refused session is already gone.
    const { session } = await read.catch((error: unknown) => {
      if (isRetryable(error)) throw error;
      return { session: null };
    });
    const ended = client.getQueryData<KnownSession>(SESSION_KEY)?.ended ?? false;
    return { session, ended: session === null && ended };
  },
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
});

/** The one place where a session begins or ends: without it, nothing that was read through it stays. */
function rememberSession(queryClient: QueryClient, session: Session | null, ended = false): void {
  const before = queryClient.getQueryData(sessionQuery.queryKey);
  if (before?.session?.user.id !== session?.user.id) queryClient.removeQueries({ queryKey: [ACCOUNT_KEY] });
  queryClient.setQueryData(sessionQuery.queryKey, { session, ended });
}

/** Forgets a session that the server no longer accepts. */
export function endSession(queryClient: QueryClient): void {
  clearStoredSession();
  rememberSession(queryClient, null, true);
}

/**
 * Keeps the cached session up to date, whichever tab changes it. The listener must not wait for the backend: auth-js
 * waits for its listeners (supabase/auth-js#762).
 */
export function followSession(queryClient: QueryClient): void {
  backendClient().auth.onAuthStateChange((event, session) => {
    // INITIAL_SESSION is null even for a session that could not be refreshed; getSession tells the two apart.
    if (event !== 'INITIAL_SESSION') rememberSession(queryClient, session, event === 'SIGNED_OUT');
  });
  onStoredSessionChange(() => {
    const known = queryClient.getQueryData(sessionQuery.queryKey);
    if (known?.session && !hasStoredSession()) rememberSession(queryClient, null, true);
  });
}

/** Who is signed in, as far as this browser knows. */
export type SessionState =
  | { state: 'loading' }
  | { state: 'signed-in'; session: Session }
  /** `ended`: there was a session, and nobody here signed out. */
  | { state: 'signed-out'; ended: boolean }
  /** There is a session, but no server to refresh it. */
  | { state: 'unreachable'; retrying: boolean; retry: () => void };

/** Returns who is signed in, and follows every change. */
export function useSession(): SessionState {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(sessionQuery);
  if (data?.session) return { state: 'signed-in', session: data.session };
  if (data) return { state: 'signed-out', ended: data.ended };
  // A query that is tried again has no error, but its count remembers one.
  if (errorUpdateCount === 0) return { state: 'loading' };
  return { state: 'unreachable', retrying: isFetching, retry: () => void refetch() };
}

export interface Credentials {
  email: string;
  password: string;
}

export interface NewAccount extends Credentials {
  firstName: string;
  lastName: string;
}

/** Signs in with email and password. Throws a BackendError with the server's message. */
export async function signIn(credentials: Credentials): Promise<Session> {
  const { session } = await request(backendClient().auth.signInWithPassword(credentials));
  return session;
}

/**
 * Creates an account. Returns its session; null when its address must be confirmed first, which is also the answer for
 * an address that has an account. Throws a BackendError with the server's message.
 */
export async function signUp({ email, password, firstName, lastName }: NewAccount): Promise<Session | null> {
  const data = { first_name: firstName, last_name: lastName };
  const options = { data, emailRedirectTo: window.location.origin };
  const { session } = await request(backendClient().auth.signUp({ email, password, options }));
  return session;
}

/**
 * Signs this browser out and asks the server to revoke the session; returns whether it did. The session is gone from
 * here even when it did not: the person may walk away from a shared computer.
 */
export async function signOut(queryClient: QueryClient): Promise<boolean> {
  const leave = backendClient().auth.signOut({ scope: 'local' });
  const { error } = await leave.catch((failure: unknown) => ({ error: failure }));
  if (error) clearStoredSession();
  rememberSession(queryClient, null);
  return error === null;
}
