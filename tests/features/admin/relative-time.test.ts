// @vitest-environment node
import { expect, it } from 'vitest';
import { relativeTime } from '@/features/admin/relative-time';

const sent = '2026-11-20T07:28:16.644123+00:00';

it.each([
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [59 * 60 + 59, '59 minutes ago'],
  [2 * 3600, '2 hours ago'],
  [25 * 3600, '1 day ago'],
  [6.9 * 86_400, '6 days ago'],
  [15 * 86_400, '2 weeks ago'],
  [70 * 86_400, '2 months ago'],
  [800 * 86_400, '2 years ago'],
])('says after %i seconds: %s', (seconds, words) => {
  expect(relativeTime(sent, Date.parse(sent) + seconds * 1000)).toBe(words);
});

it('takes what lies ahead for a clock that differs', () => {
  expect(relativeTime(sent, Date.parse(sent) - 90_000)).toBe('just now');
});
