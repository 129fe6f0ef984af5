import { describe, expect, it } from 'vitest';
import { nextCamp, upcomingCamps } from '@/pages/programs/upcoming-camps';
import { campWith, camps } from './support/camps';

const nextOn = (today: string) => nextCamp(camps, new Date(`${today}T15:30:00`))?.id;

it.each([
  ['2026-12-29', ['winter-break', 'fall']],
  ['2027-01-01', ['winter-break', 'february', 'may', 'november', 'december', 'fall']],
  ['2027-01-03', ['february', 'may', 'november', 'december', 'fall']],
])('on %s a camp that has begun comes first', (today, ids) => {
  expect(upcomingCamps(camps, new Date(`${today}T15:30:00`)).map(({ id }) => id)).toEqual(ids);
});

describe('nextCamp', () => {
  it('is the one that begins next, whatever the order of the list', () => {
    expect(nextOn('2026-11-21')).toBe('november');
    expect(nextCamp(camps.toReversed(), new Date('2026-11-21T00:00:00'))?.id).toBe('november');
  });

  it('still counts on the first day, not once it is under way', () => {
    expect(nextOn('2026-11-28')).toBe('november');
    expect(nextOn('2026-11-29')).toBe('december');
  });

  it('finds the camp that runs over the end of the year', () => {
    expect(nextOn('2026-12-23')).toBe('winter-break');
  });

  it('goes by the year where a camp has one', () => {
    const dated = campWith({ id: 'dated', dates: 'December 3, 2026' });
    expect(nextCamp([...camps, dated], new Date('2026-12-01T12:00:00'))?.id).toBe('dated');
    expect(nextCamp([...camps, dated], new Date('2027-12-01T12:00:00'))?.id).toBe('december');
  });

  it('is none when only camps without a date are left', () => {
    expect(nextOn('2026-12-29')).toBeUndefined();
  });
});
