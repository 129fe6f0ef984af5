import { useCallback, useEffect } from 'react';
import type { ContactSubmission } from '@/backend/contact-submissions';
import { isLater, newestOfLastVisit, rememberNewest } from './visit';

/** Returns whether a submission came after the last visit of an account, and remembers the newest one shown. */
export function useLastVisit(userId: string, shown: readonly ContactSubmission[] | undefined) {
  const lastSeen = newestOfLastVisit(userId);
  const newest = shown?.[0]?.createdAt;
  useEffect(() => {
    if (newest !== undefined) rememberNewest(userId, newest);
  }, [userId, newest]);
  return useCallback(
    ({ createdAt }: ContactSubmission) => lastSeen !== null && isLater(createdAt, lastSeen),
    [lastSeen],
  );
}
