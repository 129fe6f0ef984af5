import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { toast } from 'sonner';
import { adminNotices, adminStates } from '@/content/admin';
import { LoadingText } from '@/features/auth/LoadingText';
import { pathTo, type PageId } from '@/site/pages';

/** Goes to another page; the admin page does not stay in the history, where it would only redirect again. */
export function Leaving({ to }: { to: PageId }) {
  return (
    <>
      <LoadingText />
      <Navigate to={pathTo({ page: to })} replace />
    </>
  );
}

/** Sends home who may not be here, and says so (spec §6). The toast outlives this page. */
export function Denied() {
  useEffect(() => {
    const { title, text } = adminNotices.denied;
    toast.error(title, { id: 'access-denied', description: text, duration: Infinity });
  }, []);
  return <Leaving to="home" />;
}

/** Sends to the sign-in page whose session ended while the page was open, and says why. */
export function SessionEnded() {
  useEffect(() => {
    const { title, text } = adminStates.sessionEnded;
    toast(title, { id: 'session-ended', description: text });
  }, []);
  return <Leaving to="auth" />;
}
