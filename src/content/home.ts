import { partners } from '@/content/partners';
import type { Step } from '@/content/page-types';
import type { Action, PartnerLogo, SectionIntro, Slide } from '@/content/types';
import type { PageTarget } from '@/site/pages';

/** The h1 of the home page. It stays while the slides change. */
export const homeHeading = 'AZ1 Hockey: grow the game as one';

/** The slides of the carousel. Titles and subtitles are fixed by spec §2, Home. */
export const slides = [
  {
    id: 'players',
    title: 'BUILDING BETTER',
    subtitle: 'PLAYERS',
    description:
      'Breaking barriers and increasing cultural importance in hockey, from the first stride to the last shift.',
    image: '/images/puck',
  },
  {
    id: 'people',
    title: 'CREATING BETTER',
    subtitle: 'PEOPLE',
    description: 'Elite training, mentorship and support for the community, on the ice and away from it.',
    image: '/images/goal-dawn',
  },
  {
    id: 'as-one',
    title: 'GROWING THE GAME',
    subtitle: 'AS ONE',
    description:
      'Developing champions through dedication, skill and character, one practice and one teammate at a time.',
    image: '/images/mandala',
  },
] as const satisfies readonly Slide[];

/** What the carousel's controls are called. */
export const carouselLabels = {
  region: 'What we stand for',
  pause: 'Pause slides',
  play: 'Play slides',
  previous: 'Previous slide',
  next: 'Next slide',
  choose: 'Choose slide',
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

/** How to register, in three steps. */
export const registerSection = {
  id: 'register',
  heading: {
    eyebrow: 'Registration',
    headline: { lead: 'Three steps', wide: 'to the ice' },
    text: 'You do not need an account, a team or your own gear to begin.',
  } satisfies SectionIntro,
  steps: [
    {
      id: 'choose',
      title: 'Choose',
      text: 'Find a camp or program that fits your player’s age and level.',
    },
    {
      id: 'sign-up',
      title: 'Register',
      text: 'Open our registration page, pick the same name and fill in one form per player.',
    },
    {
      id: 'come-early',
      title: 'Come early',
      text: 'Be at the rink 30 minutes before the start. We help with straps, laces and sizes.',
    },
  ] satisfies readonly Step[],
  actions: [
    { kind: 'external', label: 'Register Now', link: 'registration' },
    { kind: 'page', label: 'See camp dates', to: { page: 'programs', anchor: 'register' } },
    { kind: 'mail', label: 'Ask for help with fees', subject: 'fees' },
  ] satisfies readonly Action[],
};

/** Who we are. */
export const aboutSection = {
  id: 'about',
  heading: {
    eyebrow: 'Who we are',
    headline: { lead: 'Many sticks,', wide: 'one play' },
  } satisfies SectionIntro,
  paragraphs: [
    'AZ1 Hockey is a non-profit from Edmonton with a second home in Surrey. We started in 2019.',
    'BIPOC and South Asian coaches lead our program, for families who rarely saw themselves at the rink. Every family is welcome on our ice.',
    'We run camps, small groups and mentorship. We also speak up when the game leaves someone out.',
  ],
  actions: [
    { kind: 'page', label: 'Read our mission', to: { page: 'about', anchor: 'mission' } },
    { kind: 'page', label: 'Meet our coaches', to: { page: 'coaches' } },
  ] satisfies readonly Action[],
};

/** The list of events; the events themselves are in events.ts. */
export const eventsSection = {
  id: 'events',
  heading: {
    eyebrow: 'Upcoming events',
    headline: { lead: 'On the', wide: 'calendar' },
    text: 'Community nights, games and first skates. Where a date is still to come, ask and we will tell you.',
  } satisfies SectionIntro,
};
