import { useRef, useState } from 'react';

/** `failed`: the account code could not be loaded, so nothing has happened. */
type SignOutState = 'idle' | 'leaving' | 'left' | 'failed';

/**
 * Sign-out for every page. Loads the account code on demand, because the footer has none. `signOut` returns whether the
 * server revoked the session, or undefined when it did nothing.
 */
export function useSignOut() {
  const [state, setState] = useState<SignOutState>('idle');
  // State would update too late to stop a second press within the same frame.
  const pressed = useRef(false);

  async function signOut(): Promise<boolean | undefined> {
    if (pressed.current) return undefined;
    pressed.current = true;
    setState('leaving');
    try {
      const [{ endSession }, { accountQueryClient }] = await Promise.all([
        import('@/backend/session'),
        import('./query-client'),
      ]);
      const revoked = await endSession(accountQueryClient());
      setState('left');
      return revoked;
    } catch {
      setState('failed');
      return undefined;
    } finally {
      pressed.current = false;
    }
  }

  return { state, signOut };
}
