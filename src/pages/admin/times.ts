import { useEffect, useState } from 'react';
import { dayNames, justNow } from './content';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const LOCALE = 'en-CA';

/**
 * Returns a function that formats a timestamp (ISO 8601), e.g. `Nov 20 2026, 7:28 a.m. MST`, in the visitor's time zone
 * unless one is named.
 */
export function timestampFormatter(timeZone?: string): (iso: string) => string {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE, { ...options, ...(timeZone === undefined ? {} : { timeZone }) });
  const day = formatter({ month: 'short', day: 'numeric' });
  const year = formatter({ year: 'numeric' });
  const time = formatter({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  return (iso) => {
    const date = new Date(iso);
    return `${day.format(date)} ${year.format(date)}, ${time.format(date)}`;
  };
}

/** Longest first. Months and years have their average length. */
const units = [
  { unit: 'year', ms: 365.25 * DAY_MS },
  { unit: 'month', ms: 30.44 * DAY_MS },
  { unit: 'week', ms: 7 * DAY_MS },
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

// Always a number: "yesterday" counts calendar days, and these are elapsed hours.
const elapsed = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'always' });

/**
 * Returns how long a timestamp (ISO 8601) was before a moment (ms since 1970), e.g. `2 hours ago`, in whole units. Less
 * than a minute is `just now`, and so is a future time, which means that two clocks differ.
 */
export function relativeTime(iso: string, now: number): string {
  const elapsedMs = now - Date.parse(iso);
  const fitting = units.find(({ ms }) => elapsedMs >= ms);
  return fitting ? elapsed.format(-Math.floor(elapsedMs / fitting.ms), fitting.unit) : justNow;
}

/**
 * Returns the number of a moment's day (ISO 8601, or ms since 1970) in the reader's calendar. Counts days, not hours:
 * the day of a clock change has 23 or 25.
 */
export function dayNumber(moment: string | number): number {
  const date = new Date(moment);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

const weekdayDate = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/**
 * Names the day of a timestamp (ISO 8601) as seen at a moment (ms since 1970), e.g. `Today`, `Yesterday`,
 * `Friday, November 20, 2026`.
 */
export function dayName(iso: string, now: number): string {
  const daysAgo = dayNumber(now) - dayNumber(iso);
  if (daysAgo === 0) return dayNames.today;
  return daysAgo === 1 ? dayNames.yesterday : weekdayDate.format(new Date(iso));
}

/** Relative times count whole minutes, so none is wrong for longer than half a minute. */
const TICK_MS = 30_000;

/** Returns the time (ms since 1970) and keeps it current, even after the computer has slept. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = window.setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
