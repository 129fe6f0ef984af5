import { dayNames } from '@/content/admin';

const DAY_MS = 24 * 60 * 60 * 1000;

const longDate = new Intl.DateTimeFormat('en-CA', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/**
 * Returns the number of the day of a moment (ISO 8601, or ms since 1970) in the reader's calendar. Days are counted,
 * not hours: one that changes the clock has 23 or 25 of them.
 */
export function dayNumber(moment: string | number): number {
  const date = new Date(moment);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

/**
 * Names the day of a timestamp (ISO 8601) as seen at a moment (ms since 1970), e.g. `Today`, `Yesterday`,
 * `Friday, November 20, 2026`.
 */
export function dayName(iso: string, now: number): string {
  const daysAgo = dayNumber(now) - dayNumber(iso);
  if (daysAgo === 0) return dayNames.today;
  return daysAgo === 1 ? dayNames.yesterday : longDate.format(new Date(iso));
}
