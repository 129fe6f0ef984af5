import { dayIn, parseMonthDays, startOfDay } from './month-day';

/** State of a dated thing as seen from today. */
export type Freshness = 'upcoming' | 'this-week' | 'past' | 'date-to-come';

/** Something at most this many days ahead is "this week". */
const WEEK_DAYS = 7;

/** Returns the state of a day as seen from today; both in the visitor's zone. */
export function freshnessOf(day: Date, today: Date): Freshness {
  const start = startOfDay(today);
  if (day < start) return 'past';
  const weekFromNow = new Date(start.getFullYear(), start.getMonth(), start.getDate() + WEEK_DAYS);
  return day < weekFromNow ? 'this-week' : 'upcoming';
}

/**
 * Returns the state of a whole date, `year-month-day`, read in the visitor's zone; `date-to-come` when it is no date.
 */
export function isoFreshness(date: string, today: Date): Freshness {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const start = dayIn(Number(year), { month: Number(month) - 1, day: Number(day) });
  return start === undefined ? 'date-to-come' : freshnessOf(start, today);
}

/** A date without a year that lies further back than this many days is taken to be next year's. */
const SEASON_DAYS = 180;

/**
 * Returns the state of a date without a year, such as `Nov 7`; `date-to-come` for anything else, such as `TBD`.
 * The nearest such day is meant: in November `Jan 29` is ahead, in February it is past. The year is used for
 * nothing else: it is never shown and never put into a calendar file.
 */
export function yearlessFreshness(date: string, today: Date): Freshness {
  const parsed = parseMonthDays(date);
  if (parsed === undefined) return 'date-to-come';
  const year = today.getFullYear();
  const days = [year - 1, year, year + 1].flatMap((candidate) => dayIn(candidate, parsed.last) ?? []);
  const oldest = new Date(year, today.getMonth(), today.getDate() - SEASON_DAYS);
  const meant = days.find((day) => day >= oldest);
  return meant === undefined ? 'date-to-come' : freshnessOf(meant, today);
}
