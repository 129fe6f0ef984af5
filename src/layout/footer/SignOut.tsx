import { useSyncExternalStore } from 'react';
import { useSignOut } from '@/account/use-sign-out';
import { classNames } from '@/lib/class-names';
import { signOutWords } from './content';

function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith('sb-') && name.endsWith('-auth-token'));
  } catch {
    return false; // storage refused: no session outlives a page
  }
}

/** Calls the listener when another tab signs in or out. */
function onStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Offers to sign out where this browser holds a session, and follows what other tabs do with it. */
export function SignOut({ className }: { className: string }) {
  const { state, signOut } = useSignOut();
  // The served page cannot know what is stored here.
  const signedIn = useSyncExternalStore(onStorage, hasStoredSession, () => false);
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
      <p role="status">
        {state === 'failed' ? signOutWords.failed : state === 'left' && !signedIn ? signOutWords.done : ''}
      </p>
    </div>
  );
}
