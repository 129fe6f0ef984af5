import type { ExternalLinkId } from '@/site/organization.content';
import { partners, type PartnerLogo } from './partners.content';
import { sample } from '@/lib/sample';
import { southAsianNight } from '@/site/south-asian-night.content';

/** One row of the upcoming events. */
export interface Event {
  id: string;
  /** Such as `Nov 7`, `Nov 7, 2027` or `TBD`. A date without a year is shown as it is, never completed. */
  date: string;
  title: string;
  time: string;
  location: string;
  /** Text of the event's link. */
  spots: string;
  /** Each has its own tag. */
  category: 'Training' | 'Competition' | 'Beginner' | 'Community';
  price: '';
  /** One sentence: what you will see or do. */
  description: string;
  logos: readonly PartnerLogo[];
  /** Present when tickets are sold elsewhere; without it the link opens an email. */
  ticketLink?: ExternalLinkId;
}

/** Events on the home page, in the order shown. */
export const events = [
  {
    id: 'south-asian-night',
    ...southAsianNight,
    spots: 'Get tickets',
    category: 'Community',
    price: '',
    description: sample('Our families at a pro game, with dhol drummers at the gate.'),
    logos: sample([partners['edmonton-club'], partners['edmonton-foundation']]),
    ticketLink: 'southAsianNightTickets',
  },
  {
    id: 'long-night-games',
    date: 'Jan 29',
    title: sample('Long Night Games'),
    time: sample('5:30 pm'),
    location: sample('Cottonwood Twin Rinks, Edmonton'),
    spots: 'Ask for a spot',
    category: 'Competition',
    price: '',
    description: sample('Short games for ages 7 to 14 (U9 to U15) who can skate, then supper together.'),
    logos: sample([partners.invitational]),
  },
  {
    id: 'open-skills-night',
    date: 'TBD',
    title: sample('Open Skills Night'),
    time: 'TBD',
    location: sample('Kinbrook Arena, Surrey'),
    spots: 'Ask us when',
    category: 'Training',
    price: '',
    description: sample('Skill stations with our coaches. Tell us the player’s age and we’ll say if it fits.'),
    logos: [],
  },
  {
    id: 'family-first-skate',
    date: 'TBD',
    title: sample('Family First Skate'),
    time: 'TBD',
    location: sample('Millstone Community Rink, Edmonton'),
    spots: 'Ask us when',
    category: 'Beginner',
    price: '',
    description: sample('Parents and kids take their first strides together. You can ask to borrow gear.'),
    logos: [],
  },
] as const satisfies readonly Event[];
