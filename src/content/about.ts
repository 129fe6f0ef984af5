import type { Action, CallToAction, PageIntro, SectionIntro } from '@/content/types';

export const intro = {
  eyebrow: 'About us',
  headline: { lead: 'About our', wide: 'mission' },
  text: 'A hockey program from Edmonton and Surrey, led by the people it was made for.',
} satisfies PageIntro;

export const mission = {
  id: 'mission',
  heading: {
    eyebrow: 'Our mission',
    headline: { lead: 'Grow the game', wide: 'as one' },
  } satisfies SectionIntro,
  statement:
    'AZ1 Hockey grows the game as one. We coach, mentor and speak up for BIPOC and South Asian youth. We want every child to play, belong and lead in hockey.',
  whyTitle: 'Why we do it',
  why: [
    'We started in Edmonton in 2019. Most of us grew up as the only brown or Black kid in the dressing room. Some of us loved every minute. Some of us left early and missed the game for years.',
    'In Surrey we met families who lived five minutes from a rink and had never been inside. Nobody had told them no. Nobody had asked them in, either.',
    'So we ask. We show parents where to find used skates and what a line change is. We put coaches on the ice who say each name right. We stay close when a player hears words no child should hear.',
  ],
};

/** Promises that a visitor can check. */
export const commitments = {
  heading: {
    eyebrow: 'Our commitments',
    headline: { lead: 'Hold us', wide: 'to it' },
  } satisfies SectionIntro,
  items: [
    'Every camp opens with names. Coaches learn each one and say it the right way.',
    'The programs page says how to ask for help with fees, in one short email.',
    'Every page links to the incident page, so help is never more than two clicks away.',
    'We review our inclusion policy at least every three years and publish the date.',
  ],
};

/** The pages below About. */
export const morePages = {
  heading: {
    eyebrow: 'The people',
    headline: { lead: 'Who is behind', wide: 'the bench' },
  } satisfies SectionIntro,
  links: [
    { kind: 'page', label: 'Meet our coaches', to: { page: 'coaches' } },
    { kind: 'page', label: 'Meet our directors', to: { page: 'directors' } },
    { kind: 'page', label: 'See our impact', to: { page: 'impact' } },
    { kind: 'page', label: 'Thank our sponsors', to: { page: 'sponsors' } },
  ] satisfies readonly Action[],
};

export const closing = {
  headline: { lead: 'Come and', wide: 'skate' },
  text: 'Find a camp or a first day, or write and ask where your player fits.',
  actions: [
    { kind: 'page', label: 'See our programs', to: { page: 'programs' } },
    { kind: 'mail', label: 'Ask us a question', subject: 'general' },
  ],
} satisfies CallToAction;
