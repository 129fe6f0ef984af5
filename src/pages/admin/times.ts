import { useEffect, useState } from 'react';
import { dayNames, justNow } from './content';

const LOCALE = 'en-CA';

const timestamp = new Intl.DateTimeFormat(LOCALE, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Formats a time (ISO 8601) in the visitor's time zone, e.g. `Nov 20, 2026, 7:28 a.m. MST`. */
export const formatTimestamp = (iso: string): string => timestamp.format(new Date(iso));

const MINUTE_MS = 60_000;
const DAY = 24 * 60;

/** Lengths in minutes, longest first. Months and years have their average length. */
const units = [
  ['year', 365.25 * DAY],
  ['month', 30.44 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', 60],
  ['minute', 1],
] as const;

// Always a number: "yesterday" counts calendar days, and these are elapsed hours.
const elapsed = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'always' });

/**
 * Returns how long a time (ISO 8601) was before a moment (ms since 1970), e.g. `2 hours ago`, in whole units. Less than
 * a minute is `just now`, and so is a future time, which means that two clocks differ.
 */
export function relativeTime(iso: string, now: number): string {
  const minutes = (now - Date.parse(iso)) / MINUTE_MS;
  const [unit, length] = units.find(([, fitting]) => minutes >= fitting) ?? [];
  return unit ? elapsed.format(-Math.floor(minutes / length), unit) : justNow;
}

const fullDate = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full' });

/** Names the day of a time (ISO 8601) as seen at a moment (ms since 1970): `Today`, `Friday, November 20, 2026`. */
export function dayName(iso: string, now: number): string {
  const day = fullDate.format(new Date(iso));
  const yesterday = new Date(now);
  // By the calendar: the day of a clock change has 23 or 25 hours.
  yesterday.setDate(yesterday.getDate() - 1);
  if (day === fullDate.format(now)) return dayNames.today;
  return day === fullDate.format(yesterday) ? dayNames.yesterday : day;
}

/** Relative times count whole minutes, so none is wrong for longer than half a minute. */
const TICK_MS = 30_000;

/** Returns the time (ms since 1970) and keeps it current. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
