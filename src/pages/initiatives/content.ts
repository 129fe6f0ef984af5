import type { Initiative } from './content.schema';
import type { CallToAction, PageIntro } from '@/site/content-fields.schema';
import { sample } from '@/lib/sample';

export const intro = {
  headline: { lead: 'Six ways into', wide: 'the rink' },
  text: 'Each project is about one thing that keeps children out of hockey, from the price of gear to being the only girl.',
} satisfies PageIntro;

/** Name of the list of links, for screen readers. */
export const indexLabel = 'Initiatives';

export const featuresLabel = 'What it includes';

export const initiatives = [
  {
    id: 'gear-library',
    title: 'Gear Library',
    description: sample(
      'New gear costs more than many families can spend, and children outgrow it in a year. We collect good used pieces, clean and size them, and lend them out at gear days in Edmonton and Surrey.',
    ),
    image: '/images/shelf',
    features: [
      sample('Full sets for first-time players'),
      sample('Swaps when a size changes'),
      sample('Skate sharpening on gear days'),
    ],
  },
  {
    id: 'learn-to-skate-days',
    title: 'Learn-to-Skate Days',
    description: sample(
      'Many children first skate on a school trip, in a crowd. Our days are small and calm, at community rinks in Edmonton and Surrey. Nobody needs to know how to skate, and parents can join in.',
    ),
    image: '/images/laces',
    features: [
      sample('Borrowed skates, helmets with a cage and neck guards'),
      sample('One helper for every few children'),
      sample('A next step for each family'),
    ],
  },
  {
    id: 'girls-on-the-ice',
    title: 'Girls on the Ice',
    description: sample(
      'It is hard to be the only girl on a team. Each winter we run a girls’ camp in Edmonton, and we offer girls’ ice times in both cities. Women coach them all: ask us for the next date.',
    ),
    image: '/images/girls',
    pictureAlt:
      'Illustration: three girls and their coach laugh under the northern lights. The coach has her mittens on the shoulders of number 4.',
    features: [
      sample('A girls’ camp each winter'),
      sample('Women as coaches'),
      sample('Older players who help'),
    ],
  },
  {
    id: 'newcomer-welcome',
    title: 'Newcomer Welcome',
    description: sample(
      'Hockey has many forms, words and rules that nobody explains. We invite families who are new to Canada to an evening at a rink in Edmonton. There is tea, a tour and someone to translate.',
    ),
    image: '/images/welcome',
    features: [
      sample('A tour from the door to the bench'),
      sample('Help with registration forms'),
      sample('Coaches who speak Punjabi, Hindi and Urdu'),
      sample('A printed guide to the first day'),
    ],
  },
  {
    id: 'south-asian-night',
    title: 'South Asian Night',
    description: sample(
      'Many families have never heard their own music or names at a big game. One night a year in Edmonton we sit together as one group, and our players skate during an intermission.',
    ),
    image: '/images/mandala',
    features: [
      sample('Group seats for families'),
      sample('A skate for our players'),
      sample('Music and food our families grew up with'),
    ],
  },
  {
    id: 'respect-at-the-rink',
    title: 'Respect at the Rink',
    description: sample(
      'When someone says a slur (a word that insults who someone is), many people freeze. We teach teams, parents and officials what to say, when to step in and whom to tell. We come to rinks in Edmonton and Surrey.',
    ),
    image: '/images/door',
    features: [
      sample('A one-hour session for teams'),
      sample('A card for the bench with the steps'),
      sample('Help with writing a report'),
      sample('A return visit, a month later'),
    ],
  },
] as const satisfies readonly Initiative[];

export const closing = {
  headline: { lead: 'Invite us to', wide: 'your rink' },
  text: 'We come to schools and community halls, too, and you can help to run a session.',
  actions: [
    { kind: 'mail', label: 'Ask about an initiative', subject: 'general' },
    { kind: 'page', label: 'Volunteer with us', to: { page: 'get-involved' } },
  ],
} satisfies CallToAction;
