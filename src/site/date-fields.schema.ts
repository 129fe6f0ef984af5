import { z } from 'zod';
import { formatIsoDate, parseIsoDate } from '@/lib/iso-date';
import { dayIn, MONTHS, parseMonthDays, type MonthDay } from '@/lib/month-day';
import { text } from './content-fields.schema';

/** A year that has every day of the calendar. */
const LEAP_YEAR = 2028;

const WEEKDAY = /^(mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(day)?$/i;
const NUMBER = /^\d+(st|nd|rd|th)?$/i;
const BETWEEN = /^(to|of|and|the)$/i;

/** Returns true if two words differ by at most one letter that is missing, added or wrong. */
function isOneSlipAway(typed: string, meant: string): boolean {
  const same = [...meant].findIndex((letter, index) => typed[index] !== letter);
  const [rest, wanted] = [typed.slice(same), meant.slice(same)];
  return rest === wanted.slice(1) || rest.slice(1) === wanted || rest.slice(1) === wanted.slice(1);
}

/** Returns the month that a word most likely means: the one with its first three letters, or with one slip in it. */
function likelyMonth(word: string): string | undefined {
  const typed = word.toLowerCase();
  return (
    MONTHS.find((month) => typed.slice(0, 3) === month.slice(0, 3).toLowerCase()) ??
    MONTHS.find((month) => isOneSlipAway(typed, month.toLowerCase()))
  );
}

/** Returns true if a text consists of months, numbers and their connectors alone, and is therefore meant as a date. */
function isMeantAsDate(value: string): boolean {
  const words = value.split(/[^\p{L}\d]+/u).filter((word) => word !== '');
  return (
    /\d/.test(value) &&
    words.every((word) => NUMBER.test(word) || BETWEEN.test(word) || WEEKDAY.test(word) || likelyMonth(word))
  );
}

/** Returns the date that was most likely meant, as it should be written. */
function suggestion(value: string): string | undefined {
  if (parseIsoDate(value) !== undefined) return formatIsoDate(value);
  const corrected = value
    .replace(/\p{L}+/gu, (word) => (WEEKDAY.test(word) ? '' : (likelyMonth(word) ?? word)))
    .replace(/^\W+/, '');
  const monthFirst = corrected.replace(/^(\d{1,2})(?:st|nd|rd|th)?\.?\s+(?:of\s+)?(\p{L}+)/u, '$2 $1');
  return parseMonthDays(monthFirst) && missingDay(monthFirst) === undefined ? monthFirst : undefined;
}

/** Returns why a text that reads as dates names no days of the calendar. */
function missingDay(value: string): string | undefined {
  const days = parseMonthDays(value);
  if (days === undefined) return undefined;
  const { first, last, years } = days;
  const written = ({ month, day }: MonthDay, year?: number) =>
    `${MONTHS[month] ?? ''} ${day}${year === undefined ? '' : `, ${year}`}`;
  const begin = dayIn(years?.first ?? LEAP_YEAR, first);
  const end = dayIn(years?.last ?? LEAP_YEAR, last);
  if (begin === undefined) return `there is no ${written(first, years?.first)}`;
  if (end === undefined) return `there is no ${written(last, years?.last)}`;
  const backwards = years === undefined ? first.month === last.month && end < begin : end < begin;
  return backwards ? 'ends before it begins' : undefined;
}

function datesReason(value: string): string | undefined {
  if (parseMonthDays(value) !== undefined) return missingDay(value);
  if (!isMeantAsDate(value)) return undefined;
  const meant = suggestion(value) ?? 'a month and its day, such as January 16, July 6-10 or January 16, 2027';
  return `cannot be read as a date; write ${meant}`;
}

/**
 * A month and a day or a range of days, with or without a year, such as `July 6-10`, `June 29 - July 3` or
 * `January 16, 2027`. Words that name no day, such as `TBD`, are shown as they are.
 */
export const dates = text.superRefine((value, context) => {
  const reason = datesReason(value);
  if (reason !== undefined) context.addIssue(reason);
});

const TIME = /^(1[0-2]|[1-9]):[0-5]\d [ap]m$/;
const TIME_REASON = 'must be a time such as 9:00 am or 1:30 pm';

/** A time of day, such as `9:00 am`. */
export const time = z.custom<`${number}:${number} ${'am' | 'pm'}`>(
  (value) => typeof value === 'string' && TIME.test(value),
  TIME_REASON,
);

/** A time of day, or words while it is not known. */
export const timeOrWords = text.refine((value) => !/\d/.test(value) || TIME.test(value), TIME_REASON);
