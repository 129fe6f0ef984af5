import { partners } from '@/content/partners';
import type { Event } from '@/content/types';
import { sample } from '@/lib/sample';

/** Events on the home page, in the order shown. Their dates carry no year and are never completed. */
export const events = [
  {
    id: 'south-asian-night',
    date: 'Nov 7',
    title: 'South Asian Night',
    time: sample('7:00 pm'),
    location: sample('Prairie Lights Arena, Edmonton'),
    spots: 'Get tickets',
    category: 'Community',
    price: '',
    description: 'Watch a pro game with dhol drums at the gate and our players on the ice at intermission.',
    logos: [partners['edmonton-club'], partners['edmonton-foundation']],
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
    description: 'Mixed teams from U9 to U15 play short games under the lights, and everyone shares supper.',
    logos: [partners.invitational],
  },
  {
    id: 'open-skills-night',
    date: 'TBD',
    title: sample('Open Skills Night'),
    time: 'Time to come',
    location: sample('Kinbrook Arena, Surrey'),
    spots: 'Ask us when',
    category: 'Training',
    price: '',
    description:
      'Try five skill stations with our lead coaches, and take home the two drills you liked best.',
    logos: [],
  },
  {
    id: 'family-first-skate',
    date: 'TBD',
    title: sample('Family First Skate'),
    time: 'Time to come',
    location: sample('Millstone Community Rink, Edmonton'),
    spots: 'Ask us when',
    category: 'Beginner',
    price: '',
    description:
      'Parents and children step on the ice together, with skates and helmets to borrow at the door.',
    logos: [],
  },
] as const satisfies readonly Event[];
