import { isoDay } from './iso-day';

/** Names of the months, in order. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');

/** A day of the year without a year; `month` counts from 0, as in `Date`. */
export interface MonthDay {
  month: number;
  day: number;
}

/** Reads a month by its name or at least its first three letters (`Sept.` too), or returns undefined. */
function monthOf(word: string): number | undefined {
  const name = word.toLowerCase().replace(/\.$/, '');
  const index = name.length < 3 ? -1 : MONTHS.findIndex((month) => month.toLowerCase().startsWith(name));
  return index === -1 ? undefined : index;
}

const RANGE =
  /^(?:(?<month>[a-z]+\.?)\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>\d{4}))?)(?:\s*(?:[-–—]|to)\s*(?:(?:(?<endMonth>[a-z]+\.?)\s+)?(?<endDay>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<endYear>\d{4}))?))?$/i;

/** First and last day of written dates, the same for a single day. */
export interface MonthDays {
  first: MonthDay;
  last: MonthDay;
  /** Their years, where the text names one. */
  years?: { first: number; last: number };
}

/**
 * Reads `August 15`, `July 6-10` or `June 29 - July 3` (hyphen, dash or "to", full or short month names), with or
 * without a year at the end: `January 16, 2027`, `December 28, 2026 - January 2, 2027`. Returns undefined for
 * anything else.
 */
export function parseMonthDays(text: string): MonthDays | undefined {
  const parts = RANGE.exec(text.trim())?.groups;
  if (parts === undefined) return undefined;
  const month = monthOf(parts['month'] ?? '');
  const endMonth = parts['endMonth'] === undefined ? month : monthOf(parts['endMonth']);
  if (month === undefined || endMonth === undefined) return undefined;
  const first = { month, day: Number(parts['day']) };
  const days = { first, last: { month: endMonth, day: Number(parts['endDay'] ?? parts['day']) } };
  const { year, endYear } = parts;
  if (year === undefined && endYear === undefined) return days;
  const overYearEnd = endMonth < month ? 1 : 0;
  const firstYear = year === undefined ? Number(endYear) - overYearEnd : Number(year);
  return { ...days, years: { first: firstYear, last: Number(endYear ?? firstYear + overYearEnd) } };
}

/** Dates as they are written: `July` and `6-10`, or two months with a day each, and the year of the last day. */
export interface WrittenDates {
  ends: readonly [WrittenEnd, last?: WrittenEnd];
  year?: number;
}

interface WrittenEnd {
  month: string;
  days: string;
}

/** Returns the parts of written dates; undefined for words that name no day. */
export function writtenDates(text: string): WrittenDates | undefined {
  const { month = '', day = '', endMonth, endDay } = RANGE.exec(text.trim())?.groups ?? {};
  const days = parseMonthDays(text);
  if (days === undefined) return undefined;
  const year = days.years === undefined ? {} : { year: days.years.last };
  if (endDay === undefined) return { ends: [{ month, days: day }], ...year };
  if (endMonth === undefined) return { ends: [{ month, days: `${day}-${endDay}` }], ...year };
  return {
    ends: [
      { month, days: day },
      { month: endMonth, days: endDay },
    ],
    ...year,
  };
}

/** Returns first and last day of dates that exist and name their year, in the visitor's zone; otherwise undefined. */
export function wholeDays(text: string): { first: Date; last: Date } | undefined {
  const days = parseMonthDays(text);
  if (days?.years === undefined) return undefined;
  const first = dayIn(days.years.first, days.first);
  const last = dayIn(days.years.last, days.last);
  return first === undefined || last === undefined || last < first ? undefined : { first, last };
}

/** Returns each day, `year-month-day`, of dates that name their year; none otherwise, since no year is guessed. */
export function eachDay(dates: string): readonly string[] {
  const whole = wholeDays(dates);
  if (whole === undefined) return [];
  const days: string[] = [];
  for (const day = new Date(whole.first); day <= whole.last; day.setDate(day.getDate() + 1))
    days.push(isoDay(day));
  return days;
}

/** Returns the start of a day of a year in the visitor's zone, or undefined when that year has no such day. */
export function dayIn(year: number, { month, day }: MonthDay): Date | undefined {
  const date = new Date(year, month, day);
  return date.getMonth() === month && date.getDate() === day ? date : undefined;
}

/** Returns the start of the day that contains a moment, in the visitor's zone. */
export function startOfDay(moment: Date): Date {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());
}
