import { justNow } from '@/content/admin';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The longest first. Months and years as long as they are on average. */
const units = [
  { unit: 'year', ms: 365.25 * DAY_MS },
  { unit: 'month', ms: 30.44 * DAY_MS },
  { unit: 'week', ms: 7 * DAY_MS },
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

// Always a number: "yesterday" counts calendar days, and these are hours gone by.
const format = new Intl.RelativeTimeFormat('en-CA', { numeric: 'always' });

/**
 * Says how long before a moment (ms since 1970) a timestamp (ISO 8601) was, e.g. `2 hours ago`, in whole units.
 * Less than a minute, and what is to come because two clocks differ, is `just now`.
 */
export function relativeTime(iso: string, now: number): string {
  const gone = now - Date.parse(iso);
  const fitting = units.find(({ ms }) => gone >= ms);
  return fitting ? format.format(-Math.floor(gone / fitting.ms), fitting.unit) : justNow;
}
