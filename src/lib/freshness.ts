import { parseIsoDate } from './iso-date';
import { dayIn, parseMonthDays, startOfDay, wholeDays } from './month-day';

/** State of a dated entry as of today. */
export type Freshness = 'upcoming' | 'this-week' | 'past' | 'date-to-come';

/** Something at most this many days ahead is "this week". */
const WEEK_DAYS = 7;

/** Returns the state of a day as of today; both in the visitor's zone. */
export function freshnessOf(day: Date, today: Date): Freshness {
  const start = startOfDay(today);
  if (day < start) return 'past';
  const weekFromNow = new Date(start.getFullYear(), start.getMonth(), start.getDate() + WEEK_DAYS);
  return day < weekFromNow ? 'this-week' : 'upcoming';
}

/**
 * Returns the state of a whole date, `year-month-day`, read in the visitor's zone; `date-to-come` when it is not a
 * date.
 */
export function isoFreshness(date: string, today: Date): Freshness {
  const day = parseIsoDate(date);
  return day === undefined ? 'date-to-come' : freshnessOf(new Date(day.year, day.month - 1, day.day), today);
}

/** A date without a year that lies more than this many days back is taken to be next year's. */
export const SEASON_DAYS = 180;

/**
 * Returns the last day of a date such as `Nov 7` or `Nov 7, 2026`, undefined for anything else, such as `TBD`. A date
 * without a year means the nearest such day: in November `Jan 29` is ahead, in February it is past. That year is never
 * shown and never put into a calendar file.
 */
export function nearestDay(date: string, today: Date): Date | undefined {
  const whole = wholeDays(date);
  if (whole !== undefined) return whole.last;
  const parsed = parseMonthDays(date);
  if (parsed === undefined || parsed.years !== undefined) return undefined;
  const year = today.getFullYear();
  const days = [year - 1, year, year + 1].flatMap((candidate) => dayIn(candidate, parsed.last) ?? []);
  const oldest = new Date(year, today.getMonth(), today.getDate() - SEASON_DAYS);
  return days.find((day) => day >= oldest);
}

/** Returns the state of a date such as `Nov 7` or `Nov 7, 2026`; `date-to-come` for anything else, such as `TBD`. */
export function dateFreshness(date: string, today: Date): Freshness {
  const day = nearestDay(date, today);
  return day === undefined ? 'date-to-come' : freshnessOf(day, today);
}
