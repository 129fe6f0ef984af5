import { describe, expect, it } from 'vitest';
import { campFreshness, firstDayOf } from '@/lib/camp-freshness';

const day = (text: string) => new Date(`${text}T00:00:00`);

describe('firstDayOf', () => {
  it('is the day itself, or the first one of a range', () => {
    expect(firstDayOf('August 15', day('2026-03-01'))).toEqual(day('2026-08-15'));
    expect(firstDayOf('June 29 - July 3', day('2026-03-01'))).toEqual(day('2026-06-29'));
  });

  it('lies a year before the last day when the range runs over the end of the year', () => {
    expect(firstDayOf('December 28 - January 2', day('2026-11-21'))).toEqual(day('2026-12-28'));
    expect(firstDayOf('December 28 - January 2', day('2026-01-01'))).toEqual(day('2025-12-28'));
  });

  it('is unknown for a text without a date', () => {
    expect(firstDayOf('Fall dates to be announced', day('2026-03-01'))).toBeUndefined();
  });
});

describe('campFreshness', () => {
  it.each([
    ['2026-06-22', 'upcoming'],
    ['2026-06-23', 'this-week'],
    ['2026-07-01', 'this-week'],
    ['2026-07-03', 'this-week'],
    ['2026-07-04', 'past'],
  ])('on %s a camp of June 29 - July 3 is %s', (today, state) => {
    expect(campFreshness('June 29 - July 3', day(today))).toBe(state);
  });

  it('does not take a camp of next winter for the last one', () => {
    expect(campFreshness('December 5', day('2026-01-05'))).toBe('upcoming');
  });

  it('says that a date is to come when there is none', () => {
    expect(campFreshness('Fall dates to be announced', day('2026-01-05'))).toBe('date-to-come');
  });
});
