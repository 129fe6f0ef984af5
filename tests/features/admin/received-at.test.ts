// @vitest-environment node
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoTimestamp } from '@/backend/timestamp';
import { receivedAt } from '@/features/admin/received-at';

it('says day, year, time and zone', () => {
  expect(receivedAt('America/Edmonton')('2026-11-20T07:28:16.644123+00:00')).toBe(
    'Nov 20 2026, 12:28 a.m. MST',
  );
});

it('says the day of the reader, not that of the server', () => {
  const newYear = '2026-01-01T03:00:00+00:00';
  expect(receivedAt('America/Vancouver')(newYear)).toBe('Dec 31 2025, 7:00 p.m. PST');
  expect(receivedAt('Asia/Kolkata')(newYear)).toMatch(/^Jan 1 2026/);
});

it('names summer time', () => {
  expect(receivedAt('America/Edmonton')('2026-07-06T18:00:00Z')).toBe('Jul 6 2026, 12:00 p.m. MDT');
});

it('puts every timestamp the server can send into words, in any zone', () => {
  const zone = fc.constantFrom('America/Edmonton', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC');
  const date = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(date, zone, (moment, timeZone) => {
      for (const text of [moment.toISOString(), moment.toISOString().replace('T', ' ').replace('Z', '+00')]) {
        expect(receivedAt(timeZone)(isoTimestamp(text) ?? '')).toMatch(
          /^[A-Z][a-z]{2,3}\.? \d{1,2} \d{4,5}, \d{1,2}:\d{2}\s[ap]\.m\. \S+$/,
        );
      }
    }),
  );
});
