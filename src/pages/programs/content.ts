import type { CompetitionCard, FirstShift, ProgramCard } from './content.schema';
import type { Action, LabelledIntro, PicturedIntro, SectionIntro } from '@/site/content-fields.schema';
import { formatIsoDate } from '@/lib/iso-date';
import { sample } from '@/lib/sample';

export const intro = {
  eyebrow: 'Programs and camps',
  headline: { lead: 'Find your', wide: 'spot' },
  text: 'Camps, First Shift, training and South Asian Night: see what fits, then register or write to us.',
  pictureAlt:
    'Illustration: three players in front of the boards, ready for camp, two with their sticks and one with a helmet in both hands.',
} satisfies PicturedIntro & LabelledIntro;

/** The links to the parts of this long page. */
export const onThisPage = {
  label: 'On this page',
  links: [
    { label: 'Camp dates', anchor: 'register' },
    { label: 'First Shift', anchor: 'first-shift' },
    { label: 'Training', anchor: 'training' },
    { label: 'Leagues', anchor: 'games' },
    { label: 'South Asian Night', anchor: 'south-asian-night' },
    { label: 'Cost and help', anchor: 'costs' },
  ],
} as const;

/** Labels of the facts on every program card. */
export const cardLabels = { duration: 'Length', ageGroup: 'For', price: 'Price', features: 'What you get' };

export const programsSection = {
  id: 'training',
  heading: {
    eyebrow: 'Training',
    headline: { lead: 'Elite camps and', wide: 'small groups' },
    text: sample('Girls can join every program, and they have a camp of their own each winter: ask us when.'),
  } satisfies SectionIntro,
};

/** The two programs with a card of their own. */
export const programCards = {
  eliteCamps: {
    id: 'elite-camps',
    title: 'Elite Camps',
    description: sample(
      'For players who already compete. You train as fast as in a game, and learn what coaches look for at tryouts.',
    ),
    duration: '3-5 days',
    ageGroup: sample('U13 to U18, with game experience'),
    price: 'Contact for Pricing',
    features: [
      sample('Ice time every day'),
      sample('Watching video of your own play'),
      sample('Strength and stretching off the ice'),
      sample('Time with a goalie coach'),
      sample('Written feedback to take home'),
    ],
    action: { kind: 'external', label: 'Register Now', link: 'registration' },
  },
  smallGroups: {
    id: 'small-group-sessions',
    title: 'Small Group Sessions',
    description: sample(
      'A few skaters and a coach work on one skill at a time. Come with friends, or ask us for a group. Beginners aged 13 and over are welcome.',
    ),
    duration: '1-1.5 hours',
    ageGroup: '6+, in groups of 3-8 skaters',
    price: 'Contact for Pricing',
    features: [
      sample('Many turns with the puck'),
      sample('One skill per session'),
      sample('Drills set to your level'),
      sample('Times agreed with your group'),
    ],
    action: { kind: 'mail', label: 'Contact to book', subject: 'smallGroup' },
  },
} as const satisfies Record<string, ProgramCard>;

export const competitionsSection = {
  id: 'games',
  heading: {
    eyebrow: 'Run by other groups',
    headline: { lead: 'More games', wide: 'to play' },
    text: 'Other groups run this league and this tournament. Dates, rules and sign-up are on their own sites.',
  } satisfies SectionIntro,
};

/** A league and a tournament that others run. */
export const competitionCards = {
  league: {
    id: 'punjabi-elite-league',
    title: 'Punjabi Elite League',
    description: sample('A summer league for South Asian players from across Western Canada.'),
    action: { kind: 'external', label: 'Visit the league', link: 'punjabiEliteLeague' },
  },
  tournament: {
    id: 'memorial-tournament',
    title: 'Memorial Tournament',
    description: sample('A yearly weekend of games in memory of a local player. Come to play or to watch.'),
    action: { kind: 'external', label: 'Visit the tournament', link: 'memorialTournament' },
  },
} as const satisfies Record<string, CompetitionCard>;

/** The two whole dates of the next intake, `year-month-day`. Every mention of them is derived from these. */
const deadline = '2026-01-12';
const welcome = '2026-01-18';

