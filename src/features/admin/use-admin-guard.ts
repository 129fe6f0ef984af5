import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminRoleQuery } from '@/backend/admin-role';
import { BackendError } from '@/backend/errors';
import { sessionQuery } from '@/backend/session';
import { useEndRefusedSession } from './use-end-refused-session';

/** What the admin page may show (spec §4). It only decides what is drawn; the database decides what is read. */
export type AdminGuard =
  | { state: 'loading' }
  /** `ended`: there was a session while this page was open. */
  | { state: 'signed-out'; ended: boolean }
  | { state: 'denied' }
  /** There is a session, but no server to refresh it. */
  | { state: 'unreachable'; retrying: boolean; retry: () => void }
  | { state: 'failed' }
  | { state: 'admin'; userId: string };

const isSignedOut = (error: unknown) => error instanceof BackendError && error.kind === 'signed-out';
const isRetryable = (error: unknown) => error instanceof BackendError && error.retryable;

/** Finds out who is here. The page must narrow the answer before it can show anything. */
export function useAdminGuard(): AdminGuard {
  const session = useQuery(sessionQuery());
  const userId = session.data?.user.id;
  const role = useQuery({ ...adminRoleQuery(userId ?? ''), enabled: userId !== undefined });
  const [hadSession, setHadSession] = useState(false);
  useEndRefusedSession(role.error);

  if (userId !== undefined && !hadSession) setHadSession(true);

  if (session.data === null) return { state: 'signed-out', ended: hadSession };
  if (userId !== undefined) {
    if (role.data === true) return { state: 'admin', userId };
    const denied = role.data === false || (role.isError && !isSignedOut(role.error));
    return { state: denied ? 'denied' : 'loading' };
  }
  // While it is tried again, the query has no error; the count remembers it.
  if (session.errorUpdateCount === 0) return { state: 'loading' };
  if (session.isError && !isRetryable(session.error)) return { state: 'failed' };
  return { state: 'unreachable', retrying: session.isFetching, retry: () => void session.refetch() };
}
