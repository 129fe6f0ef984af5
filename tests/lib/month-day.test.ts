import { describe, expect, it } from 'vitest';
import { dayIn, parseMonthDays, startOfDay, wholeDays } from '@/lib/month-day';
import { inTimeZone } from '../support/time-zone';

describe('parseMonthDays', () => {
  const august15 = ['August 15', 'august 15', 'Aug 15', 'Aug. 15', 'AUG 15th', '  August   15 '];
  const september3 = ['Sept 3', 'Sept. 3', 'Sep 3', 'September 3rd'];
  const july6to10 = 'July 6-10|July 6 – 10|July 6 — 10|July 6 to 10|July 6th-10th|July 6 - July 10'.split(
    '|',
  );

  it.each([
    ...august15.map((text) => [text, [7, 15], [7, 15]] as const),
    ...september3.map((text) => [text, [8, 3], [8, 3]] as const),
    ...july6to10.map((text) => [text, [6, 6], [6, 10]] as const),
    ['June 29 - July 3', [5, 29], [6, 3]] as const,
  ])('reads %j', (text, [month, day], [lastMonth, lastDay]) => {
    const last = { month: lastMonth, day: lastDay };
    expect(parseMonthDays(text)).toEqual({ first: { month, day }, last });
  });

  const noDates =
    'TBD|Fall dates to be announced|Ju 6|Juli 6|July|6 July|July 6-|July 6 - Smarch 3|July 100|2026-07-06|';

  it.each(noDates.split('|'))('does not read %j as a date', (text) => {
    expect(parseMonthDays(text)).toBeUndefined();
  });
});

describe('wholeDays', () => {
  it.each([
    ['January 16, 2027', [2027, 0, 16], [2027, 0, 16]],
    ['Jan 16 2027', [2027, 0, 16], [2027, 0, 16]],
    ['July 6-10, 2027', [2027, 6, 6], [2027, 6, 10]],
    ['June 29 - July 3, 2027', [2027, 5, 29], [2027, 6, 3]],
    ['December 28, 2026 - January 2, 2027', [2026, 11, 28], [2027, 0, 2]],
    ['December 28 - January 2, 2027', [2026, 11, 28], [2027, 0, 2]],
    ['December 28, 2026 - January 2', [2026, 11, 28], [2027, 0, 2]],
  ] as const)('reads %j', (text, [year, month, day], [lastYear, lastMonth, lastDay]) => {
    expect(wholeDays(text)).toEqual({
      first: new Date(year, month, day),
      last: new Date(lastYear, lastMonth, lastDay),
    });
  });

  it.each(['January 16', 'February 29, 2027', 'July 10-6, 2027', 'TBD', '2027'])('has none in %j', (text) => {
    expect(wholeDays(text)).toBeUndefined();
  });
});

it('dayIn finds a day without a midnight, which the clocks skip', () => {
  inTimeZone('Africa/Cairo', () => {
    const day = dayIn(2026, { month: 3, day: 24 });
    expect(day?.getHours()).toBe(1);
    expect(day).toEqual(startOfDay(new Date(2026, 3, 24, 15)));
  });
});
