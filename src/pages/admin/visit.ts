import { useCallback, useEffect } from 'react';
import { isLater, type Submission } from '@/backend/submissions';
import { NEWEST_SEEN } from '@/lib/page-protocol';
import { keepStored, readStored } from '@/lib/storage';

/** What was newest when this page was opened, by account; null when nothing is known of a visit before. */
const seenBefore = new Map<string, string | null>();

const storageKey = (userId: string) => NEWEST_SEEN + userId;

function stored(userId: string): string | null {
  const text = readStored('localStorage', storageKey(userId));
  return text !== null && !Number.isNaN(Date.parse(text)) ? text : null;
}

/**
 * Returns when the newest submission of an account's last visit was created (ISO 8601), or null on a first visit.
 * Stays the same as long as the site is open, so that what is marked as new keeps its mark.
 */
export function newestOfLastVisit(userId: string): string | null {
  const known = seenBefore.get(userId);
  if (known !== undefined) return known;
  const newest = stored(userId);
  seenBefore.set(userId, newest);
  return newest;
}

/** Remembers for the next visit that submissions up to this timestamp (ISO 8601) have been seen. */
export function rememberNewest(userId: string, createdAt: string): void {
  newestOfLastVisit(userId); // must be read before it is overwritten
  const before = stored(userId);
  if (before !== null && !isLater(createdAt, before)) return;
  // Refused or full: the next visit marks what this one did, or nothing.
  keepStored('localStorage', storageKey(userId), createdAt);
}

/** Returns whether a submission came after the last visit of an account, and remembers the newest one shown. */
export function useLastVisit(userId: string, shown: readonly Submission[] | undefined) {
  const lastSeen = newestOfLastVisit(userId);
  const newest = shown?.[0]?.createdAt;
  useEffect(() => {
    if (newest !== undefined) rememberNewest(userId, newest);
  }, [userId, newest]);
  return useCallback(
    ({ createdAt }: Submission) => lastSeen !== null && isLater(createdAt, lastSeen),
    [lastSeen],
  );
}
