import { listedCamp, type ListedCamp } from '@/pages/programs/camp-list';
import type { Camp } from '@/pages/programs/camps.content';

/** Returns a valid camp with the given facts. */
export const campWith = (facts: Partial<Camp> & Pick<Camp, 'id' | 'dates'>): ListedCamp =>
  listedCamp({
    name: `Camp ${facts.id}`,
    code: 'DEV-1',
    location: 'Edmonton',
    price: 'Test Arena',
    image: '/images/skate',
    ...facts,
  });

/** Camps through the year, all without a year. */
export const camps: readonly ListedCamp[] = [
  campWith({ id: 'february', dates: 'February 14-15' }),
  campWith({ id: 'may', dates: 'May 9-10' }),
  campWith({ id: 'november', dates: 'November 28-29' }),
  campWith({ id: 'december', dates: 'December 5' }),
  campWith({ id: 'winter-break', dates: 'December 28 - January 2' }),
  campWith({ id: 'fall', dates: 'Fall dates to be announced' }),
];
