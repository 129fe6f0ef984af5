import { useState } from 'react';
import { clearStoredSession } from '@/lib/stored-session';

/**
 * Sign-out for every page. Loads the account code on demand, because the footer has none. `signOut` returns whether the
 * server revoked the session, or undefined when it did nothing. Where that code cannot be loaded, or the site no longer
 * has accounts, nothing has been read through the session; it is removed from this browser all the same.
 */
export function useSignOut() {
  const [state, setState] = useState<'idle' | 'leaving' | 'left'>('idle');

  async function leave(): Promise<boolean | undefined> {
    if (state === 'leaving') return undefined;
    setState('leaving');
    let revoked = false;
    try {
      const [{ signOut }, { accountQueryClient }] = await Promise.all([
        import('@/backend/session'),
        import('./query-client'),
      ]);
      revoked = await signOut(accountQueryClient());
    } catch {
      clearStoredSession();
    }
    setState('left');
    return revoked;
  }

  return { state, signOut: leave };
}
