import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminRoleQuery } from '@/backend/admin-role';
import { BackendError } from '@/backend/errors';
import { missingFactor } from '@/backend/second-factor';
import { sessionQuery } from '@/backend/session';
import { isSessionKept } from '@/backend/stored-session';

/** The view the admin page may show. It only decides what is drawn; the database decides what is read. */
export type AdminGuard =
  | { state: 'loading' }
  /** `ended`: there was a session when this page was opened, or since. */
  | { state: 'signed-out'; ended: boolean }
  | { state: 'denied' }
  /** There is a session, but no server to refresh it. */
  | { state: 'unreachable'; retrying: boolean; retry: () => void }
  /** Anything else. */
  | { state: 'failed' }
  /** An administrator who has yet to enter the code of the second factor. */
  | { state: 'second-factor'; factorId: string }
  | { state: 'admin'; userId: string };

const isUnavailable = (error: unknown) => error instanceof BackendError && error.kind === 'unavailable';
const isRetryable = (error: unknown) => error instanceof BackendError && error.retryable;

/** Returns the view for this visitor. The page must narrow the answer before it can show anything. */
export function useAdminGuard(): AdminGuard {
  const session = useQuery(sessionQuery());
  const userId = session.data?.user.id;
  const role = useQuery({ ...adminRoleQuery(userId ?? ''), enabled: userId !== undefined });
  // Read before the server is asked: a session it refuses to refresh is dropped without a trace.
  const [hadSession, setHadSession] = useState(isSessionKept);

  if (userId !== undefined && !hadSession) setHadSession(true);

  if (session.data === null) return { state: 'signed-out', ended: hadSession };
  if (session.data !== undefined && userId !== undefined) {
    // Losing the connection does not turn away an administrator who is reading. Every other failure does, and so does
    // any failure of the first lookup, as the organisation decided.
    const lookUpFailed = role.isError && !(role.data === true && isRetryable(role.error));
    if (lookUpFailed || role.data === false) return { state: 'denied' };
    if (role.data !== true) return { state: 'loading' };
    const factorId = missingFactor(session.data);
    return factorId === undefined ? { state: 'admin', userId } : { state: 'second-factor', factorId };
  }
  // A query being retried has no error, but its count remembers one.
  if (session.errorUpdateCount === 0) return { state: 'loading' };
  if (session.isError && !isUnavailable(session.error)) return { state: 'failed' };
  return { state: 'unreachable', retrying: session.isFetching, retry: () => void session.refetch() };
}
