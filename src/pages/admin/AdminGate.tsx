import { useQuery } from '@tanstack/react-query';
import { toast } from 'sonner';
import { CodeForm } from '@/account/CodeForm';
import { LoadingText } from '@/account/LoadingText';
import { Redirect } from '@/account/Redirect';
import { useSignOut } from '@/account/use-sign-out';
import { useWaited } from '@/account/use-waited';
import { sessionEnded } from '@/account/content';
import { isRetryable } from '@/backend/errors';
import { adminRoleQuery } from '@/backend/role';
import { missingFactor, verifyCode } from '@/backend/second-factor';
import { useSession, type SessionState } from '@/backend/session';
import { adminNotices, adminWords, signOutLabel } from './content';
import { Inbox } from './Inbox';
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
    <div>
      <LoadingText />
      <p role="status" className="text-scuff">
        {slow ? adminWords.slow : ''}
      </p>
    </div>
  );
}

function explainDenied(): void {
  const { title, text } = adminNotices.denied;
  toast.error(title, { id: 'access-denied', description: text, duration: Infinity });
}

function explainEnd(): void {
  toast(sessionEnded.title, { id: 'session-ended', description: sessionEnded.text });
}

/** Shows the inbox to administrators; others are sent away or told what is missing. */
export function AdminGate() {
  const guard = useAdminGuard();
  const { state, signOut } = useSignOut();
  // Once Sign Out was pressed, the end of the session needs no explanation.
  const leaving = state !== 'idle';
  const onSignOut = async () => {
    if ((await signOut()) === false) toast(adminWords.signOutFailed);
  };
  switch (guard.state) {
    case 'admin':
      return <Inbox userId={guard.userId} leaving={leaving} onSignOut={() => void onSignOut()} />;
    case 'loading':
      return <Checking />;
    case 'signed-out':
      if (leaving) return <Redirect to="home" />;
      return <Redirect to="auth" explain={guard.ended ? explainEnd : undefined} />;
    case 'denied':
      return <Redirect to="home" explain={explainDenied} />;
    case 'second-factor':
      return (
        <div className="w-full max-w-xl">
          <CodeForm
            verify={(code) => verifyCode(guard.factorId, code)}
            leaveLabel={signOutLabel}
            onLeave={() => void onSignOut()}
          />
        </div>
      );
    case 'unreachable':
      return (
        <RetryNotice
          {...adminWords.connection}
          retrying={guard.retrying}
          onRetry={guard.retry}
          role="alert"
        />
      );
  }
}
