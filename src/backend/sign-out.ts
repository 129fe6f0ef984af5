import { backendClient, REQUEST_TIMEOUT_MS, sessionStorageKey } from './client';
import { backendConfiguration } from './configuration';
import { sessionStorage } from './stored-session';

function timeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(reject, REQUEST_TIMEOUT_MS, new Error('Signing out took too long'));
  });
}

function forgetStoredSession(): void {
  const configuration = backendConfiguration();
  if (configuration.state !== 'ready') return;
  const key = sessionStorageKey(configuration.url);
  sessionStorage(key).removeItem(key);
}

/**
 * Signs this browser out and asks the server to revoke the session; returns whether the server did. Never
 * fails: when the server cannot be reached the session is forgotten here all the same, because whoever presses
 * the button on a shared computer and walks away must be signed out.
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
