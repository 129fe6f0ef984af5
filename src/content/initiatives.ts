import type { CallToAction, Initiative, PageIntro } from '@/content/types';
import { sample } from '@/lib/sample';

export const intro = {
  eyebrow: 'Initiatives',
  headline: { lead: 'Initiatives that open', wide: 'the rink' },
  text: 'Six pieces of work, each aimed at one thing that keeps players away.',
} satisfies PageIntro;

export const featuresLabel = 'What comes out of it';

export const initiatives = [
  {
    id: 'gear-library',
    title: 'Gear Library',
    description:
      'New gear costs more than many families can spend, and children outgrow it in a year. We collect good used pieces, clean them and size them. We hand them out at gear days in Edmonton and Surrey.',
    image: '/images/heap',
    features: [
      'Full sets for first-time players',
      'Swaps when a size changes',
      'Skate sharpening on gear days',
    ],
  },
  {
    id: 'learn-to-skate-days',
    title: 'Learn-to-Skate Days',
    description:
      'Many children meet the ice for the first time on a school trip, in a crowd. Our days are small, slow and free of hurry, at community rinks in Edmonton and Surrey. Parents can skate too.',
    image: '/images/pylons',
    features: [
      'Borrowed skates and helmets',
      'One helper for every few children',
      'A next step for each family',
    ],
  },
  {
    id: 'girls-on-the-ice',
    title: 'Girls on the Ice',
    description:
      'A girl who is the only one on her team often leaves. We run camps and skates for girls, coached by women, in Edmonton and Surrey. There they meet girls from other teams.',
    image: '/images/goal-dawn',
    features: ['Girls camps by age group', 'Women on the coaching staff', 'Older players as mentors'],
  },
  {
    id: 'newcomer-welcome',
    title: 'Newcomer Welcome',
    description:
      'Hockey has many forms, words and rules that nobody explains. We invite families new to Canada to a rink evening in Edmonton. There is tea, a tour and someone who speaks their language.',
    image: '/images/tape',
    features: [
      'A tour from the door to the bench',
      'Help with registration forms',
      sample('Coaches who speak Punjabi, Hindi and Urdu'),
      'A printed guide to the first day',
    ],
  },
  {
    id: 'south-asian-night',
    title: 'South Asian Night',
    description:
      'Too many families have never seen their own music, food or names at a big game. We fill a section together for one night in Edmonton, and our players skate in front of it.',
    image: '/images/mandala',
    features: ['Group seats for families', 'Ice time for our players', 'Music and food from home'],
  },
  {
    id: 'respect-at-the-rink',
    title: 'Respect at the Rink',
    description:
      'When a slur is shouted, people freeze. We teach teams, parents and officials what to say and do in that minute, and whom to tell. We come to rinks in Edmonton and Surrey.',
    image: '/images/lone-puck',
    features: [
      'A one-hour session for teams',
      'A script for the bench',
      'Help with writing a report',
      'A follow-up after a month',
    ],
  },
] as const satisfies readonly Initiative[];

export const closing = {
  headline: { lead: 'Bring one', wide: 'to you' },
  text: 'Ask for a session at your school, team or community hall, or help us run one.',
  actions: [
    { kind: 'mail', label: 'Ask about an initiative', subject: 'general' },
    { kind: 'page', label: 'Volunteer with us', to: { page: 'getInvolved' } },
  ],
} satisfies CallToAction;
