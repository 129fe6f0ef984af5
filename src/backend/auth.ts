import type { Session } from '@supabase/supabase-js';
import { backendClient, REQUEST_TIMEOUT_MS } from './client';
import { fromAuthError } from './errors';
import { forgetStoredSession, isSession } from './stored-session';

export interface Credentials {
  email: string;
  password: string;
}

export interface NewAccount extends Credentials {
  firstName: string;
  lastName: string;
}

/**
 * With email confirmation on, the server returns no session and nobody is signed in yet. It answers the same for an
 * address that already has an account, so that strangers cannot find out who has one.
 */
export type SignUpResult = { outcome: 'signed-in'; session: Session } | { outcome: 'confirmation-needed' };

/** Signs in with email and password. Throws a {@link BackendError} with the server's message. */
export async function signIn(credentials: Credentials, client = backendClient()): Promise<Session> {
  try {
    const { data, error } = await client.auth.signInWithPassword(credentials);
    if (error) throw error;
    if (!isSession(data.session)) throw new TypeError('The answer to a sign-in holds no session.');
    return data.session;
  } catch (error) {
    throw fromAuthError(error);
  }
}

/** Creates an account. Throws a {@link BackendError} with the server's message. */
export async function signUp(account: NewAccount, client = backendClient()): Promise<SignUpResult> {
  const { email, password, firstName, lastName } = account;
  try {
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: {
        data: { first_name: firstName, last_name: lastName },
        emailRedirectTo: window.location.origin,
      },
    });
    if (error) throw error;
    if (isSession(data.session)) return { outcome: 'signed-in', session: data.session };
    if (data.session || !data.user?.id) throw new TypeError('The answer to a sign-up holds no account.');
    return { outcome: 'confirmation-needed' };
  } catch (error) {
    throw fromAuthError(error);
  }
}

function timeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(reject, REQUEST_TIMEOUT_MS, new Error('Signing out took too long'));
  });
}

/**
 * Signs this browser out and asks the server to revoke the session; returns whether the server did. Never fails: the
 * session is removed here even when the server cannot be reached, because somebody who presses the button on a shared
 * computer and walks away must be signed out.
 */
export async function signOut(client = backendClient()): Promise<boolean> {
  try {
    const { error } = await Promise.race([client.auth.signOut({ scope: 'local' }), timeout()]);
    if (error) throw error;
    return true;
  } catch {
    forgetStoredSession();
    return false;
  }
}
