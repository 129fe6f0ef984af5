/** Names of the months, in order. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');

/** A day of the year; `month` counts from 0, as in `Date`. */
interface MonthDay {
  month: number;
  day: number;
}

/** Dates as they are written, the same day twice for a single one; `year` is that of the last day, where one is written. */
export interface WrittenDates {
  first: MonthDay;
  last: MonthDay;
  year?: number;
}

/** First and last day of dates, each at its start in the visitor's time zone. */
export interface Days {
  first: Date;
  last: Date;
}

/** State of a dated entry as of today. */
export type Freshness = 'upcoming' | 'this-week' | 'past' | 'date-to-come';

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const RANGE =
  /^(?<month>[a-z]+\.?)\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>\d{4}))?(?:\s*(?:[-–—]|to)\s*(?:(?<endMonth>[a-z]+\.?)\s+)?(?<endDay>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<endYear>\d{4}))?)?$/i;

/** A year that has every day of the calendar. */
const LEAP_YEAR = 2028;

/** Reads a month by its name or at least its first three letters (`Sept.` too); -1 when it is none. */
function monthOf(word: string): number {
  const name = word.toLowerCase().replace(/\.$/, '');
  return name.length < 3 ? -1 : MONTHS.findIndex((month) => month.toLowerCase().startsWith(name));
}

/** Returns the start of a day of a year in the visitor's zone, or undefined when that year has no such day. */
function dayIn(year: number, { month, day }: MonthDay): Date | undefined {
  const date = new Date(year, month, day);
  return date.getMonth() === month && date.getDate() === day ? date : undefined;
}

/** Returns dates whose last day falls into a year; undefined when that year has no such day. */
function daysIn(year: number, { first, last }: WrittenDates): Days | undefined {
  const lastDay = dayIn(year, last);
  if (lastDay === undefined) return undefined;
  const sameYear = dayIn(year, first);
  const firstDay = sameYear !== undefined && sameYear <= lastDay ? sameYear : dayIn(year - 1, first);
  return { first: firstDay ?? lastDay, last: lastDay };
}

function readParts(parts: Readonly<Record<string, string | undefined>>): WrittenDates | undefined {
  const { month = '', day, year, endMonth = month, endDay = day, endYear } = parts;
  const first = { month: monthOf(month), day: Number(day) };
  const last = { month: monthOf(endMonth), day: Number(endDay) };
  if ([first, last].some((end) => end.month < 0 || dayIn(LEAP_YEAR, end) === undefined)) return undefined;
  if (year === undefined && endYear === undefined) return { first, last };
  const overYearEnd = last.month < first.month ? 1 : 0;
  const lastYear = Number(endYear ?? Number(year) + overYearEnd);
  if (year !== undefined && Number(year) !== lastYear - overYearEnd) return undefined;
  if (last.month === first.month && last.day < first.day) return undefined;
  const exist = dayIn(lastYear - overYearEnd, first) !== undefined && dayIn(lastYear, last) !== undefined;
  return exist ? { first, last, year: lastYear } : undefined;
}

/**
 * Reads `August 15`, `July 6-10` or `June 29 - July 3` (hyphen, dash or "to", full or short month names), with or
 * without a year at the end: `January 16, 2027`, `December 28, 2026 - January 2, 2027`; also `2027-01-16`. Returns
 * undefined for anything else, and for days that do not exist.
 */
export function readDates(text: string): WrittenDates | undefined {
  const [, year, month, day] = (ISO_DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) {
    const parts = RANGE.exec(text.trim())?.groups;
    return parts && readParts(parts);
  }
  const only = { month: month - 1, day };
  return dayIn(year, only) === undefined ? undefined : { first: only, last: only, year };
}

/** From this month on (July, counted from 0), a range over the year's end means the next one; before it, the last one. */
const SECOND_HALF = 6;

/**
 * Returns the days of a camp: with a year the real ones, else those of the current year, as the organisation decided.
 * Undefined when there are no dates, or the year has no such day, such as February 29.
 *
 * A range over the year's end, `December 28 - January 2`, ends in the January nearest to today: through the first half
 * of the year that is this January, from July on the next one. Tied to the current year it would vanish all December.
 */
export function campDays(dates: WrittenDates | undefined, today: Date): Days | undefined {
  if (dates === undefined) return undefined;
  const overYearEnd = dates.last.month < dates.first.month;
  const year = today.getFullYear() + (overYearEnd && today.getMonth() >= SECOND_HALF ? 1 : 0);
  return daysIn(dates.year ?? year, dates);
}

/** A date without a year that lies more than this many days back is taken to be next year's. */
const SEASON_DAYS = 180;

/**
 * Returns the days of an event: with a year the real ones, else the nearest: in November `Jan 29` is ahead, in February
 * it is past. That year is never shown and never put into a calendar file.
 */
export function eventDays(dates: WrittenDates | undefined, today: Date): Days | undefined {
  if (dates === undefined) return undefined;
  if (dates.year !== undefined) return daysIn(dates.year, dates);
  const year = today.getFullYear();
  const oldest = new Date(year, today.getMonth(), today.getDate() - SEASON_DAYS);
  const candidates = [year - 1, year, year + 1].flatMap((candidate) => daysIn(candidate, dates) ?? []);
  return candidates.find(({ last }) => last >= oldest);
}

/** Returns the start of the day that contains a moment, in the visitor's zone. */
export function startOfDay(moment: Date): Date {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());
}

/** Something that begins within this many days is "this week". */
const WEEK_DAYS = 7;

/** Returns the state of days as of today: `this-week` from a week before the first one until the last one has passed. */
export function freshnessOf(days: Days | undefined, today: Date): Freshness {
  if (days === undefined) return 'date-to-come';
  const start = startOfDay(today);
  if (days.last < start) return 'past';
  const weekFromNow = new Date(start.getFullYear(), start.getMonth(), start.getDate() + WEEK_DAYS);
  return days.first < weekFromNow ? 'this-week' : 'upcoming';
}

/** Returns the calendar day of a moment in the visitor's time zone as `year-month-day`. */
export function isoDay(moment: Date): string {
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Returns first and last day, `year-month-day`, of dates that name their year; undefined otherwise: none is guessed. */
export function wholeDays(dates: WrittenDates | undefined): { first: string; last: string } | undefined {
  const days = dates?.year === undefined ? undefined : daysIn(dates.year, dates);
  return days && { first: isoDay(days.first), last: isoDay(days.last) };
}

/** Writes a date, `year-month-day`, in words, such as `January 12, 2026`; other texts stay as they are. */
export function dateInWords(date: string): string {
  const dates = ISO_DATE.test(date) ? readDates(date) : undefined;
  return dates === undefined ? date : `${MONTHS[dates.first.month] ?? ''} ${dates.first.day}, ${dates.year}`;
}
