import type { Camp } from './camps.schema';
import { lastDayOf } from './camp-dates';
import { freshnessOf, type Freshness } from '@/lib/freshness';
import { dayIn, parseMonthDays, startOfDay, wholeDays } from '@/lib/month-day';

/**
 * Returns the first day of a camp's dates, in the year in which {@link lastDayOf} places its last day (a range over the
 * year's end begins the year before). Undefined when the text is not a date.
 */
export function firstDayOf(dates: string, today: Date): Date | undefined {
  const range = parseMonthDays(dates);
  const last = lastDayOf(dates, today);
  if (range === undefined || last === undefined) return undefined;
  if (range.years !== undefined) return wholeDays(dates)?.first;
  const sameYear = dayIn(last.getFullYear(), range.first);
  return sameYear !== undefined && sameYear <= last ? sameYear : dayIn(last.getFullYear() - 1, range.first);
}

/**
 * Returns whether a camp's dates have outlived the year they were written for and now fall on other weekdays. A range
 * over the year's end belongs to the year in which it begins.
 */
export function isToBeConfirmed({ dates, season }: Pick<Camp, 'dates' | 'season'>, today: Date): boolean {
  const first = firstDayOf(dates, today);
  return (
    season !== undefined &&
    first !== undefined &&
    wholeDays(dates) === undefined &&
    first.getFullYear() > season
  );
}

/** Returns the state of a camp: `this-week` from a week before its first day until its last one has passed. */
export function campFreshness(dates: string, today: Date): Freshness {
  const first = firstDayOf(dates, today);
  const last = lastDayOf(dates, today);
  if (first === undefined || last === undefined) return 'date-to-come';
  const start = startOfDay(today);
  if (last < start) return 'past';
  return freshnessOf(first < start ? start : first, today);
}
