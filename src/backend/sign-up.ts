import { backendClient } from './client';
import { fromAuthError } from './errors';
import type { Session } from './session';
import type { Credentials } from './sign-in';
import { isSession } from './stored-session';

export interface NewAccount extends Credentials {
  firstName: string;
  lastName: string;
}

/**
 * With e-mail confirmations on, the server returns no session and nobody is signed in yet. It answers the
 * same for an address that already has an account, so that strangers cannot find out who has one.
 */
export type SignUpResult = { outcome: 'signed-in'; session: Session } | { outcome: 'confirmation-needed' };

/** Creates an account (spec §7). Throws a {@link BackendError} with the server's message. */
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
