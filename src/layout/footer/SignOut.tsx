import { useSyncExternalStore } from 'react';
import { useSignOut } from '@/account/use-sign-out';
import { classNames } from '@/lib/class-names';
import { hasStoredSession, onStoredSessionChange } from '@/lib/stored-session';
import { signOutWords } from './content';

/** Offers to sign out where this browser holds a session, and follows what other tabs do with it. */
export function SignOut({ className }: { className: string }) {
  const { state, signOut } = useSignOut();
  // The served page cannot know what is stored here.
  const signedIn = useSyncExternalStore(onStoredSessionChange, hasStoredSession, () => false);
  return (
    <div>
      {signedIn ? (
        <button
          type="button"
          onClick={() => void signOut()}
          aria-disabled={state === 'leaving'}
          className={classNames(className, 'cursor-pointer')}
        >
          {signOutWords.label}
        </button>
      ) : null}
      <p role="status">{state === 'left' && !signedIn ? signOutWords.done : ''}</p>
    </div>
  );
}
