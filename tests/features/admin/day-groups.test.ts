// @vitest-environment node
import { expect, it } from 'vitest';
import { dayName, dayNumber } from '@/features/admin/day-groups';
import { inTimeZone } from '../../support/time-zone';

/** Days of the past: what the law says of clocks to come may change. */
const nameIn = (zone: string, iso: string, now: string) =>
  inTimeZone(zone, () => dayName(iso, Date.parse(now)));

it.each([
  ['2024-11-22T00:00:00-07:00', 'Today'],
  ['2024-11-21T23:59:59-07:00', 'Yesterday'],
  ['2024-11-20T12:00:00-07:00', 'Wednesday, November 20, 2024'],
  ['2024-11-23T12:00:00-07:00', 'Saturday, November 23, 2024'],
])('calls the day of %s %s', (iso, name) => {
  expect(nameIn('America/Edmonton', iso, '2024-11-22T12:00:00-07:00')).toBe(name);
});

it('goes by the day of the reader', () => {
  const now = '2025-01-01T05:00:00Z';
  expect(nameIn('America/Edmonton', '2025-01-01T04:00:00Z', now)).toBe('Today');
  expect(nameIn('Asia/Kolkata', '2024-12-31T18:00:00Z', now)).toBe('Yesterday');
});

it.each([
  ['of 25 hours', '2024-11-03T23:30:00-07:00', '2024-11-03T00:10:00-06:00', '2024-11-02T23:50:00-06:00'],
  ['of 23 hours', '2024-03-10T23:30:00-06:00', '2024-03-10T00:10:00-07:00', '2024-03-09T00:10:00-07:00'],
])('counts a day %s as one', (_length, now, today, yesterday) => {
  expect(nameIn('America/Edmonton', today, now)).toBe('Today');
  expect(nameIn('America/Edmonton', yesterday, now)).toBe('Yesterday');
});

it('counts days across the end of a year', () => {
  const [newYear, eve] = inTimeZone('America/Edmonton', () =>
    ['2025-01-01T00:30:00-07:00', '2024-12-31T23:30:00-07:00'].map(dayNumber),
  );
  expect((newYear ?? 0) - (eve ?? 0)).toBe(1);
});
