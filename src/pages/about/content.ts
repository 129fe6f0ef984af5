import type { Action, CallToAction, PicturedIntro, SectionIntro } from '@/site/content-fields.schema';
import { sample } from '@/lib/sample';
import { organization } from '@/site/organization';

export const intro = {
  headline: { lead: 'About our', wide: 'mission' },
  text: 'A hockey program in Edmonton and Surrey, led by the communities it is for.',
  pictureAlt:
    'Illustration: a grandmother and number 4 laugh behind the boards of an outdoor rink at dawn. Before them steam six glasses of tea and a thermos with six stripes.',
} satisfies PicturedIntro;

export const mission = {
  id: 'mission',
  heading: {
    eyebrow: 'Our mission',
    headline: organization.slogan,
  } satisfies SectionIntro,
  statement:
    'We coach and mentor South Asian and BIPOC youth, and we speak up for them. BIPOC means Black, Indigenous and people of colour. We want every child to play, belong and lead in hockey.',
  whyTitle: 'Why we do it',
  why: [
    'We started in Edmonton in 2019, and today we are in Surrey, too. Hockey asks a lot of a new family: gear, fees, early mornings and many new words.',
    'A child who joins anyway may be the only brown or Black player in the room. Some love the game all the same, but some leave early because they do not feel they belong.',
    sample(
      'We want to change that. We invite families in and explain the game from the first day. When a coach hears a slur, a word that insults who someone is, the session stops and the coach deals with it.',
    ),
  ],
};

/** Promises that a visitor can check. */
export const commitments = {
  heading: {
    eyebrow: 'Our commitments',
    headline: { lead: 'Promises you can', wide: 'check' },
  } satisfies SectionIntro,
  items: [
    sample('At every camp, coaches first learn each player’s name and how to say it.'),
    'Every family can ask for help with fees, and the button is on our programs page.',
    'At the foot of every page of this site, a link lets you report an incident.',
    'We review our inclusion policy at least every three years. Its page shows the date.',
  ],
};

/** The pages below About. */
export const morePages = {
  heading: {
    eyebrow: 'Who we are',
    headline: { lead: 'More', wide: 'about us' },
  } satisfies SectionIntro,
  links: [
    { kind: 'page', label: 'Meet our coaches', to: { page: 'coaches' } },
    { kind: 'page', label: 'Meet our directors', to: { page: 'directors' } },
    { kind: 'page', label: 'See our impact', to: { page: 'impact' } },
    { kind: 'page', label: 'See our sponsors', to: { page: 'sponsors' } },
  ] satisfies readonly Action[],
};

export const closing = {
  headline: { lead: 'Camps and', wide: 'programs' },
  text: 'See what suits your player. If you are not sure, ask us.',
  actions: [
    { kind: 'page', label: 'See our programs', to: { page: 'programs' } },
    { kind: 'mail', label: 'Ask us a question', subject: 'general' },
  ],
} satisfies CallToAction;
