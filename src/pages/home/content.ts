import { partners, type PartnerLogo } from './partners.content';
import type { Action, EntryImage, HeadTexts, SectionIntro, Step } from '@/site/content-types';
import { sample } from '@/lib/sample';
import type { PageTarget } from '@/site/pages';
import { organization } from '@/site/organization.content';

/** A slide of the carousel. */
export interface Slide {
  title: string;
  subtitle: string;
  description: string;
  image: EntryImage;
  pictureAlt?: string;
  /** What stays in view of a picture that is cut (CSS `object-position`): up to tablets, and on wide windows from 64rem. */
  phoneFocus: string;
  wideFocus: string;
}

/** The h1 of the home page. It stays while the slides change. */
export const homeHeading = 'AZ1 Hockey: grow the game as one';

/** The slides of the carousel. Their words are fixed by the organisation. */
export const slides = [
  {
    title: 'BUILDING BETTER',
    subtitle: 'PLAYERS',
    description: 'Breaking barriers and increasing cultural importance in hockey.',
    image: '/images/gate',
    phoneFocus: '88% 50%',
    wideFocus: '50% 78%',
    pictureAlt:
      'Illustration: seen from behind, number 4 stands in the open gate, about to step onto the ice, her stick in her glove, her long braid over her sweater. A coach on one knee bumps gloves with her and smiles; far behind them is a red net.',
  },
  {
    title: 'CREATING BETTER',
    subtitle: 'PEOPLE',
    description: 'Elite training, mentorship and support for the community.',
    image: '/images/goal-dawn',
    phoneFocus: '92% 78%',
    wideFocus: '50% 48%',
    pictureAlt:
      'Illustration: at sunrise, number 7 with curls and a headband and the younger number 11 with a patka sit on a log by a warming hut, their heads touching, one pink shawl over both. She smiles with her eyes shut; he beams up at her, a warm cup in his mittens.',
  },
  {
    title: 'GROWING THE GAME',
    subtitle: 'AS ONE',
    description: 'Developing champions through dedication, skill and character.',
    image: '/images/team',
    phoneFocus: '100% 50%',
    wideFocus: '50% 58%',
    pictureAlt:
      'Illustration: six players stand close together on the ice after the winning goal. Number 4, the smallest, is in the middle of the front row and marvels at the puck in her raised glove. Beside her number 11 in a patka laughs with his head back, and number 9 winks and sticks out her tongue. Behind them number 13, in glasses, raises a fist and shouts, number 7, taller than all, beams at the puck, and number 22 in a hijab smiles at it. Confetti flies.',
  },
] as const satisfies readonly Slide[];

/** Names of the carousel's controls. */
export const carouselLabels = {
  region: 'What we do',
  pause: 'Pause slides',
  play: 'Play slides',
  previous: 'Previous slide',
  next: 'Next slide',
  choose: 'Choose slide',
  of: 'of',
};

export const getStartedLabel = 'GET STARTED';
export const getStartedTarget = { page: 'programs', anchor: 'register' } as const satisfies PageTarget;

export const followLabel = 'FOLLOW US';

/** The strip of partner logos. */
export const partnersSection = {
  headline: { lead: 'Proudly Associated With', wide: 'Excellence' },
  text: 'AZ1 Hockey maintains strong relationships with professional and junior hockey organizations, providing athletes with pathways to excellence.',
  pauseLabel: 'Pause logos',
  playLabel: 'Play logos',
};

export const partnerLogos: readonly PartnerLogo[] = Object.values(partners);

/** A voice before the steps: a testimonial of Our Impact by its id, below the lockers, and where it leads. */
export const voice = {
  id: 'mina-t',
  action: {
    kind: 'page',
    label: 'See the girls’ camp',
    to: { page: 'programs', anchor: 'girls-winter-camp' },
  } satisfies Action,
  pictureAlt:
    'Illustration: three girls in a dressing room. Number 4 sits on the bench, a helmet in her lap, and laughs with her eyes shut, one foot still in its sock; a friend with a ponytail leans on her and whispers in her ear. Number 4’s other foot, in its skate, stands on a low crate before a girl in a hijab, who kneels, laughs along and pulls its laces tight. Sweaters hang in the stalls, and an open door shows the ice.',
};

