import type { CallToAction, Director, PageIntro } from '@/content/types';
import { sample } from '@/lib/sample';

export const intro = {
  eyebrow: 'Our Directors',
  headline: { lead: 'Meet our', wide: 'directors' },
  text: 'Four volunteers look after the money, the safety and the direction of the program.',
} satisfies PageIntro;

export const directors = [
  {
    id: 'harveen-ahluwalia',
    name: sample('Harveen Ahluwalia'),
    title: sample('Chair'),
    bio: sample(
      'Harveen leads the board and looks after our plans and our partners. She is a civil engineer who designs bridges in Edmonton. She joined after three winters of tying her nephew’s skates in our dressing room. Every board meeting starts with what a family asked for that month. She keeps the answers in a green notebook.',
    ),
    image: '/cards/harveen-ahluwalia',
  },
  {
    id: 'corey-desjarlais',
    name: sample('Corey Desjarlais'),
    title: sample('Treasurer'),
    bio: sample(
      'Corey looks after the money: budgets, receipts and the fund that helps families with fees. By day he is an accountant for a farm co-operative near Leduc. He is Métis and learned to skate on his grandfather’s slough. On Sundays he sharpens skates at our gear library. He asks every child which colour of tape they want.',
    ),
    image: '/cards/corey-desjarlais',
  },
  {
    id: 'yusra-haidari',
    name: sample('Yusra Haidari'),
    title: sample('Director of Safety and Inclusion'),
    bio: sample(
      'Yusra looks after our policy and reads the reports that reach us. She is a school counsellor in Edmonton. She came from Herat as a teenager and learned the rules of hockey from her students. New coaches spend their first two hours with her, before they meet a single player. She brings cardamom tea to every session.',
    ),
    image: '/cards/yusra-haidari',
  },
  {
    id: 'manpreet-lally',
    name: sample('Manpreet Lally'),
    title: sample('Director, Surrey'),
    bio: sample(
      'Manpreet looks after our programs in Surrey, from ice bookings to volunteers. He drives a city bus and knows which routes reach a rink. His two daughters play U13 and U15, and his mother has not missed a game. He keeps a box of gloves in his trunk, since someone always forgets a pair.',
    ),
    image: '/placeholder.svg',
  },
] as const satisfies readonly Director[];

export const closing = {
  headline: { lead: 'Talk to', wide: 'the board' },
  text: 'Ask the directors about a partnership, a concern or a seat at the table.',
  actions: [
    { kind: 'mail', label: 'Write to the board', subject: 'general' },
    { kind: 'page', label: 'See volunteer roles', to: { page: 'getInvolved' } },
  ],
} satisfies CallToAction;
