import { describe, expect, it } from 'vitest';
import { campFreshness, firstDayOf } from '@/pages/programs/camp-freshness';

const day = (text: string) => new Date(`${text}T00:00:00`);
const OVER_YEAR_END = 'December 28 - January 2';

describe('firstDayOf', () => {
  it.each([
    ['August 15', '2026-03-01', '2026-08-15'],
    ['June 29 - July 3', '2026-03-01', '2026-06-29'],
    [OVER_YEAR_END, '2026-11-21', '2026-12-28'],
    [OVER_YEAR_END, '2026-01-01', '2025-12-28'],
    ['Fall dates to be announced', '2026-03-01', undefined],
  ])('of %s, seen on %s, is %s', (dates, today, first) => {
    expect(firstDayOf(dates, day(today))).toEqual(first && day(first));
  });
});

describe('campFreshness', () => {
  it.each([
    ['June 29 - July 3', '2026-06-22', 'upcoming'],
    ['June 29 - July 3', '2026-06-23', 'this-week'],
    ['June 29 - July 3', '2026-07-01', 'this-week'],
    ['June 29 - July 3', '2026-07-03', 'this-week'],
    ['June 29 - July 3', '2026-07-04', 'past'],
    ['December 5', '2026-01-05', 'upcoming'],
    ['Fall dates to be announced', '2026-01-05', 'date-to-come'],
  ])('of %s, seen on %s, is %s', (dates, today, state) => {
    expect(campFreshness(dates, day(today))).toBe(state);
  });
});
