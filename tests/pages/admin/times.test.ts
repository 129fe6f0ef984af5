import { expect, it, vi } from 'vitest';
import { relativeTime } from '@/pages/admin/times';

const sent = '2026-11-20T07:28:16.644123+00:00';

it.each([
  [-90, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [59 * 60 + 59, '59 minutes ago'],
  [2 * 3600, '2 hours ago'],
  [25 * 3600, '1 day ago'],
  [15 * 86_400, '2 weeks ago'],
  [70 * 86_400, '2 months ago'],
  [800 * 86_400, '2 years ago'],
])('a time %i seconds ago is shown as "%s"', (seconds, words) => {
  expect(relativeTime(sent, Date.parse(sent) + seconds * 1000)).toBe(words);
});

// Past dates only: laws on future clock changes may change.
it.each([
  ['Asia/Kolkata', '2025-01-01T05:00:00Z', '2024-12-31T18:00:00Z', 'Yesterday'],
  // A day of 25 hours, and one of 23.
  ['America/Edmonton', '2024-11-03T23:30:00-07:00', '2024-11-03T00:10:00-06:00', 'Today'],
  ['America/Edmonton', '2024-11-03T23:30:00-07:00', '2024-11-02T23:50:00-06:00', 'Yesterday'],
  ['America/Edmonton', '2024-03-10T23:30:00-06:00', '2024-03-10T00:10:00-07:00', 'Today'],
  ['America/Edmonton', '2024-03-10T23:30:00-06:00', '2024-03-09T00:10:00-07:00', 'Yesterday'],
])('in %s at %s the day of %s is called "%s"', async (zone, now, iso, name) => {
  vi.stubEnv('TZ', zone);
  // The formatters of a fresh module follow the zone.
  vi.resetModules();
  const { dayName } = await import('@/pages/admin/times');
  expect(dayName(iso, Date.parse(now))).toBe(name);
});
