import type { ImpactStat, Testimonial } from './content.schema';
import type { CallToAction, PageIntro, SectionIntro } from '@/site/content-fields.schema';
import { sample } from '@/lib/sample';

export const intro = {
  headline: { lead: 'Our impact', wide: 'so far' },
  text: 'What we have done since 2019, in three numbers and in the words of five people.',
} satisfies PageIntro;

export const statsSection = {
  eyebrow: 'Since 2019',
  headline: { lead: 'Three', wide: 'numbers' },
} satisfies SectionIntro;

/** Numbers and labels are fixed by the organisation. */
export const impactStats = [
  {
    id: 'athletes-trained',
    icon: 'jersey',
    number: 500,
    suffix: '+',
    label: 'Athletes Trained',
    description: 'Players coached at our camps, in small groups and on first skating days.',
  },
  {
    id: 'events-hosted',
    icon: 'whistle',
    number: 250,
    suffix: '+',
    label: 'Events Hosted',
    description: 'Camps, games and community nights that we have run since we started.',
  },
  {
    id: 'equipment-donated',
    icon: 'bag',
    number: 500,
    suffix: '+',
    label: 'Equipment Donated',
    description: 'Pieces of gear given to players who needed them to play.',
  },
] as const satisfies readonly ImpactStat[];

export const testimonialsSection = {
  eyebrow: 'In their words',
  headline: { lead: 'What families', wide: 'tell us' },
} satisfies SectionIntro;

export const testimonials = [
  {
    id: 'rupinder-d',
    quote: sample(
      'My son put his shin pads on backwards and wanted to go home. A coach sat down and put hers on backwards too. They both laughed, and he was first on the ice.',
    ),
    name: sample('Rupinder D.'),
    role: 'Parent',
    image: '/cards/rupinder-d',
  },
  {
    id: 'jaskaran-b',
    quote: sample(
      'I wear a patka, and at my old rink the helmet never fit. Here they had three ready for me to try. By the second drill I forgot about it. That was the best part.',
    ),
    name: sample('Jaskaran B.'),
    role: 'AZ1 Athlete',
    image: '/cards/jaskaran-b',
  },
  {
    id: 'amara-o',
    quote: sample(
      'I asked about fees in the parking lot, because I was shy about it. They sent a normal email and a normal form. My daughter had a normal first day, and nobody on the ice knew.',
    ),
    name: sample('Amara O.'),
    role: 'Parent',
    image: '/cards/amara-o',
  },
  {
    id: 'mina-t',
    quote: sample(
      'At my first camp I was the only girl in my group, so I asked to leave. My coach called two players from the girls camp. The next morning there were three of us.',
    ),
    name: sample('Mina T.'),
    role: 'AZ1 Athlete',
    image: '/cards/mina-t',
  },
  {
    id: 'suresh-v',
    quote: sample(
      'I had never been inside a rink. On day one a volunteer drew the whole ice on a coffee lid and explained offside. I still have the lid. Now I do the explaining.',
    ),
    name: sample('Suresh V.'),
    role: 'Parent',
    image: '/cards/suresh-v',
  },
] as const satisfies readonly Testimonial[];

export const closing = {
  headline: { lead: 'Help the next', wide: 'player' },
  text: 'Give money or gear, or volunteer at an event.',
  actions: [
    { kind: 'page', label: 'Donate', to: { page: 'donate' } },
    { kind: 'page', label: 'Get involved', to: { page: 'get-involved' } },
  ],
} satisfies CallToAction;
