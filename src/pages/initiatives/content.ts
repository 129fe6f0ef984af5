import type { CallToAction, EntryImage, HeadTexts, PageIntro } from '@/site/content-types';
import { sample } from '@/lib/sample';

/** A project of the organisation. */
export interface Initiative {
  id: string;
  title: string;
  description: string;
  image: EntryImage;
  pictureAlt?: string;
  features: readonly string[];
}

export const intro = {
  headline: { lead: 'More ways into', wide: 'the rink' },
  text: 'Gear costs a lot, nobody explains the rules, and some girls are the only girl on their team. Here’s what we do about it.',
} satisfies PageIntro;

/** Name of the list of links, for screen readers. */
export const indexLabel = 'Initiatives';

export const featuresLabel = 'What it includes';

export const initiatives = [
  {
    id: 'gear-library',
    title: sample('Gear Library'),
    description: sample(
      'New gear is expensive, and kids outgrow it in a year. We collect good used pieces, clean them and lend them out free at gear days in Edmonton and Surrey.',
    ),
    image: '/images/gear-shelf',
    pictureAlt:
      'Illustration: black skates with pink laces, a stack of sweaters and a glove on a shelf. Each has a paper tag with its size.',
    features: sample(['Full sets for first-time players', 'Swaps when a size changes']),
  },
  {
    id: 'learn-to-skate-days',
    title: sample('Learn-to-Skate Days'),
    description: sample(
      'Skating only, with no sticks or pucks, at community rinks in both cities. Nobody needs to know how, and parents can join in.',
    ),
    image: '/images/first-skates',
    pictureAlt:
      'Illustration: on the ice, two small skates with yellow laces wobble between two big ones. Two big bare hands hold two small blue mittens.',
    features: sample(['Skates and helmets to borrow', 'Helpers on the ice']),
  },
  {
    id: 'girls-on-the-ice',
    title: sample('Girls on the Ice'),
    description: sample(
      'It’s hard to be the only girl on a team. We run a girls’ camp in Edmonton and girls’ ice times in both cities, all coached by women.',
    ),
    image: '/images/girls',
    pictureAlt:
      'Illustration: four girls in hockey sweaters and mittens sit close together on a log by a pond, a quilt over their knees, under the northern lights. The oldest points to the sky and calls out; a friend with a cocoa moustache laughs; the smallest dozes on the shoulder of a girl in a hijab, who blows on her cup.',
    features: sample(['Help finding a place to change', 'Older players to look up to']),
  },
  {
    id: 'newcomer-welcome',
    title: sample('Newcomer Welcome'),
    description: sample(
      'Hockey comes with forms, words and rules that nobody explains. We invite families who are new to Canada to an evening at the rink, with tea, a tour and, where we can, someone to translate.',
    ),
    image: '/images/welcome',
    pictureAlt:
      'Illustration: at a table by the boards of a rink a grandmother pours tea for a boy with a patka, and a coach with a glass of her own smiles; the boy is telling them something. A form and a plate of samosas lie ready. Behind the glass two players skate.',
    features: sample(['Help with registration forms', 'Coaches who speak Punjabi, Hindi and Urdu']),
  },
  {
    id: 'south-asian-night',
    title: sample('South Asian Night'),
    description: sample(
      'Many families have never heard their own music at a big game. In Edmonton we go to one together, with drums at the gate.',
    ),
    image: '/images/dhol',
    features: sample(['Group seats for families', 'Music from home']),
  },
  {
    id: 'respect-at-the-rink',
    title: sample('Respect at the Rink'),
    description: sample(
      'When someone says a slur, a lot of people freeze. We teach teams, parents and referees what to say, when to step in and who to tell.',
    ),
    image: '/images/fists',
    pictureAlt: 'Illustration: two players in different colours bump gloves over the red dot at centre ice.',
    features: sample(['A one-hour team session', 'A card for the bench']),
  },
] as const satisfies readonly Initiative[];

export const closing = {
  headline: { lead: 'Join in or', wide: 'invite us' },
  text: sample('Want dates, gear to borrow or a visit to your school or hall? Email us.'),
  actions: [
    { kind: 'mail', label: 'Ask about an initiative', subject: 'initiatives' },
    { kind: 'page', label: 'Volunteer with us', to: { page: 'get-involved' } },
  ],
} satisfies CallToAction;

/** Texts for search engines and chat previews. */
export const head = {
  description:
    'AZ1 Hockey initiatives in Edmonton and Surrey: a gear library, learn-to-skate days, a girls’ camp, newcomer evenings and more.',
  keywords:
    'hockey diversity, inclusion in hockey, used hockey gear, girls hockey Edmonton, newcomers hockey',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
