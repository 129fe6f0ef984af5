import type { Action, CallToAction, HeadTexts, PicturedIntro, SectionIntro } from '@/site/content-types';
import { sample } from '@/lib/sample';
import { organization } from '@/site/organization.content';

export const intro = {
  headline: { lead: 'Our', wide: 'mission' },
  text: 'A hockey program in Edmonton and Surrey, run by people from the communities it’s for.',
  pictureAlt:
    'Illustration: beside a frozen pond at noon a smiling grandmother in mittens pours tea from a steel flask into a glass on the table. A girl with a braid and a gap in her teeth looks up at her and warms her mittens on a glass of her own. Behind them a goal stands on the cleared ice.',
} satisfies PicturedIntro;

export const mission = {
  id: 'mission',
  heading: {
    eyebrow: 'Since 2019',
    headline: organization.slogan,
  } satisfies SectionIntro,
  statement:
    'We coach and mentor Black, Indigenous, South Asian and other kids and teens of colour, and speak up for them. We want hockey to be theirs too.',
  whyTitle: 'Why we do it',
  why: [
    'Hockey asks a lot of a new family: gear, fees, early mornings and a whole new vocabulary.',
    'A kid who joins anyway may be the only Black or brown player in the room. Some stay and love it. Others quit because they never feel they belong.',
    'We want to change that. We invite families in and explain the game from day one.',
  ],
};

/** What the organisation promises. */
export const commitments = {
  heading: {
    eyebrow: 'Our commitments',
    headline: { lead: 'What we', wide: 'promise' },
  } satisfies SectionIntro,
  items: [
    sample('Coaches ask how to say your child’s name.'),
    'We offer help with fees, and any family can ask.',
    'Tell us if something goes wrong, and we’ll act or help you find someone who can.',
    'We review our inclusion policy at least every three years.',
  ],
};

/** The pages below About. */
export const morePages = {
  heading: {
    eyebrow: 'Who we are',
    headline: { lead: 'Meet the', wide: 'people' },
  } satisfies SectionIntro,
  links: [
    { kind: 'page', label: 'Our coaches', to: { page: 'coaches' } },
    { kind: 'page', label: 'Our directors', to: { page: 'directors' } },
    { kind: 'page', label: 'Stories from families', to: { page: 'impact' } },
    { kind: 'page', label: 'Our sponsors', to: { page: 'sponsors' } },
  ] satisfies readonly Action[],
};

export const closing = {
  headline: { lead: 'Come', wide: 'play' },
  text: 'See what fits. Not sure? Ask us.',
  actions: [
    { kind: 'page', label: 'See our programs', to: { page: 'programs' } },
    { kind: 'mail', label: 'Ask us a question', subject: 'general' },
  ],
} satisfies CallToAction;

/** Texts for search engines and chat previews. */
export const head = {
  description:
    'Why AZ1 Hockey exists, which communities lead it and what it promises families who are new to hockey in Edmonton and Surrey.',
  keywords:
    'AZ1 Hockey mission, inclusive hockey Edmonton, South Asian hockey Surrey, hockey non-profit Alberta',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
