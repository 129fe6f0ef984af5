import { expect, it } from 'vitest';
import { isUpcoming, lastDayOf } from '@/pages/programs/camp-dates';
import { campFreshness, firstDayOf } from '@/pages/programs/camp-freshness';
import { inTimeZone } from '../../support/time-zone';

const OVER_YEAR_END = 'December 28 - January 2';

const moment = (text: string) => new Date(text.includes('T') ? text : `${text}T00:00:00`);

it.each([
  ['Pacific/Kiritimati', 'January 1', '2026-01-01'],
  ['Pacific/Pago_Pago', 'August 15', '2026-08-15'],
  // Days on which the clocks change; the one in Cairo has no midnight.
  ['America/Edmonton', 'March 8', '2026-03-08'],
  ['America/Edmonton', 'November 1', '2026-11-01'],
  ['Africa/Cairo', 'April 24', '2026-04-24'],
])('in %s a camp on %s is shown all that day and not after', (zone, camp, day) => {
  inTimeZone(zone, () => {
    const start = moment(day);
    const next = new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1);
    const shown = [start, new Date(next.getTime() - 1), next].map((today) => isUpcoming(camp, today));
    expect(shown).toEqual([true, true, false]);
  });
});

it.each([
  ['July 6-10', '2026-07-10T23:59:59', true],
  ['July 6-10', '2026-07-11', false],
  ['July 10-6', '2026-07-06', true],
  ['July 10-6', '2026-07-07', false],
  ['January 17', '2026-11-21', false],
  [OVER_YEAR_END, '2026-12-31T23:59:59', true],
  [OVER_YEAR_END, '2027-01-02T23:59:59', true],
  [OVER_YEAR_END, '2027-01-03', false],
  [OVER_YEAR_END, '2027-06-30', false],
  [OVER_YEAR_END, '2027-07-01', true],
  ['January 16, 2027', '2026-11-21', true],
  ['January 16, 2027', '2027-01-17', false],
  ['December 28, 2026 - January 2, 2027', '2027-01-02', true],
  ['December 28, 2026 - January 2, 2027', '2027-08-01', false],
  ['February 29', '2028-02-29T20:00:00', true],
  ['February 29', '2028-03-01', false],
  // That year has no such day, so the camp stays.
  ['February 27-29', '2026-12-31', true],
  ['February 29 - March 1', '2026-03-01', true],
  ['February 29 - March 1', '2026-03-02', false],
  ['Fall dates to be announced', '2026-12-31', true],
  ['', '2026-12-31', true],
])('a camp on %s, viewed at %s, is shown: %s', (dates, today, shown) => {
  expect(isUpcoming(dates, moment(today))).toBe(shown);
});

it.each([
  ['August 15', '2026-03-01', '2026-08-15', '2026-08-15'],
  ['June 29 - July 3', '2026-03-01', '2026-06-29', '2026-07-03'],
  [OVER_YEAR_END, '2026-11-21', '2026-12-28', '2027-01-02'],
  [OVER_YEAR_END, '2026-01-01', '2025-12-28', '2026-01-02'],
  [OVER_YEAR_END, '2027-07-01', '2027-12-28', '2028-01-02'],
  ['February 29', '2026-01-05', undefined, undefined],
  ['Fall dates to be announced', '2026-03-01', undefined, undefined],
])('a camp on %s, viewed on %s, runs from %s to %s', (dates, today, first, last) => {
  expect(firstDayOf(dates, moment(today))).toEqual(first && moment(first));
  expect(lastDayOf(dates, moment(today))).toEqual(last && moment(last));
});

it.each([
  ['June 29 - July 3', '2026-07-04', 'past'],
  ['December 5', '2026-01-05', 'upcoming'],
  ['Fall dates to be announced', '2026-01-05', 'date-to-come'],
])('a camp on %s, viewed on %s, is %s', (dates, today, state) => {
  expect(campFreshness(dates, moment(today))).toBe(state);
});
