// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUpcoming, lastDayOf } from '@/pages/programs/camp-dates';
import { inTimeZone } from '../../support/time-zone';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const year = fc.integer({ min: 2020, max: 2040 });
const dayOf = (year: number) =>
  fc.integer({ min: 0, max: 364 }).map((number) => new Date(year, 0, 1 + number));
const written = (day: Date) => `${MONTHS[day.getMonth()]} ${day.getDate()}`;
const later = (day: Date, days: number) => new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);

/** Two days of one year, the earlier one first. */
const twoDays = year.chain((value) =>
  fc
    .tuple(dayOf(value), dayOf(value))
    .map(([a, b]): [Date, Date] => (a.getTime() <= b.getTime() ? [a, b] : [b, a])),
);

describe('isUpcoming', () => {
  it('shows a camp of one day through the whole of that day and not after it', () => {
    fc.assert(
      fc.property(year.chain(dayOf), (day) => {
        const camp = written(day);
        expect(isUpcoming(camp, day)).toBe(true);
        expect(
          isUpcoming(camp, new Date(day.getFullYear(), day.getMonth(), day.getDate(), 23, 59, 59, 999)),
        ).toBe(true);
        const next = later(day, 1);
        // The day after December 31 is in another year, in which December 31 is ahead.
        expect(isUpcoming(camp, next)).toBe(next.getFullYear() !== day.getFullYear());
      }),
    );
  });

  it('goes by the last day of a range', () => {
    fc.assert(
      fc.property(twoDays, year.chain(dayOf), ([first, last], anyDay) => {
        const today = new Date(first.getFullYear(), anyDay.getMonth(), anyDay.getDate());
        const range = `${written(first)} - ${written(last)}`;
        expect(isUpcoming(range, today)).toBe(isUpcoming(written(last), today));
      }),
    );
  });

  it('never shows a camp again in the year in which it has left', () => {
    fc.assert(
      fc.property(twoDays, year.chain(dayOf), ([earlier, later], camp) => {
        const shownEarlier = isUpcoming(written(camp), earlier);
        const shownLater = isUpcoming(written(camp), later);
        expect(shownLater && !shownEarlier).toBe(false);
      }),
    );
  });

  it('always shows what is no date', () => {
    const noDate = fc.constantFrom('TBD', 'Fall dates to be announced', 'Weekends in May', '', '13');
    fc.assert(
      fc.property(noDate, year.chain(dayOf), (dates, today) => {
        expect(isUpcoming(dates, today)).toBe(true);
      }),
    );
  });

  it.each([
    ['July 6-10', '2026-07-10T23:59:59', true],
    ['July 6-10', '2026-07-11T00:00:00', false],
    ['June 29 - July 3', '2026-07-03T00:00:00', true],
    ['June 29 - July 3', '2026-07-04T00:00:00', false],
    ['January 17', '2026-11-21T00:00:00', false],
    ['December 31', '2026-12-31T23:59:59', true],
  ])('%s, seen at %s: shown %s', (dates, today, shown) => {
    expect(isUpcoming(dates, new Date(today))).toBe(shown);
  });
});

describe('dates with a year', () => {
  it.each([
    ['January 16, 2027', '2026-11-21', true],
    ['January 16, 2027', '2027-01-16', true],
    ['January 16, 2027', '2027-01-17', false],
    ['December 5, 2026', '2027-01-02', false],
    ['December 28, 2026 - January 2, 2027', '2027-01-02', true],
    ['December 28, 2026 - January 2, 2027', '2027-08-01', false],
  ])('%s, seen on %s: shown %s', (dates, today, shown) => {
    expect(isUpcoming(dates, new Date(`${today}T12:00:00`))).toBe(shown);
  });
});

describe('February 29', () => {
  it('is a day of a leap year', () => {
    expect(lastDayOf('February 29', new Date(2028, 0, 5))).toEqual(new Date(2028, 1, 29));
    expect(isUpcoming('February 29', new Date(2028, 1, 29, 20))).toBe(true);
    expect(isUpcoming('February 29', new Date(2028, 2, 1))).toBe(false);
  });

  it('is no day of another year, so a camp on it stays', () => {
    expect(lastDayOf('February 29', new Date(2026, 0, 5))).toBeUndefined();
    expect(isUpcoming('February 29', new Date(2026, 11, 31))).toBe(true);
    expect(isUpcoming('February 27-29', new Date(2026, 11, 31))).toBe(true);
  });

  it('may begin a range that ends on a day of every year', () => {
    expect(isUpcoming('February 29 - March 1', new Date(2026, 2, 1))).toBe(true);
    expect(isUpcoming('February 29 - March 1', new Date(2026, 2, 2))).toBe(false);
  });
});

describe('a range over the end of the year', () => {
  const camp = 'December 28 - January 2';

  it.each([
    ['before it begins', new Date(2026, 10, 21), new Date(2027, 0, 2), true],
    ['on December 31', new Date(2026, 11, 31, 23, 59, 59), new Date(2027, 0, 2), true],
    ['on January 1', new Date(2027, 0, 1), new Date(2027, 0, 2), true],
    ['on its last day', new Date(2027, 0, 2, 23, 59, 59), new Date(2027, 0, 2), true],
    ['the day after', new Date(2027, 0, 3), new Date(2027, 0, 2), false],
    ['at the end of June', new Date(2027, 5, 30), new Date(2027, 0, 2), false],
    ['from July on', new Date(2027, 6, 1), new Date(2028, 0, 2), true],
  ])('%s', (_, today, last, shown) => {
    expect(lastDayOf(camp, today)).toEqual(last);
    expect(isUpcoming(camp, today)).toBe(shown);
  });
});

it('a range written backwards within a month is not taken for one over the end of the year', () => {
  expect(isUpcoming('July 10-6', new Date(2026, 6, 6))).toBe(true);
  expect(isUpcoming('July 10-6', new Date(2026, 6, 7))).toBe(false);
});

describe('time zones', () => {
  const zones = [
    'America/Edmonton',
    'America/St_Johns',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Asia/Kolkata',
    'Africa/Cairo',
  ];

  it.each(zones)('in %s the day of a camp is the visitor’s own day', (zone) => {
    inTimeZone(zone, () => {
      for (const [month, day] of [
        [0, 1],
        [2, 8],
        [3, 24],
        [10, 1],
        [11, 30],
      ] as const) {
        const camp = written(new Date(2026, month, day));
        expect(isUpcoming(camp, new Date(2026, month, day, 0, 0, 0)), camp).toBe(true);
        expect(isUpcoming(camp, new Date(2026, month, day, 23, 59, 59)), camp).toBe(true);
        expect(isUpcoming(camp, new Date(2026, month, day + 1, 0, 0, 0)), camp).toBe(false);
      }
    });
  });

  it('the same moment can be the last day for one visitor and the day after for another', () => {
    const moment = new Date('2026-07-11T04:00:00Z');
    expect(inTimeZone('America/Edmonton', () => isUpcoming('July 6-10', moment))).toBe(true);
    expect(inTimeZone('Asia/Kolkata', () => isUpcoming('July 6-10', moment))).toBe(false);
  });
});
