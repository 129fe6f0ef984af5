import { expect, it } from 'vitest';
import { nextCamp, upcomingCamps } from '@/pages/programs/camp-list';
import { campWith, camps } from './support/camps';

it.each([
  ['2026-12-29', ['winter-break', 'fall']],
  ['2027-01-01', ['winter-break', 'february', 'may', 'november', 'december', 'fall']],
  ['2027-01-03', ['february', 'may', 'november', 'december', 'fall']],
])('on %s camps are listed by date, and one that has begun comes first', (today, ids) => {
  expect(upcomingCamps(camps, new Date(`${today}T15:30:00`)).map(({ id }) => id)).toEqual(ids);
});

it.each([
  ['2026-11-21', 'november'],
  ['2026-11-28', 'november'],
  // Once a camp is under way, the next one counts.
  ['2026-11-29', 'december'],
  ['2026-12-23', 'winter-break'],
  ['2026-12-29', undefined],
])('on %s the next camp is %s, whatever the order of the list', (today, id) => {
  for (const list of [camps, camps.toReversed()])
    expect(nextCamp(list, new Date(`${today}T15:30:00`))?.id).toBe(id);
});

it('a camp with a year is listed by its real date, among those without one', () => {
  const dated = [
    campWith({ id: 'next-may', dates: 'May 8, 2027' }),
    campWith({ id: 'advent', dates: 'December 12-13, 2026' }),
    campWith({ id: 'last-may', dates: 'May 9, 2026' }),
  ];
  const shown = upcomingCamps([...camps, ...dated], new Date('2026-11-21T09:00:00'));
  expect(shown.map(({ id }) => id).join(' ')).toBe('november december advent winter-break next-may fall');
});
