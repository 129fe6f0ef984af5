const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** A day of the year without a year; `month` counts from 0, as in `Date`. */
export interface MonthDay {
  month: number;
  day: number;
}

/** Reads a month by its name or at least its first three letters (`Sept.` too), or returns undefined. */
function monthOf(word: string): number | undefined {
  const name = word.toLowerCase().replace(/\.$/, '');
  const index = name.length < 3 ? -1 : MONTHS.findIndex((month) => month.startsWith(name));
  return index === -1 ? undefined : index;
}

const RANGE =
  /^(?<month>[a-z]+\.?)\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s*(?:-|–|—|to)\s*(?:(?<endMonth>[a-z]+\.?)\s+)?(?<endDay>\d{1,2})(?:st|nd|rd|th)?)?$/i;

/**
 * Reads `August 15`, `July 6-10` or `June 29 - July 3` (hyphen, dash or "to", full or short month names).
 * Returns the first and the last day, the same for a single day; undefined for anything else.
 */
export function parseMonthDays(text: string): { first: MonthDay; last: MonthDay } | undefined {
  const parts = RANGE.exec(text.trim())?.groups;
  if (parts === undefined) return undefined;
  const month = monthOf(parts['month'] ?? '');
  const endMonth = parts['endMonth'] === undefined ? month : monthOf(parts['endMonth']);
  if (month === undefined || endMonth === undefined) return undefined;
  const first = { month, day: Number(parts['day']) };
  return { first, last: { month: endMonth, day: Number(parts['endDay'] ?? parts['day']) } };
}

/** Returns the start of a day of a year in the visitor's zone, or undefined when that year has no such day. */
export function dayIn(year: number, { month, day }: MonthDay): Date | undefined {
  const date = new Date(year, month, day);
  return date.getMonth() === month && date.getDate() === day ? date : undefined;
}

/** Returns the start of the day that a moment is in, in the visitor's zone. */
export function startOfDay(moment: Date): Date {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());
}
