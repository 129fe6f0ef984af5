import type { CallToAction, HeadTexts, PersonImage, PicturedIntro } from '@/site/content-types';
import { sample } from '@/lib/sample';

/** A member of the board. */
export interface Director {
  id: string;
  name: string;
  title: string;
  bio: string;
  image: PersonImage;
}

export const intro = {
  headline: { lead: 'Meet our', wide: 'directors' },
  text: sample('They look after the plans, the money and the players, in Edmonton and Surrey.'),
  pictureAlt:
    'Illustration: at a table above a rink a hand with bangles draws a play on a coach’s board. Beside it a glass of tea, reading glasses on papers, and a pair of skates with pink laces.',
} satisfies PicturedIntro;

export const directors = [
  {
    id: 'harveen-ahluwalia',
    name: sample('Harveen Ahluwalia'),
    title: sample('Chair'),
    bio: sample(
      'Harveen leads the board, plans the season and meets our partners. She joined after three winters of tying skates in our dressing room.',
    ),
    image: '/cards/harveen-ahluwalia',
  },
  {
    id: 'corey-desjarlais',
    name: sample('Corey Desjarlais'),
    title: sample('Treasurer'),
    bio: sample(
      'Corey keeps the budget and runs the fund that helps families with fees. On gear days you’ll find him sharpening skates.',
    ),
    image: '/cards/corey-desjarlais',
  },
  {
    id: 'yusra-haidari',
    name: sample('Yusra Haidari'),
    title: sample('Director of Safety and Inclusion'),
    bio: sample(
      'Yusra answers for our inclusion policy and explains it to every new coach. She’s a school counsellor in Edmonton.',
    ),
    image: '/cards/yusra-haidari',
  },
  {
    id: 'manpreet-lally',
    name: sample('Manpreet Lally'),
    title: sample('Director, Surrey'),
    bio: sample(
      'Manpreet runs our programs in Surrey, from ice bookings to volunteers. Ask for him there.',
    ),
    image: '/placeholder.svg',
  },
] as const satisfies readonly Director[];

export const closing = {
  headline: { lead: 'Email the', wide: 'board' },
  text: 'Ask about a partnership, a concern or joining the board.',
  actions: [
    { kind: 'mail', label: 'Email the board', subject: 'board' },
    { kind: 'page', label: 'See volunteer roles', to: { page: 'get-involved' } },
  ],
} satisfies CallToAction;

/** Texts for search engines and chat previews. */
export const head = {
  description:
    'Meet the directors who look after the plans, the money and the safety of AZ1 Hockey, and find out how to email the board.',
  keywords:
    'AZ1 Hockey board, hockey non-profit directors, hockey directors Edmonton, community hockey leadership',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
