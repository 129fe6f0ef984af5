import { expect, it } from 'vitest';
import { zonedTime } from '@/lib/zoned-time';

it.each([
  ['2027-01-16', '9:00 am', 'America/Edmonton', '2027-01-16T16:00:00.000Z'],
  ['2027-07-06', '9:00 am', 'America/Edmonton', '2027-07-06T15:00:00.000Z'],
  ['2026-01-16', '9:00 am', 'America/Vancouver', '2026-01-16T17:00:00.000Z'],
  ['2025-07-06', '12:30 pm', 'America/Vancouver', '2025-07-06T19:30:00.000Z'],
  ['2026-12-31', '11:30 pm', 'America/Edmonton', '2027-01-01T06:30:00.000Z'],
  ['2025-11-02', '9:00 am', 'America/Edmonton', '2025-11-02T16:00:00.000Z'],
])('%s, %s in %s is %s', (date, time, zone, moment) => {
  expect(zonedTime(date, time, zone).toISOString()).toBe(moment);
});

it.each([
  ['2027-02-30', '9:00 am'],
  ['2027-02-03', '21:00'],
])('zonedTime refuses %s, %s', (date, time) => {
  expect(() => zonedTime(date, time, 'America/Edmonton')).toThrow(RangeError);
});
