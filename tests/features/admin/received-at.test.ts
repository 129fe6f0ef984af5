// @vitest-environment node
import { expect, it } from 'vitest';
import { receivedAt } from '@/features/admin/received-at';

it('says day, year, time and zone', () => {
  expect(receivedAt('America/Edmonton')('2026-11-20T07:28:16.644123+00:00')).toEqual({
    day: 'Nov 20',
    yearAndTime: '2026, 12:28 a.m. MST',
  });
});

it('says the day of the reader, not that of the server', () => {
  const newYear = '2026-01-01T03:00:00+00:00';
  expect(receivedAt('America/Vancouver')(newYear)).toEqual({
    day: 'Dec 31',
    yearAndTime: '2025, 7:00 p.m. PST',
  });
  expect(receivedAt('Asia/Kolkata')(newYear)).toMatchObject({ day: 'Jan 1' });
});

it('names summer time', () => {
  expect(receivedAt('America/Edmonton')('2026-07-06T18:00:00Z').yearAndTime).toBe('2026, 12:00 p.m. MDT');
});
