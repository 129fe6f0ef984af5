import type { Camp } from './camps.schema';
import { sample } from '@/lib/sample';

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
    season: 2026,
    start: sample('1:00 pm'),
    end: sample('3:00 pm'),
    ...venues.millstone,
    image: '/images/skate',
  },
  {
    id: 'girls-winter-camp',
    name: sample('Girls Winter Camp, U9 to U13'),
    code: sample('DEV-1'),
    dates: sample('February 14-15'),
    season: 2026,
    start: sample('9:00 am'),
    end: sample('3:30 pm'),
    ...venues.cottonwood,
    image: '/images/mitten',
  },
  {
    id: 'spring-break-camp',
    name: sample('Spring Break Camp, ages 6 to 10'),
    code: sample('DEV-2'),
    dates: sample('March 30 - April 2'),
    season: 2026,
    start: sample('9:00 am'),
    end: sample('3:30 pm'),
    ...venues.kinbrook,
    image: '/images/cone',
  },
  {
    id: 'goalie-weekend',
    name: sample('Goalie Weekend, U11 to U18'),
    code: sample('GOAL-1'),
    dates: sample('May 9-10'),
    season: 2026,
    start: sample('9:00 am'),
    end: sample('12:00 pm'),
    ...venues.cottonwood,
    image: '/images/puck',
  },
  {
    id: 'first-summer-camp',
    name: sample('First Summer Camp, ages 6 to 10'),
    code: sample('DEV-3'),
    dates: sample('July 6-10'),
    season: 2026,
    start: sample('9:00 am'),
    end: sample('3:30 pm'),
    ...venues.millstone,
    image: '/images/mitten',
  },
  {
    id: 'elite-summer-camp',
    name: sample('Elite Summer Camp, U13 to U18'),
    code: sample('ELITE-1'),
    dates: sample('July 13-17'),
    season: 2026,
    start: sample('9:00 am'),
    end: sample('3:30 pm'),
    ...venues.cottonwood,
    image: '/images/whistle',
  },
  {
    id: 'try-hockey-august',
    name: sample('Try Hockey Day, ages 6 to 12'),
    code: sample('TRY-2'),
    dates: sample('August 15'),
    season: 2026,
    start: sample('1:00 pm'),
    end: sample('3:00 pm'),
    ...venues.kinbrook,
    image: '/images/skate',
  },
  {
    id: 'elite-tryout-camp',
    name: sample('Elite Season Start Camp, U13 to U18'),
    code: sample('ELITE-2'),
    dates: sample('August 31 - September 3'),
    season: 2026,
    start: sample('9:00 am'),
    end: sample('3:30 pm'),
    ...venues.cottonwood,
    image: '/images/whistle',
  },
  {
    id: 'november-skills-weekend',
    name: sample('Skills Weekend, U9 to U13'),
    code: sample('DEV-4'),
    dates: sample('November 28-29'),
    season: 2026,
    start: sample('9:00 am'),
    end: sample('3:30 pm'),
    ...venues.millstone,
    image: '/images/cone',
  },
  {
    id: 'try-hockey-december',
    name: sample('Try Hockey Day, ages 6 to 12'),
    code: sample('TRY-3'),
    dates: sample('December 5'),
    season: 2026,
    start: sample('1:00 pm'),
    end: sample('3:00 pm'),
    ...venues.kinbrook,
    image: '/images/skate',
  },
  {
    id: 'elite-december-camp',
    name: sample('Elite December Camp, U15 to U18'),
    code: sample('ELITE-3'),
    dates: sample('December 21-23'),
    season: 2026,
    start: sample('9:00 am'),
    end: sample('12:00 pm'),
    ...venues.cottonwood,
    image: '/images/whistle',
  },
  {
    id: 'winter-break-camp',
    name: sample('Winter Break Camp, ages 6 to 12'),
    code: sample('DEV-5'),
    dates: sample('December 28-30'),
    season: 2026,
    start: sample('9:00 am'),
    end: sample('3:30 pm'),
    ...venues.millstone,
    image: '/images/mitten',
  },
  {
    id: 'next-development-camp',
    name: sample('Next Development Camp, all levels'),
    code: sample('DEV-6'),
    dates: 'TBD',
    ...venues.kinbrook,
    image: '/images/puck',
  },
] as const satisfies readonly Camp[];
