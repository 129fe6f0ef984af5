import { useEffect } from 'react';
import { toast } from 'sonner';
import { afterDenial, afterSignOut } from '@/account/destinations';
import { CodeForm } from '@/account/CodeForm';
import { GoTo } from '@/account/GoTo';
import { LoadingText } from '@/account/LoadingText';
import { useSignOut } from '@/account/use-sign-out';
import { useWaited } from '@/account/use-waited';
import { sessionEnded } from '@/account/words';
import { proveFactor } from '@/backend/second-factor';
import { buttonStyle } from '@/ui/button-style';
import { adminNotices, adminStates, signOutLabel } from './content';
import { Inbox } from './Inbox';
import { SecondFactor } from './SecondFactor';
import { RetryNotice } from './RetryNotice';
import { useAdminGuard, type AdminGuard } from './use-admin-guard';

/** After this, "Loading..." alone looks like a page that hangs; a bad connection can take half a minute. */
export const SLOW_MS = 5000;

/** Shown while access is checked. */
function Checking() {
  const slow = useWaited(SLOW_MS);
  return (
    <>
      <LoadingText />
      <p role="status" className="text-scuff">
        {slow ? adminStates.slow : ''}
      </p>
    </>
  );
}

/** Sends an account without the role home and says why. The toast outlives this page. */
function Denied() {
  useEffect(() => {
    const { title, text } = adminNotices.denied;
    toast.error(title, { id: 'access-denied', description: text, duration: Infinity });
  }, []);
  return <GoTo target={afterDenial} />;
}

/** Leads to the sign-in page, which also says why, when the session has ended on its own. */
function SessionEnded() {
  useEffect(() => {
    toast(sessionEnded.title, { id: 'session-ended', description: sessionEnded.text });
  }, []);
  return <GoTo target={{ page: 'auth' }} state={{ sessionEnded: true }} />;
}

interface GateState {
  guard: Exclude<AdminGuard, { state: 'admin' }>;
  /** Whether Sign Out was pressed, so that the end of the session needs no explanation. */
  leaving: boolean;
  onSignOut: () => void;
}

function NotAdmitted({ guard, leaving, onSignOut }: GateState) {
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

/** Shows the inbox to administrators; others are sent away or told what is missing. */
export function AdminGate() {
  const guard = useAdminGuard();
  const { state, signOut } = useSignOut();
  const leaving = state !== 'idle';
  const onSignOut = async () => {
    if ((await signOut()) === false) toast(adminStates.signOutFailed);
  };
  if (guard.state === 'admin') {
    return (
      <>
        <Inbox userId={guard.userId} leaving={leaving} onSignOut={() => void onSignOut()} />
        <SecondFactor />
      </>
    );
  }
  return (
    <div className="col-span-full">
      <NotAdmitted guard={guard} leaving={leaving} onSignOut={() => void onSignOut()} />
    </div>
  );
}
