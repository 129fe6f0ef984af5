import { useState } from 'react';

/** `failed`: the account code could not be loaded, so nothing has happened. */
type SignOutState = 'idle' | 'leaving' | 'left' | 'failed';

/**
 * Sign-out for every page. Loads the account code on demand, because the footer has none. `leave` returns whether the
 * server revoked the session, or undefined when it did nothing.
 */
export function useSignOut() {
  const [state, setState] = useState<SignOutState>('idle');

  async function leave(): Promise<boolean | undefined> {
    if (state === 'leaving') return undefined;
    setState('leaving');
    try {
      const [{ signOut }, { accountQueryClient }] = await Promise.all([
        import('@/backend/session'),
        import('./query-client'),
      ]);
      const revoked = await signOut(accountQueryClient());
      setState('left');
      return revoked;
    } catch {
      setState('failed');
      return undefined;
    }
  }

  return { state, signOut: leave };
}
