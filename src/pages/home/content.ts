import { partners } from './partners';
import type { Slide } from './content.schema';
import type { PartnerLogo } from './partners.schema';
import type { Action, SectionIntro, Step } from '@/site/content-fields.schema';
import { sample } from '@/lib/sample';
import type { PageTarget } from '@/pages/registry';

/** The h1 of the home page. It stays while the slides change. */
export const homeHeading = 'AZ1 Hockey: grow the game as one';

/** The slides of the carousel. Titles and subtitles are fixed by the organisation. */
export const slides = [
  {
    title: 'BUILDING BETTER',
    subtitle: 'PLAYERS',
    description:
      'Breaking barriers and increasing cultural importance in hockey, from the first stride to the last shift.',
    image: '/images/first-step',
    pictureAlt:
      'Illustration: a small player in pink, number 4, with a braid and a gap in her teeth, laughs at the open gate to the ice, her helmet under her arm. Behind her the older number 7 holds the gate.',
  },
  {
    title: 'CREATING BETTER',
    subtitle: 'PEOPLE',
    description: 'Elite training, mentorship and support for the community, on the ice and away from it.',
    image: '/images/goal-dawn',
    pictureAlt:
      'Illustration: two friends in hockey sweaters, one with curls and one with a patka, hold glasses of chai in mittens beside a frozen pond. Behind the woods the sun comes up.',
    veiled: true,
  },
  {
    title: 'GROWING THE GAME',
    subtitle: 'AS ONE',
    description:
      'Developing champions through dedication, skill and character, one practice and one teammate at a time.',
    image: '/images/line',
    pictureAlt:
      'Illustration: six players put their heads together, arm in arm in a circle, and laugh. Number 4 is among them.',
    veiled: true,
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

/** A voice before the steps: a testimonial of Our Impact by its id, below the lockers. */
export const voice = {
  id: 'mina-t',
  pictureAlt:
    'Illustration: three girls side by side in a dressing room. The one in a hijab ties the skate of number 4, and all three laugh.',
};

/** How to register, in three steps. */
export const registerSection = {
  id: 'register',
  heading: {
    eyebrow: 'How to register',
    headline: { lead: 'Three steps to', wide: 'the ice' },
    text: 'You do not need an account on this site. Beginners are welcome from age 6.',
  } satisfies SectionIntro,
  pictureAlt:
    'Illustration: six knitted mittens, each in another colour, hang from pegs on short and long strings. The pink one still swings. Above them are a pink toque, a puck and a roll of tape.',
  steps: [
    {
      id: 'choose',
      title: 'Choose',
      text: 'Pick a camp that fits your player’s age and level. Note the code under its dates.',
    },
    {
      id: 'sign-up',
      title: 'Register',
      text: sample('Press Register Now and look for that code on the page that opens. Fill in one form for each player.'),
    },
    {
      id: 'come-early',
      title: 'Come early',
      text: sample('Be at the rink 30 minutes before the start, and we will help with straps and laces.'),
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
    'Illustration: six players after practice, shoulder to shoulder and laughing. Among them are a patka, a hijab, a braid, curls, freckles and glasses.',
  paragraphs: [
    'AZ1 Hockey is a non-profit hockey program that started in 2019. Our base is Edmonton, Alberta, and we run programs in Surrey, BC, too.',
    'We are led by South Asian and BIPOC communities, and our focus is on their youth. BIPOC means Black, Indigenous and people of colour. Every child is welcome.',
    'We offer elite training, camps, small group training and mentorship, and we host community events. Our advocacy for diversity and inclusion means speaking up for players who are left out. If something goes wrong, anyone can report an incident to us.',
  ],
  actions: [
    { kind: 'page', label: 'Read our mission', to: { page: 'about', anchor: 'mission' } },
    { kind: 'page', label: 'Meet our coaches', to: { page: 'coaches' } },
  ] satisfies readonly Action[],
};

/** The list of events; the events themselves are in events.ts. */
export const eventsSection = {
  id: 'events',
  /** Above the events that have passed. */
  pastTitle: 'Past events',
  /** Labels of their links: to the ticket seller, or an email. */
  pastTickets: 'Open the ticket page',
  pastMail: 'Ask about the next one',
  /** Read aloud for `TBD`. */
  noDate: 'Date to be decided',
  heading: {
    eyebrow: 'Upcoming events',
    headline: { lead: 'Nights, games and', wide: 'open ice' },
    text: 'Come to play or to watch. TBD: the date is still to be decided. U9 means players under 9.',
  } satisfies SectionIntro,
};
