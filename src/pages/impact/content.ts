import type { ImpactStat, Testimonial } from './content.schema';
import type { CallToAction, PageIntro, SectionIntro } from '@/site/content-fields.schema';
import { sample } from '@/lib/sample';

export const intro = {
  headline: { lead: 'Our impact', wide: 'so far' },
  text: 'Three numbers we are proud of, and five people who say what they found here.',
} satisfies PageIntro;

export const statsSection = {
  eyebrow: 'Our numbers',
  headline: { lead: 'Hockey for', wide: 'hundreds' },
} satisfies SectionIntro;

/** Numbers and labels are fixed by the organisation. */
export const impactStats = [
  {
    id: 'athletes-trained',
    icon: 'jersey',
    number: 500,
    suffix: '+',
    label: 'Athletes Trained',
    description: sample('Players coached at our camps, in small groups and on Try Hockey Days.'),
  },
  {
    id: 'events-hosted',
    icon: 'whistle',
    number: 250,
    suffix: '+',
    label: 'Events Hosted',
    description: sample('Camps, games and community nights for our players and families.'),
  },
  {
    id: 'equipment-donated',
    icon: 'bag',
    number: 500,
    suffix: '+',
    label: 'Equipment Donated',
    description: sample('Pieces of gear donated for our players, from first skates to goalie pads.'),
  },
] as const satisfies readonly ImpactStat[];

export const testimonialsSection = {
  eyebrow: 'In their words',
  headline: { lead: 'What families', wide: 'tell us' },
  pictureAlt: 'Illustration: six players put their heads together, arm in arm in a circle, and laugh.',
} satisfies SectionIntro & { pictureAlt: string };

export const testimonials = [
  {
    id: 'rupinder-d',
    quote: sample(
      'My son put his shin pads on backwards and wanted to go home. A coach sat down beside him and put hers on backwards too, until they both laughed. He was first on the ice.',
    ),
    name: sample('Rupinder D.'),
    role: 'Parent',
    image: '/cards/rupinder-d',
  },
  {
    id: 'jaskaran-b',
    quote: sample(
      'I wear a patka [a small head covering], and at my old rink no helmet fit over it. Here they had three ready for me to try, and by the second drill I forgot about it.',
    ),
    name: sample('Jaskaran B.'),
    role: 'AZ1 Athlete',
    image: '/cards/jaskaran-b',
  },
  {
    id: 'amara-o',
    quote: sample(
      'I asked about fees in the parking lot, because I was shy about it. The answer was kind and took one email, and my daughter’s first day was like everybody else’s.',
    ),
    name: sample('Amara O.'),
    role: 'Parent',
    image: '/cards/amara-o',
  },
  {
    id: 'mina-t',
    quote: sample(
      'At my first camp I was the only girl in my group, so I asked to leave. My coach called two players from the girls’ camp, and the next morning there were three of us.',
    ),
    name: sample('Mina T.'),
    role: 'AZ1 Athlete',
    image: '/cards/mina-t',
  },
  {
    id: 'suresh-v',
    quote: sample(
      'I had never been inside a rink. On day one a volunteer drew the whole ice on a coffee lid and explained offside. I still have the lid, and now I do the explaining.',
    ),
    name: sample('Suresh V.'),
    role: 'Parent',
    image: '/cards/suresh-v',
  },
] as const satisfies readonly Testimonial[];

export const closing = {
  headline: { lead: 'Give or', wide: 'volunteer' },
  text: 'Money, good used gear or a few hours of your time: each one helps the next player onto the ice.',
  actions: [
    { kind: 'page', label: 'Donate', to: { page: 'donate' } },
    { kind: 'page', label: 'Get involved', to: { page: 'get-involved' } },
  ],
} satisfies CallToAction;
