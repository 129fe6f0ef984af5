import type { Action, CallToAction, PicturedIntro, SectionIntro } from '@/site/content-fields.schema';
import { sample } from '@/lib/sample';
import { organization } from '@/site/organization';

export const intro = {
  headline: { lead: 'About our', wide: 'mission' },
  text: 'A hockey program in Edmonton and Surrey, led by the communities it is for.',
  pictureAlt:
    'Illustration: a thermos with six stripes and six glasses of tea steam on the boards of an outdoor rink at dawn.',
} satisfies PicturedIntro;

export const mission = {
  id: 'mission',
  heading: {
    eyebrow: 'Our mission',
    headline: organization.slogan,
  } satisfies SectionIntro,
  statement:
    'We coach, mentor and speak up for South Asian and BIPOC youth: Black, Indigenous and people of colour. We want every child to play, belong and lead in hockey.',
  whyTitle: 'Why we do it',
  why: [
    'We started in Edmonton in 2019, and we have a second home in Surrey. In both cities, many families live close to a rink and have never been inside.',
    'A child who does go in may be the only brown or Black player in the room. Some love the game anyway. Some leave it early because they do not feel they belong.',
    sample(
      'We want to change both. We ask families in and explain what nobody explains. Our coaches learn each name and say it right. When a coach hears a slur, play stops and the coach deals with it.',
    ),
  ],
};

/** Promises that a visitor can check. */
export const commitments = {
  heading: {
    eyebrow: 'Our commitments',
    headline: { lead: 'What we', wide: 'promise' },
  } satisfies SectionIntro,
  items: [
    sample('At every camp, coaches first learn each player’s name and how to say it.'),
    'The programs page has a button to ask for help with fees. One short email is enough.',
    'Every page has a link at its foot for reporting an incident.',
    'We review our inclusion policy at least every three years. Its page shows the date.',
  ],
};

/** The pages below About. */
export const morePages = {
  heading: {
    eyebrow: 'Who we are',
    headline: { lead: 'The people', wide: 'of AZ1' },
  } satisfies SectionIntro,
  links: [
    { kind: 'page', label: 'Meet our coaches', to: { page: 'coaches' } },
    { kind: 'page', label: 'Meet our directors', to: { page: 'directors' } },
    { kind: 'page', label: 'See our impact', to: { page: 'impact' } },
    { kind: 'page', label: 'See our sponsors', to: { page: 'sponsors' } },
  ] satisfies readonly Action[],
};

export const closing = {
  headline: { lead: 'Come and', wide: 'skate' },
  text: 'See camps and first days. If you are not sure where your player fits, ask us.',
  actions: [
    { kind: 'page', label: 'See our programs', to: { page: 'programs' } },
    { kind: 'mail', label: 'Ask us a question', subject: 'general' },
  ],
} satisfies CallToAction;
