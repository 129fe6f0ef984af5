import { describe, expect, it } from 'vitest';
import { camps } from '@/content/camps';
import { nextCamp } from '@/sections/programs/upcoming-camps';

const nextOn = (today: string) => nextCamp(camps, new Date(`${today}T15:30:00`))?.id;

describe('nextCamp', () => {
  it('is the one that begins next, whatever the order of the list', () => {
    expect(nextOn('2026-11-21')).toBe('november-skills-weekend');
    expect(nextCamp(camps.toReversed(), new Date('2026-11-21T00:00:00'))?.id).toBe('november-skills-weekend');
  });

  it('still counts on the first day, not once it is under way', () => {
    expect(nextOn('2026-11-28')).toBe('november-skills-weekend');
    expect(nextOn('2026-11-29')).toBe('try-hockey-december');
  });

  it('finds the camp that runs over the end of the year', () => {
    expect(nextOn('2026-12-23')).toBe('winter-break-camp');
  });

  it('is none when only camps without a date are left', () => {
    expect(nextOn('2026-12-29')).toBeUndefined();
  });
});