/** How to register, step by step. */
export const registerSection = {
  id: 'register',
  heading: {
    eyebrow: 'How to register',
    headline: { lead: 'Get out on', wide: 'the ice' },
    text: 'Beginners are welcome from age 6, and teens can start too. You don’t need an account.',
  } satisfies SectionIntro,
  pictureAlt:
    'Illustration: six knitted mittens, each a different colour, hang from pegs on short and long strings. The pink one still swings. Above them are a pink toque, a puck and a roll of tape.',
  steps: [
    {
      id: 'choose',
      title: 'Choose',
      text: 'Pick a camp that fits the player’s age and level, ask us the price, and note the code under its dates.',
    },
    {
      id: 'sign-up',
      title: 'Register',
      text: sample('Press Register Now and find that code on the page that opens. A parent or guardian fills in one form per player.'),
    },
    {
      id: 'come-early',
      title: 'Come early',
      text: sample('Be at the rink 30 minutes before the start. We’ll help with straps and laces.'),
    },
  ] satisfies readonly Step[],
  actions: [
    { kind: 'external', label: 'Register Now', link: 'registration' },
    { kind: 'page', label: 'See camp dates', to: { page: 'programs', anchor: 'register' } },
    { kind: 'mail', label: 'Ask for help with fees', subject: 'fees' },
  ] as const satisfies readonly Action[],
};

/** Who we are. */
export const aboutSection = {
  id: 'about',
  heading: {
    eyebrow: 'Who we are',
    headline: { lead: 'Hockey where you', wide: 'belong' },
  } satisfies SectionIntro,
  pictureAlt:
    'Illustration: six players seen close from straight above lie on the ice like a star, heads together round one puck. Between them lie six sticks, and their blades, taped in six colours, close round the puck like the AZ1 logo. Numbers 7 and 9 laugh with their eyes shut, and number 4, the youngest, grins up at us with a gap in her teeth.',
  paragraphs: [
    'AZ1 Hockey is a non-profit hockey program. We started in Edmonton, Alberta, in 2019, and we also run programs in Surrey, BC.',
    'It’s led by Black, Indigenous, South Asian and other people of colour, and built around kids and teens from those communities. Everyone is welcome.',
    'We run camps, small groups and elite training, match players with mentors and host community events. When a player is treated badly, we speak up for them.',
  ],
  actions: [
    { kind: 'page', label: 'Read our mission', to: { page: 'about', anchor: 'mission' } },
    { kind: 'page', label: 'Meet our coaches', to: { page: 'coaches' } },
  ] satisfies readonly Action[],
};

/** The list of events; the events themselves are in events.content.ts. */
export const eventsSection = {
  id: 'events',
  /** Above the events that have passed. */
  pastTitle: 'Past events',
  /** Labels of their links: to the ticket seller, or an email. */
  pastTickets: 'Check the ticket page',
  pastMail: 'Ask about the next one',
  /** Before the event's name, in the email that asks about it. */
  mailLabel: 'Event',
  /** Read aloud for `TBD`. */
  noDate: 'Date to be decided',
  heading: {
    eyebrow: 'Upcoming events',
    headline: { lead: 'Nights, games and', wide: 'first skates' },
    text: 'Come play or watch. TBD means there’s no date yet.',
  } satisfies SectionIntro,
};

/** Texts for search engines and chat previews. */
export const head = {
  description: organization.description,
  keywords:
    'AZ1 Hockey, youth hockey Edmonton, hockey Surrey BC, South Asian hockey, BIPOC hockey, hockey camps, non-profit hockey program',
  shareHeadline: organization.slogan,
} as const satisfies HeadTexts;
