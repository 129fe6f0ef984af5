import { wholeDays } from '@/lib/month-day';
import type { Camp } from './camps.schema';

const isoDay = (day: Date) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Returns the days of a camp whose dates name their year, `year-month-day`; none for others: no year is guessed. */
export function daysOf({ dates }: Camp): readonly string[] {
  const whole = wholeDays(dates);
  if (whole === undefined) return [];
  const days: string[] = [];
  for (const day = new Date(whole.first); day <= whole.last; day.setDate(day.getDate() + 1))
    days.push(isoDay(day));
  return days;
}

/** Address of the file that puts a camp into a calendar. The build writes one for each camp with whole dates. */
export const campCalendarFile = ({ id }: Camp) => `/calendar/${id}.ics`;

/** Address of the file with all those camps, which a calendar app can follow. */
export const CAMPS_FEED = '/camps.ics';
