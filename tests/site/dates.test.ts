import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { campDays, dateInWords, eventDays, freshnessOf, isoDay, readDates, startOfDay } from '@/site/dates';

const OVER_YEAR_END = 'December 28 - January 2';

const moment = (text: string) => new Date(text.includes('T') ? text : `${text}T00:00:00`);

/** Whether a camp is shown: its last day is today or later, or cannot be read. */
function isShown(dates: string, today: Date): boolean {
  const last = campDays(readDates(dates), today)?.last;
  return last === undefined || last >= startOfDay(today);
}

const august15 = ['August 15', '  aug.   15th '];
const july6to10 = ['July 6-10', 'July 6 – 10', 'July 6th to 10th', 'July 6 - July 10'];

it.each([
  ...august15.map((text) => [text, [7, 15], [7, 15], undefined] as const),
  ['Sept. 3', [8, 3], [8, 3], undefined],
  ...july6to10.map((text) => [text, [6, 6], [6, 10], undefined] as const),
  ['June 29 - July 3', [5, 29], [6, 3], undefined],
  ['Jan 16 2027', [0, 16], [0, 16], 2027],
  ['July\u00A06-10, 2027', [6, 6], [6, 10], 2027],
  ['December 28, 2026 - January 2, 2027', [11, 28], [0, 2], 2027],
  ['December 28 - January 2, 2027', [11, 28], [0, 2], 2027],
  ['2026-01-12', [0, 12], [0, 12], 2026],
] as const)('%j is read', (text, [month, day], [lastMonth, lastDay], year) => {
  const last = { month: lastMonth, day: lastDay };
  expect(readDates(text)).toEqual({ first: { month, day }, last, ...(year === undefined ? {} : { year }) });
});

const words =
  'TBD|Fall dates to be announced|Ju 6|Juli 6|July|6 July|July 6-|July 6 - Smarch 3|July 100|July 32|2027|';
const noDays = '2026-02-29|2100-02-29|2026-13-01|2026-01-00|2026-1-12|2026-01-12T00:00:00Z|February 29, 2027';
const noRange = 'July 10-6, 2027|July 6, 2026 - July 10, 2027';

it.each(`${words}|${noDays}|${noRange}`.split('|'))('%j names no days', (text) => {
  expect(readDates(text)).toBeUndefined();
});

it.each([
  ['Pacific/Kiritimati', 'January 1', '2026-01-01'],
  // Days on which the clocks change; the one in Cairo has no midnight.
  ['America/Edmonton', 'March 8', '2026-03-08'],
  ['Africa/Cairo', 'April 24', '2026-04-24'],
])('in %s a camp on %s is shown all that day and not after', (zone, camp, day) => {
  vi.stubEnv('TZ', zone);
  const start = moment(day);
  const next = new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1);
  const shown = [start, new Date(next.getTime() - 1), next].map((today) => isShown(camp, today));
  expect(shown).toEqual([true, true, false]);
});

it.each([
  ['July 6-10', '2026-07-10T23:59:59', true],
  ['July 6-10', '2026-07-11', false],
  // Without a year it is back on New Year's Day; with one it stays away.
  ['December 5', '2026-12-31T23:59:59', false],
  ['December 5', '2027-01-01', true],
  ['December 5, 2026', '2027-01-01', false],
  [OVER_YEAR_END, '2027-01-02T23:59:59', true],
  [OVER_YEAR_END, '2027-01-03', false],
  ['January 16, 2027', '2027-01-17', false],
  ['December 28, 2026 - January 2, 2027', '2027-01-02', true],
  ['February 29', '2028-02-29T20:00:00', true],
  ['February 29', '2028-03-01', false],
  // That year has no such day, so the camp stays.
  ['February 27-29', '2026-12-31', true],
  ['Fall dates to be announced', '2026-12-31', true],
])('a camp on %j, viewed at %s, is shown: %s', (dates, today, shown) => {
  expect(isShown(dates, moment(today))).toBe(shown);
});

const stateOn = (dates: string, today: Date) => freshnessOf(eventDays(readDates(dates), today), today);

it.each([
  ['2026-01-11', 'upcoming'],
  ['2026-01-12', 'this-week'],
  ['2026-01-19', 'past'],
])('on %s what happens on 2026-01-18 is %s', (today, state) => {
  expect(stateOn('2026-01-18', moment(`${today}T12:00:00`))).toBe(state);
});

it('days that have begun are this week until the last one has passed', () => {
  const states = ['2026-06-20', '2026-06-23', '2026-07-03', '2026-07-04'].map((today) =>
    stateOn('June 29 - July 3', moment(today)),
  );
  expect(states).toEqual(['upcoming', 'this-week', 'this-week', 'past']);
  expect(stateOn('TBD', moment('2026-06-20'))).toBe('date-to-come');
});

it('days are counted, not hours, when the clocks change', () => {
  vi.stubEnv('TZ', 'America/Edmonton');
  expect(stateOn('2026-03-14', new Date(2026, 2, 8, 12))).toBe('this-week');
  expect(stateOn('2026-03-15', new Date(2026, 2, 8, 12))).toBe('upcoming');
});

it('an event without a year is the nearest one, from half a year before it to half a year after', () => {
  const day = fc.integer({ min: 0, max: 364 }).map((number) => new Date(2026, 0, 1 + number));
  fc.assert(
    fc.property(day, fc.integer({ min: -180, max: 180 }), (date, offset) => {
      const today = new Date(date.getFullYear(), date.getMonth(), date.getDate() + offset, 15);
      const yearless = date.toLocaleDateString('en-CA', { month: 'long', day: 'numeric' });
      expect(stateOn(yearless, today)).toBe(stateOn(isoDay(date), today));
    }),
    { examples: [[new Date(2026, 0, 29), -80]] },
  );
});

it('a date is written in words', () => {
  expect(['2026-01-12', 'January 12'].map(dateInWords)).toEqual(['January 12, 2026', 'January 12']);
});
