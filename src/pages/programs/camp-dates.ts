import { dayIn, parseMonthDays, startOfDay, wholeDays } from '@/lib/month-day';

/** From this month on (July, counted from 0), a range over the year's end means the next one; before it, the last one. */
const SECOND_HALF = 6;

/**
 * Returns the last day of a camp's dates, at its start in the visitor's zone: the real one where the dates name their
 * year, else that of the current year, as the organisation decided. Undefined when the text is not a date, or names a
 * day the year does not have, such as February 29.
 *
 * A range over the year's end, `December 28 - January 2`, ends in the January nearest to today: through the first half
 * of the year that is this January, from July on the next one. Tied to the current year it would vanish all December.
 */
export function lastDayOf(dates: string, today: Date): Date | undefined {
  const range = parseMonthDays(dates);
  if (range === undefined) return undefined;
  if (range.years !== undefined) return wholeDays(dates)?.last;
  const year = today.getFullYear();
  const overYearEnd = range.last.month < range.first.month;
  return dayIn(overYearEnd && today.getMonth() >= SECOND_HALF ? year + 1 : year, range.last);
}

/** Returns true while a camp is shown: its last day is today or later, or its dates cannot be read. */
export function isUpcoming(dates: string, today: Date): boolean {
  const last = lastDayOf(dates, today);
  return last === undefined || last >= startOfDay(today);
}
