import { backendClient } from './client';
import { fromAuthError } from './errors';
import type { Session } from './session';
import { isSession } from './stored-session';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in with e-mail and password (spec §7). Throws a {@link BackendError} with the server's message. */
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
