import type { EntryImage } from '@/site/content-types';
import type { ExternalUrl } from '@/site/organization.content';
import { sample } from '@/lib/sample';

/** Begins the code of a camp and decides its colour. What We Do shows the `TRY` camps as the next Try Hockey Days. */
export type CampProgram = 'TRY' | 'DEV' | 'GOAL' | 'ELITE';

/** One row of the camp table. */
export interface Camp {
  id: string;
  name: string;
  /** Such as `DEV-1`. */
  code: `${CampProgram}-${string}`;
  /** With a year, the camp leaves the table on time and gets into calendars; words such as `TBD` always stay. */
  dates: string;
  /** Times of every day of the camp. */
  start?: string;
  end?: string;
  /** Whom it suits; the words shown for each are in registration.content.ts. */
  level?: 'Beginner' | 'All Levels' | 'Advanced';
  /** City. */
  location: string;
  /** The venue. The source format of the data calls the venue `price`. */
  price: string;
  image: EntryImage;
  /** Set when no place is left: visitors are then asked to wait for one. */
  full?: true;
  /** The registration page of this camp alone. */
  registrationLink?: ExternalUrl;
}

/**
 * The two whole dates of the next First Shift, `year-month-day`. Every mention of them is derived from these. They are
 * here and not in content.ts, so that What We Do does not load the words of Programs.
 */
export const nextFirstShift = { deadline: '2026-01-12', welcome: '2026-01-18' } as const;

/** City, name and address of each venue. */
const venues = {
  millstone: sample({ location: 'Edmonton', price: 'Millstone Community Rink, 18 Pond Road' }),
  cottonwood: sample({ location: 'Edmonton', price: 'Cottonwood Twin Rinks, 240 Grove Street' }),
  kinbrook: sample({ location: 'Surrey', price: 'Kinbrook Arena, 31 Lantern Avenue' }),
};

/**
 * The camps of the registration table, in calendar order. A camp leaves the table automatically once its last day has
 * passed. Write the year (`January 16-17, 2027`), or `TBD`: without a year a day is in the current year, so a camp of
 * last January would be back on January 1. `price` holds the venue.
 */
export const camps = [
  sample({
    id: 'try-hockey-december',
    name: 'Try Hockey Day, ages 6 to 12',
    code: 'TRY-3',
    level: 'Beginner',
    dates: 'December 5, 2026',
    start: '1:00 pm',
    end: '3:00 pm',
    ...venues.kinbrook,
    image: '/images/skate',
  }),
  sample({
    id: 'elite-december-camp',
    name: 'Elite December Camp, ages 13 to 17',
    code: 'ELITE-3',
    level: 'Advanced',
    dates: 'December 21-23, 2026',
    start: '9:00 am',
    end: '12:00 pm',
    ...venues.cottonwood,
    image: '/images/whistle',
  }),
  sample({
    id: 'winter-break-camp',
    name: 'Winter Break Camp, ages 6 to 12',
    code: 'DEV-5',
    level: 'All Levels',
    dates: 'December 28-30, 2026',
    start: '9:00 am',
    end: '3:30 pm',
    ...venues.millstone,
    image: '/images/toque',
  }),
  sample({
    id: 'try-hockey-january',
    name: 'Try Hockey Day, ages 6 to 12',
    code: 'TRY-4',
    level: 'Beginner',
    dates: 'January 16, 2027',
    start: '1:00 pm',
    end: '3:00 pm',
    ...venues.millstone,
    image: '/images/skate',
  }),
  sample({
    id: 'next-development-camp',
    name: 'Development Camp, ages 13 to 17',
    code: 'DEV-6',
    level: 'All Levels',
    dates: 'January 30-31, 2027',
    start: '9:00 am',
    end: '3:30 pm',
    ...venues.kinbrook,
    image: '/images/puck',
  }),
  sample({
    id: 'girls-winter-camp',
    name: 'Girls’ Winter Camp, ages 7 to 15',
    code: 'DEV-7',
    level: 'All Levels',
    dates: 'TBD',
    ...venues.cottonwood,
    image: '/images/mitten',
  }),
] as const satisfies readonly Camp[];
