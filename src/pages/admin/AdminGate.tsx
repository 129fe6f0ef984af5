import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef } from 'react';
import { toast } from 'sonner';
import { afterDenial, afterSignOut } from '@/account/destinations';
import { CodeForm } from '@/account/CodeForm';
import { GoTo } from '@/account/GoTo';
import { LoadingText } from '@/account/LoadingText';
import { useWaited } from '@/account/use-waited';
import { sessionEnded } from '@/account/words';
import { proveFactor } from '@/backend/second-factor';
import { endSession } from '@/backend/session';
import { PrefetchContext } from '@/ui/prefetch-context';
import { buttonStyle } from '@/ui/button-style';
import { adminNotices, adminStates, signOutLabel } from './content';
import { Inbox } from './Inbox';
import { SecondFactor } from './SecondFactor';
import { RetryNotice } from './RetryNotice';
import { useAdminGuard, type AdminGuard } from './use-admin-guard';

/** From here on "Loading..." alone would look like a page that hangs; a bad line can take half a minute. */
export const SLOW_MS = 5000;

/** Shown while access is checked. Meanwhile the pages it may lead to are fetched. */
function Checking() {
  const slow = useWaited(SLOW_MS);
  const prefetchPage = useContext(PrefetchContext);
  useEffect(() => {
    prefetchPage(afterDenial.page);
    prefetchPage('auth');
  }, [prefetchPage]);
  return (
    <>
      <LoadingText />
      <p role="status" className="text-scuff">
        {slow ? adminStates.slow : ''}
      </p>
    </>
  );
}

/** Sends away an account that may not be here, and says so. The toast outlives this page. */
function Denied() {
  useEffect(() => {
    const { title, text } = adminNotices.denied;
    toast.error(title, { id: 'access-denied', description: text, duration: Infinity });
  }, []);
  return <GoTo target={afterDenial} />;
}

/** Sends to the sign-in page after the session ended by itself. That page says why as well. */
function SessionEnded() {
  useEffect(() => {
    toast(sessionEnded.title, { id: 'session-ended', description: sessionEnded.text });
  }, []);
  return <GoTo target={{ page: 'auth' }} state={{ sessionEnded: true }} />;
}

interface OutsideProps {
  guard: Exclude<AdminGuard, { state: 'admin' }>;
  leaving: boolean;
  onSignOut: () => void;
}

function Outside({ guard, leaving, onSignOut }: OutsideProps) {
  switch (guard.state) {
    case 'loading':
      return <Checking />;
    case 'signed-out':
      if (leaving) return <GoTo target={afterSignOut} />;
      return guard.ended ? <SessionEnded /> : <GoTo target={{ page: 'auth' }} />;
    case 'denied':
      return <Denied />;
    case 'second-factor':
      return (
        <div className="max-w-xl">
          <CodeForm prove={(code) => proveFactor(guard.factorId, code)} />
          <button type="button" onClick={onSignOut} className={buttonStyle('outline', 'mt-4 w-full')}>
            {signOutLabel}
          </button>
        </div>
      );
    case 'failed':
      return <GoTo target={afterDenial} />;
    case 'unreachable':
      return (
        <RetryNotice
          {...adminStates.connection}
          retrying={guard.retrying}
          onRetry={guard.retry}
          role="alert"
        />
      );
  }
}

/**
 * The sign-out of this page. `leaving` is true from the press on, so that the end of the session is not taken for
 * one that came from elsewhere.
 */
function useSignOut() {
  const queryClient = useQueryClient();
  const pressed = useRef(false);
  const { mutate, isIdle } = useMutation({
    mutationFn: () => endSession(queryClient),
    onSuccess: (revoked) => {
      if (!revoked) toast(adminStates.signOutFailed);
    },
  });
  const signOut = () => {
    // State would come too late for a second press within the same frame.
    if (pressed.current) return;
    pressed.current = true;
    mutate();
  };
  return { leaving: !isIdle, signOut };
}

/** Shows the inbox to administrators; others are sent away or told what is missing. */
export function AdminGate() {
  const guard = useAdminGuard();
  const { leaving, signOut } = useSignOut();
  if (guard.state === 'admin') {
    return (
      <>
        <Inbox userId={guard.userId} leaving={leaving} onSignOut={signOut} />
        <SecondFactor />
      </>
    );
  }
  return (
    <div className="col-span-full">
      <Outside guard={guard} leaving={leaving} onSignOut={signOut} />
    </div>
  );
}
