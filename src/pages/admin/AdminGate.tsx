import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { CodeForm } from '@/account/CodeForm';
import { LoadingText } from '@/account/LoadingText';
import { Redirect } from '@/account/Redirect';
import { useSignOut } from '@/account/use-sign-out';
import { useWaited } from '@/account/use-waited';
import { sessionEnded } from '@/account/words';
import { isRetryable } from '@/backend/errors';
import { adminRoleQuery } from '@/backend/role';
import { missingFactor, verifyCode } from '@/backend/second-factor';
import { useSession, type SessionState } from '@/backend/session';
import { buttonStyle } from '@/ui/button-style';
import { adminNotices, adminStates, signOutLabel } from './content';
import { Inbox } from './Inbox';
import { SecondFactor } from './SecondFactor';
import { RetryNotice } from './RetryNotice';

/** After this, "Loading..." alone looks like a page that hangs; a bad connection can take half a minute. */
export const SLOW_MS = 5000;

/** What the page may show. It only decides what is drawn; the database decides what is read. */
type AdminGuard =
  | Exclude<SessionState, { state: 'signed-in' }>
  | { state: 'denied' }
  /** An administrator who has yet to enter the code of the second factor. */
  | { state: 'second-factor'; factorId: string }
  | { state: 'admin'; userId: string };

function useAdminGuard(): AdminGuard {
  const account = useSession();
  const session = account.state === 'signed-in' ? account.session : undefined;
  const userId = session?.user.id ?? '';
  const role = useQuery({ ...adminRoleQuery(userId), enabled: session !== undefined });

  if (account.state !== 'signed-in') return account;
  // Losing the connection does not turn away an administrator who is reading; every other failure does.
  const lookUpFailed = role.isError && !(role.data === true && isRetryable(role.error));
  if (lookUpFailed || role.data === false) return { state: 'denied' };
  if (role.data !== true) return { state: 'loading' };
  const factorId = missingFactor(account.session);
  return factorId === undefined ? { state: 'admin', userId } : { state: 'second-factor', factorId };
}

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
  return <Redirect to="home" />;
}

/** Leads to the sign-in page, which also says why, when the session has ended on its own. */
function SessionEnded() {
  useEffect(() => {
    toast(sessionEnded.title, { id: 'session-ended', description: sessionEnded.text });
  }, []);
  return <Redirect to="auth" />;
}

interface OutsideProps {
  guard: Exclude<AdminGuard, { state: 'admin' }>;
  /** Whether Sign Out was pressed, so that the end of the session needs no explanation. */
  leaving: boolean;
  onSignOut: () => void;
}

/** What everybody but an administrator gets. */
function Outside({ guard, leaving, onSignOut }: OutsideProps) {
  switch (guard.state) {
    case 'loading':
      return <Checking />;
    case 'signed-out':
      if (leaving) return <Redirect to="home" />;
      return guard.ended ? <SessionEnded /> : <Redirect to="auth" />;
    case 'denied':
      return <Denied />;
    case 'second-factor':
      return (
        <div className="max-w-xl">
          <CodeForm verify={(code) => verifyCode(guard.factorId, code)} />
          <button type="button" onClick={onSignOut} className={buttonStyle('outline', 'mt-4 w-full')}>
            {signOutLabel}
          </button>
        </div>
      );
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
      <Outside guard={guard} leaving={leaving} onSignOut={() => void onSignOut()} />
    </div>
  );
}
