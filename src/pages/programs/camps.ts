import type { EntryImage, ExternalUrl } from '@/site/content-types';
import { sample } from '@/lib/sample';

/** One row of the camp table. */
export interface Camp {
  id: string;
  name: string;
  /** Program label, such as `DEV-1`. */
  code: string;
  /** With a year, the camp leaves the table on time and gets into calendars; words such as `TBD` always stay. */
  dates: string;
  /** Times of every day of the camp. */
  start?: string;
  end?: string;
  level?: 'Beginner' | 'All Levels' | 'Advanced';
  /** City. */
  location: string;
  /** The venue. The source format of the data calls the venue `price`. */
  price: string;
  /** A few words each on the entry, the seats and a quiet space at the venue. */
  access?: { entry: string; seats: string; quiet: string };
  image: EntryImage;
  /** Set when no place is left: visitors are then asked to wait for one. */
  full?: true;
  /** The registration page of this camp alone. */
  registrationLink?: ExternalUrl;
}

/**
 * Facts about each venue: its city, its name and address, entry without steps, seating, a quiet space. Confirm them
 * with the rink.
 */
const venues = {
  millstone: {
    location: sample('Edmonton'),
    price: sample('Millstone Community Rink, 18 Pond Road'),
    access: {
      entry: sample('No steps at the door'),
      seats: sample('No steps to the seats'),
      quiet: sample('Quiet room: ask us'),
    },
  },
  cottonwood: {
    location: sample('Edmonton'),
    price: sample('Cottonwood Twin Rinks, 240 Grove Street'),
    access: {
      entry: sample('No steps at the door'),
      seats: sample('Steps to the seats'),
      quiet: sample('No quiet room'),
    },
  },
  kinbrook: {
    location: sample('Surrey'),
    price: sample('Kinbrook Arena, 31 Lantern Avenue'),
    access: {
      entry: sample('No steps at the door'),
      seats: sample('No steps to the seats'),
      quiet: sample('Quiet room by the door'),
    },
  },
};

/**
 * The camps of the registration table, in calendar order. A camp leaves the table automatically once its last day has
 * passed. Without a year that day is in the current year, so a camp of last January is back on January 1: remove it, or
 * write the year (`January 16, 2027`). `season` is the year that the dates were written for; after it they are to be
 * confirmed. `price` holds the venue.
 */
export const camps = [
  {
    id: 'try-hockey-january',
    name: sample('Try Hockey Day, ages 6 to 12'),
    code: sample('TRY-1'),
    dates: sample('January 17'),
    start: sample('1:00 pm'),
    end: sample('3:00 pm'),
    ...venues.millstone,
    image: '/images/first-step',
  },
  {
    id: 'girls-winter-camp',
    name: sample('Girls Winter Camp, U9 to U13'),
    code: sample('DEV-1'),
    dates: sample('February 14-15'),
    start: sample('9:00 am'),
    end: sample('3:30 pm'),
    ...venues.cottonwood,
    image: '/images/blade',
  },
  {
    id: 'spring-break-camp',
    name: sample('Spring Break Camp, ages 6 to 10'),
    code: sample('DEV-2'),
    dates: sample('March 30 - April 2'),
    start: sample('9:00 am'),
    end: sample('3:30 pm'),
    ...venues.kinbrook,
    image: '/images/room',
  },
  {
    id: 'goalie-weekend',
    name: sample('Goalie Weekend, U11 to U18'),
    code: sample('GOAL-1'),
    dates: sample('May 9-10'),
    start: sample('9:00 am'),
    end: sample('12:00 pm'),
    ...venues.cottonwood,
    image: '/images/net',
  },
  {
    id: 'first-summer-camp',
    name: sample('First Summer Camp, ages 6 to 10'),
    code: sample('DEV-3'),
    dates: sample('July 6-10'),
    start: sample('9:00 am'),
    end: sample('3:30 pm'),
    ...venues.millstone,
    image: '/images/pair',
  },
  {
    id: 'elite-summer-camp',
    name: sample('Elite Summer Camp, U13 to U18'),
    code: sample('ELITE-1'),
    dates: sample('July 13-17'),
    start: sample('9:00 am'),
    end: sample('3:30 pm'),
    ...venues.cottonwood,
    image: '/images/bench',
  },
  {
    id: 'try-hockey-august',
    name: sample('Try Hockey Day, ages 6 to 12'),
    code: sample('TRY-2'),
    dates: sample('August 15'),
    start: sample('1:00 pm'),
    end: sample('3:00 pm'),
    ...venues.kinbrook,
    image: '/images/first-step',
  },
  {
    id: 'elite-tryout-camp',
    name: sample('Elite Season Start Camp, U13 to U18'),
    code: sample('ELITE-2'),
    dates: sample('August 31 - September 3'),
    start: sample('9:00 am'),
    end: sample('3:30 pm'),
    ...venues.cottonwood,
    image: '/images/bench',
  },
  {
    id: 'november-skills-weekend',
    name: sample('Skills Weekend, U9 to U13'),
    code: sample('DEV-4'),
    dates: sample('November 28-29'),
    start: sample('9:00 am'),
    end: sample('3:30 pm'),
    ...venues.millstone,
    image: '/images/room',
  },
  {
    id: 'try-hockey-december',
    name: sample('Try Hockey Day, ages 6 to 12'),
    code: sample('TRY-3'),
    dates: sample('December 5'),
    start: sample('1:00 pm'),
    end: sample('3:00 pm'),
    ...venues.kinbrook,
    image: '/images/first-step',
  },
  {
    id: 'elite-december-camp',
    name: sample('Elite December Camp, U15 to U18'),
    code: sample('ELITE-3'),
    dates: sample('December 21-23'),
    start: sample('9:00 am'),
    end: sample('12:00 pm'),
    ...venues.cottonwood,
    image: '/images/bench',
  },
  {
    id: 'winter-break-camp',
    name: sample('Winter Break Camp, ages 6 to 12'),
    code: sample('DEV-5'),
    dates: sample('December 28-30'),
    start: sample('9:00 am'),
    end: sample('3:30 pm'),
    ...venues.millstone,
    image: '/images/pair',
  },
  {
    id: 'next-development-camp',
    name: sample('Next Development Camp, all levels'),
    code: sample('DEV-6'),
    dates: 'TBD',
    ...venues.kinbrook,
    image: '/images/line',
  },
] as const satisfies readonly Camp[];
