import { MONTHS } from './month-day';

/** A whole calendar date; `month` counts from 1, as it is written. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Reads a date written as `year-month-day` (ISO 8601, calendar date), such as `2026-01-12`.
 * Returns undefined for any other text and for a day that does not exist, such as `2026-02-30`.
 */
export function parseIsoDate(text: string): CalendarDate | undefined {
  const [, year, month, day] = (ISO_DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(0);
  // Unlike Date.UTC, this does not take the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : undefined;
}

/** Formats a date, `year-month-day`, in words, such as `January 12, 2026`; other texts stay as they are. */
export function formatIsoDate(date: string): string {
  const parsed = parseIsoDate(date);
  return parsed === undefined ? date : `${MONTHS[parsed.month - 1] ?? ''} ${parsed.day}, ${parsed.year}`;
}