/** Ages and numbers are fixed by the organisation. */
export const firstShift = {
  id: 'first-shift',
  heading: {
    eyebrow: 'Ages 6 to 10',
    headline: { lead: 'New players:', wide: 'First Shift' },
    text: 'Your child does not need to know how to skate, and you do not need to know hockey.',
  },
  facts: [
    { label: 'For', value: 'Ages 6-10, first-time players only' },
    { label: 'Where', value: sample('Millstone Community Rink, Edmonton') },
    { label: 'Registration deadline', value: formatIsoDate(deadline), date: deadline },
    { label: 'Welcome event', value: formatIsoDate(welcome), date: welcome },
    { label: 'Length', value: '6 on-ice sessions' },
    { label: 'Equipment', value: 'A full set of equipment' },
  ],
  registrationDeadline: deadline,
  welcomeEvent: welcome,
  paragraphs: [
    sample(
      'At the welcome event we measure your child, hand over the equipment and show you how to put it on. You meet the coaches and the other new families, and you can ask anything.',
    ),
    sample(
      'Then come the sessions, with games that teach falling, getting up, gliding and stopping. You can watch every one. After that, a camp or a local team may be next.',
    ),
  ],
  storyTitle: 'What happens',
  openText: `Register by ${formatIsoDate(deadline)}. The welcome event is on ${formatIsoDate(welcome)}.`,
  closedLead:
    'Until the next intake, or group of new players, a Try Hockey Day is a good start. This is how First Shift works.',
  kitTitle: 'Equipment to keep',
  kit: [
    'Helmet with cage',
    'Neck guard',
    'Shoulder pads',
    'Elbow pads',
    'Gloves',
    'Hockey pants',
    'Shin pads',
    'Hockey socks',
    sample('Jersey'),
    'Skates',
    'Stick',
    sample('Equipment bag'),
  ],
  bringTitle: 'Bring from home',
  bring: [
    'A base layer: thin leggings and a long-sleeved top',
    'Thin socks',
    'A jock or jill (a cup that protects between the legs)',
    'A mouthguard',
    'A water bottle with a name on it',
  ],
  guideAction: { kind: 'page', label: 'How to wear it', to: { page: 'what-we-do', anchor: 'what-to-bring' } },
  action: { kind: 'external', label: 'Register for First Shift', link: 'firstShift' },
  closedText: 'This intake has closed. Ask about the next one.',
  closedAction: { kind: 'mail', label: 'Ask about the next one', subject: 'general' },
  closedPage: { kind: 'external', label: 'Open the registration page', link: 'firstShift' },
} as const satisfies FirstShift;

export const firstShiftPrintLabel = 'Print First Shift';

/** The whole dates of First Shift, each with the calendar file that the build writes for it. */
export const firstShiftDates = [
  {
    file: '/calendar/first-shift-deadline.ics',
    date: deadline,
    title: 'Last day to register for First Shift',
  },
  {
    file: '/calendar/first-shift-welcome.ics',
    date: welcome,
    title: 'First Shift welcome event',
  },
] as const;

/**
 * Its date and place are in src/site/south-asian-night.ts. The buttons open the ticket seller, even after the event.
 */
export const southAsianNightSection = {
  id: 'south-asian-night',
  headline: { lead: 'South Asian', wide: 'Night' },
  text: 'A night at a professional hockey game for our players, their families and friends.',
  details: sample(
    'Doors open early for food, mehndi (henna) and dhol (drum) music. Our players skate in the first intermission. We sit together, so that new families meet others.',
  ),
  actions: [
    { kind: 'external', label: 'Get tickets', link: 'southAsianNightTickets' },
    { kind: 'external', label: 'Get group tickets', link: 'southAsianNightTickets' },
  ] as const satisfies readonly Action[],
  pastActions: [
    { kind: 'external', label: 'Open the ticket page', link: 'southAsianNightTickets' },
    { kind: 'external', label: 'Open the group ticket page', link: 'southAsianNightTickets' },
    { kind: 'page', label: 'See camp dates', to: { page: 'programs', anchor: 'register' } },
  ] as const satisfies readonly Action[],
};
