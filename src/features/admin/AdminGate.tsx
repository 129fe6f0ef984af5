import { adminStates } from '@/content/admin';
import { AdminDashboard } from './AdminDashboard';
import { Checking } from './Checking';
import { Denied, Leaving, SessionEnded } from './Leaving';
import { RetryNotice } from './RetryNotice';
import { useAdminGuard, type AdminGuard } from './use-admin-guard';
import { useSignOut } from './use-sign-out';

interface OutsideProps {
  guard: Exclude<AdminGuard, { state: 'admin' }>;
  leaving: boolean;
}

function Outside({ guard, leaving }: OutsideProps) {
  switch (guard.state) {
    case 'loading':
      return <Checking />;
    case 'signed-out':
      if (leaving) return <Leaving to="home" />;
      return guard.ended ? <SessionEnded /> : <Leaving to="auth" />;
    case 'denied':
      return <Denied />;
    case 'failed':
      return <Leaving to="home" />;
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

/** Lets in whom the guard calls an admin; everybody else is sent where spec §4 and §8 say. */
export function AdminGate() {
  const guard = useAdminGuard();
  const { leaving, signOut } = useSignOut();
  if (guard.state === 'admin') {
    return <AdminDashboard userId={guard.userId} leaving={leaving} onSignOut={signOut} />;
  }
  return (
    <div className="col-span-full">
      <Outside guard={guard} leaving={leaving} />
    </div>
  );
}
