// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, parseMonthDays, startOfDay } from '@/lib/month-day';
import { inTimeZone } from '../support/time-zone';

const single = (month: number, day: number) => ({ first: { month, day }, last: { month, day } });

describe('parseMonthDays', () => {
  it.each(['August 15', 'august 15', 'Aug 15', 'Aug. 15', 'AUG 15th', '  August   15 '])(
    'reads %j',
    (text) => {
      expect(parseMonthDays(text)).toEqual(single(7, 15));
    },
  );

  it.each(['Sept 3', 'Sept. 3', 'Sep 3', 'September 3rd'])('reads %j as a day of September', (text) => {
    expect(parseMonthDays(text)).toEqual(single(8, 3));
  });

  it.each([
    'July 6-10',
    'July 6 - 10',
    'July 6–10',
    'July 6 — 10',
    'July 6 to 10',
    'July 6th-10th',
    'July 6 - July 10',
  ])('reads the range %j', (text) => {
    expect(parseMonthDays(text)).toEqual({ first: { month: 6, day: 6 }, last: { month: 6, day: 10 } });
  });

  it('reads a range across months', () => {
    expect(parseMonthDays('June 29 - July 3')).toEqual({
      first: { month: 5, day: 29 },
      last: { month: 6, day: 3 },
    });
  });

  it.each([
    'TBD',
    'Fall dates to be announced',
    'Ju 6',
    'Juli 6',
    'July',
    '6 July',
    'July 6-',
    'July 6 - Smarch 3',
    'July 6, 2026',
    'July 100',
    '2026-07-06',
    '',
  ])('takes %j for no date', (text) => {
    expect(parseMonthDays(text)).toBeUndefined();
  });
});

describe('dayIn', () => {
  it.each([
    [2028, 1, 29],
    [2026, 0, 1],
    [2026, 11, 31],
  ])('gives the start of a day: %i, month %i, day %i', (year, month, day) => {
    expect(dayIn(year, { month, day })).toEqual(new Date(year, month, day));
  });

  it.each([
    ['February 29 of a common year', 2026, 1, 29],
    ['February 30', 2028, 1, 30],
    ['April 31', 2026, 3, 31],
    ['day 0', 2026, 3, 0],
    ['day that falls on the same month a year later', 2026, 3, 370],
  ])('has no %s', (_, year, month, day) => {
    expect(dayIn(year, { month, day })).toBeUndefined();
  });

  it('finds a day that has no midnight, because the clocks go forward then', () => {
    inTimeZone('Africa/Cairo', () => {
      const day = dayIn(2026, { month: 3, day: 24 });
      expect(day?.getHours()).toBe(1);
      expect(day).toEqual(startOfDay(new Date(2026, 3, 24, 15)));
    });
  });
});

describe('startOfDay', () => {
  it('is the first moment of the same day of the calendar', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(2000, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true }),
        (moment) => {
          const start = startOfDay(moment);
          expect(start.toDateString()).toBe(moment.toDateString());
          expect(start <= moment).toBe(true);
          expect(new Date(start.getTime() - 1).toDateString()).not.toBe(moment.toDateString());
        },
      ),
    );
  });
});
