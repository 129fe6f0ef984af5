import { useEffect, useState } from 'react';
import { classNames } from '@/lib/class-names';
import { SESSION_END, SESSION_START } from '@/lib/page-protocol';
import { signOutWords } from './content';

function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some(
      (name) => name.startsWith(SESSION_START) && name.endsWith(SESSION_END),
    );
  } catch {
    return false; // storage refused: no session outlives a page
  }
}

/** Offers to sign out where this browser holds a session. The account code is loaded when it is pressed. */
export function SignOut({ className }: { className: string }) {
  const [state, setState] = useState<'none' | 'stored' | 'leaving' | 'left' | 'failed'>('none');

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the served page cannot know what is stored here
    if (hasStoredSession()) setState('stored');
  }, []);

  async function leave() {
    if (state === 'leaving') return;
    setState('leaving');
    try {
      const [{ endSession }, { accountQueryClient }] = await Promise.all([
        import('@/backend/session'),
        import('@/account/query-client'),
      ]);
      // Also what was read on behalf of the account is dropped, when no server answers too.
      await endSession(accountQueryClient());
      setState('left');
    } catch {
      setState('failed');
    }
  }

  return (
    <div>
      {state === 'none' || state === 'left' ? null : (
        <button
          type="button"
          onClick={() => void leave()}
          aria-disabled={state === 'leaving'}
          className={classNames(className, 'cursor-pointer')}
        >
          {signOutWords.label}
        </button>
      )}
      <p role="status">
        {state === 'left' ? signOutWords.done : state === 'failed' ? signOutWords.failed : ''}
      </p>
    </div>
  );
}
