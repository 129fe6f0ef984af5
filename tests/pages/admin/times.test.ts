import { expect, it } from 'vitest';
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
