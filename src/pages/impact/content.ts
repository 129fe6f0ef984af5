import type { BoardIconName } from '@/ui/art/board-icon-paths.generated';
import type { CallToAction, HeadTexts, PageIntro, PersonImage, SectionIntro } from '@/site/content-types';
import { sample } from '@/lib/sample';

/** A counter that runs from 0 to `number`. */
export interface ImpactStat {
  id: string;
  icon: BoardIconName;
  number: number;
  suffix: '+';
  label: string;
  description: string;
}

/** The words of a player or parent. */
export interface Testimonial {
  id: string;
  quote: string;
  name: string;
  role: 'Parent' | 'AZ1 Athlete';
  image: PersonImage;
}

export const intro = {
  headline: { lead: 'Our', wide: 'impact' },
  text: 'Numbers we’re proud of, and stories from families.',
} satisfies PageIntro;

export const statsSection = {
  eyebrow: 'Our numbers',
  headline: { lead: 'Since', wide: '2019' },
} satisfies SectionIntro;

/** Numbers and labels are fixed by the organisation. */
export const impactStats = [
  {
    id: 'athletes-trained',
    icon: 'jersey',
    number: 500,
    suffix: '+',
    label: 'Athletes Trained',
    description: 'At camps, in small groups and one on one.',
  },
  {
    id: 'events-hosted',
    icon: 'whistle',
    number: 250,
    suffix: '+',
    label: 'Events Hosted',
    description: 'Camps, games and community events.',
  },
  {
    id: 'equipment-donated',
    icon: 'bag',
    number: 500,
    suffix: '+',
    label: 'Equipment Donated',
    description: 'Pieces of gear for our players.',
  },
] as const satisfies readonly ImpactStat[];

export const testimonialsSection = {
  eyebrow: 'In their words',
  headline: { lead: 'What families', wide: 'tell us' },
  pictureAlt: 'Illustration: a young coach with short twists and number 11, a boy with a patka, sit side by side on the bench of a dressing room and laugh. All four of their shin pads are on backwards: each stretches one leg out to the side, and the hard white shell with its round knee cap lies on the calf. The coach’s hand is on the boy’s shoulder.',
} satisfies SectionIntro & { pictureAlt: string };

export const testimonials = [
  sample({
    id: 'rupinder-d',
    quote:
      'My son put his shin pads on backwards and wanted to go home. A young coach sat down next to him and put his own on backwards too. They both laughed, and he stayed.',
    name: 'Rupinder D.',
    role: 'Parent',
    image: '/cards/rupinder-d',
  }),
  sample({
    id: 'jaskaran-b',
    quote:
      'I wear a patka, and at my old rink no helmet fit over it. Here they had three for me to try.',
    name: 'Jaskaran B.',
    role: 'AZ1 Athlete',
    image: '/cards/jaskaran-b',
  }),
  sample({
    id: 'amara-o',
    quote:
      'I was shy about the fees, so I asked in the parking lot. It took one email after that, and my daughter had her spot.',
    name: 'Amara O.',
    role: 'Parent',
    image: '/cards/amara-o',
  }),
  sample({
    id: 'mina-t',
    quote:
      'At my first camp I was the only girl in my group, and I asked to leave. My coach phoned two families from the girls’ camp. The next morning there were three of us.',
    name: 'Mina T.',
    role: 'AZ1 Athlete',
    image: '/cards/mina-t',
  }),
  sample({
    id: 'suresh-v',
    quote:
      'I’d never been inside a rink. On day one a volunteer drew the whole ice on a coffee lid and explained offside.',
    name: 'Suresh V.',
    role: 'Parent',
    image: '/cards/suresh-v',
  }),
] as const satisfies readonly Testimonial[];

export const closing = {
  headline: { lead: 'Help the next', wide: 'player' },
  text: 'Money, good used gear or a few hours of your time all help.',
  actions: [
    { kind: 'page', label: 'Donate', to: { page: 'donate' } },
    { kind: 'page', label: 'Get involved', to: { page: 'get-involved' } },
  ],
} satisfies CallToAction;

/** Texts for search engines and chat previews. */
export const head = {
  description:
    '500+ athletes trained, 250+ events hosted and 500+ pieces of gear donated. Read what players and parents of AZ1 Hockey say about it.',
  keywords:
    'hockey program impact, hockey testimonials, equipment donation hockey, athletes trained Edmonton',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
