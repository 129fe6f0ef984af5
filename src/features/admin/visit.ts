/** What was newest when this page was opened, by account; null when nothing is known of a visit before. */
const seenBefore = new Map<string, string | null>();

const storageKey = (userId: string) => `newest-seen:${userId}`;

/** Whether one timestamp (ISO 8601) is later than another, to the microseconds that JavaScript does not count. */
export function isLater(one: string, other: string): boolean {
  const difference = Date.parse(one) - Date.parse(other);
  return difference > 0 || (difference === 0 && one > other);
}

function stored(userId: string): string | null {
  try {
    const text = localStorage.getItem(storageKey(userId));
    return text !== null && !Number.isNaN(Date.parse(text)) ? text : null;
  } catch {
    return null; // storage refused: nothing is known of a visit before
  }
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
  try {
    localStorage.setItem(storageKey(userId), createdAt);
  } catch {
    // storage refused or full: the next visit marks what this one did, or nothing
  }
}
