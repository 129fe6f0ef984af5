import type { CompetitionCard, FirstShift, Reason } from '@/content/page-types';
import type { Action, PageIntro, ProgramCard, SectionIntro } from '@/content/types';
import { sample } from '@/lib/sample';

export const intro = {
  eyebrow: 'Our Programs',
  headline: { lead: 'Find your', wide: 'spot' },
  text: 'Camps, small groups, a first season and nights out. See what fits, then register or write to us.',
} satisfies PageIntro;

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

/** The first camp that has not begun, at the top of the page. */
export const nextCampLabels = { title: 'Next camp', all: 'See all camp dates' };

/** The registration table; its rows are in camps.ts. */
export const registerSection = {
  id: 'register',
  heading: {
    eyebrow: 'Registration',
    headline: { lead: 'Camp dates', wide: 'and places' },
    text: 'Choose a camp, then register on our registration page. One form per player.',
  } satisfies SectionIntro,
  caption: 'Camps to come, in the order of the calendar',
  columns: {
    dates: 'Dates',
    name: 'Camp',
    code: 'Program',
    location: 'City',
    price: 'Venue',
    register: 'Registration',
  },
  register: { kind: 'external', label: 'Register Now', link: 'registration' } satisfies Action,
  /** Before the name and dates of a camp that a shared link still names. */
  passedLabel: 'This camp has passed:',
  /** Shown in place of the table when every camp has passed. */
  emptyText: 'No camps are posted right now. Write to us and we will tell you about the next one.',
  emptyAction: { kind: 'mail', label: 'Ask about the next camp', subject: 'general' } satisfies Action,
};

/** Labels of the facts on every program card. */
export const cardLabels = { duration: 'Length', ageGroup: 'For', price: 'Price', features: 'What you get' };

export const programsSection = {
  id: 'training',
  heading: {
    eyebrow: 'Training',
    headline: { lead: 'Two ways', wide: 'to train' },
  } satisfies SectionIntro,
};

export const programCards = [
  {
    id: 'elite-camps',
    title: 'Elite Camps',
    description:
      'Full days for players who already compete. You skate hard, study video and learn what higher levels expect.',
    duration: '3-5 days',
    ageGroup: 'U13 to U18, with game experience',
    price: 'Contact for Pricing',
    features: [
      'Two ice sessions a day',
      'Video review in small groups',
      'Off-ice strength and mobility',
      'Goalie coaching every session',
      'Written feedback to take home',
    ],
    action: { kind: 'external', label: 'Register Now', link: 'registration' },
  },
  {
    id: 'small-group-sessions',
    title: 'Small Group Sessions',
    description:
      'A few skaters, one coach and one skill at a time. Bring friends, or let us find a group at your level.',
    duration: '1-1.5 hours',
    ageGroup: '6+, in groups of 3-8 skaters',
    price: 'Contact for Pricing',
    features: [
      'Groups of 3-8 skaters',
      'One skill per session',
      'Drills set to your level',
      'Times agreed with your group',
    ],
    action: { kind: 'mail', label: 'Contact to book', subject: 'smallGroup' },
  },
] as const satisfies readonly ProgramCard[];

export const competitionsSection = {
  id: 'games',
  heading: {
    eyebrow: 'Leagues and tournaments',
    headline: { lead: 'Games to', wide: 'play' },
    text: 'Others run these. We coach many of the players, so we send you straight to the organizers.',
  } satisfies SectionIntro,
};

export const competitionCards = [
  {
    id: 'punjabi-elite-league',
    title: 'Punjabi Elite League',
    description: sample(
      'A summer league where you play beside and against South Asian players from across Western Canada. Rosters, rules and dates are on the league’s own site.',
    ),
    action: { kind: 'external', label: 'Visit the league', link: 'punjabiEliteLeague' },
  },
  {
    id: 'memorial-tournament',
    title: 'Memorial Tournament',
    description: sample(
      'A yearly weekend of games in memory of a friend of the program. Enter a team, sign up alone or come to watch.',
    ),
    action: { kind: 'external', label: 'Visit the tournament', link: 'memorialTournament' },
  },
] as const satisfies readonly CompetitionCard[];

/** Ages, dates and numbers are fixed by spec §9. */
export const firstShift = {
  id: 'first-shift',
  heading: {
    eyebrow: 'New to hockey',
    headline: { lead: 'Your', wide: 'First Shift' },
    text: 'Six sessions and a full set of equipment, for children who have never played.',
  },
  facts: [
    { label: 'Ages', value: '6-10' },
    { label: 'For', value: 'First-time players only' },
    { label: 'Registration deadline', value: 'January 12, 2026', date: '2026-01-12' },
    { label: 'Welcome event', value: 'January 18, 2026', date: '2026-01-18' },
    { label: 'On the ice', value: '6 on-ice sessions' },
    { label: 'Equipment', value: 'A full set of equipment' },
  ],
  registrationDeadline: '2026-01-12',
  welcomeEvent: '2026-01-18',
  paragraphs: [
    'First Shift is for children aged 6-10 who have never played organized hockey. They do not need to know how to skate. You do not need to know hockey.',
    'Register by January 12, 2026. The welcome event is on January 18, 2026. We measure your child, hand over a full set of equipment and show how it goes on. You meet the coaches there too.',
    'Then come 6 on-ice sessions, with games that teach falling, getting up, gliding and stopping. After the last one, we help you choose what is next. It may be a Try Hockey day, a camp or a local team.',
  ],
  kitTitle: 'In the bag, yours to keep',
  kit: [
    'Helmet with full cage',
    'Neck guard',
    'Shoulder pads',
    'Elbow pads',
    'Gloves',
    'Padded pants',
    'Shin pads and socks',
    'Jersey',
    'Skates',
    'Stick',
    'Equipment bag',
  ],
  bringTitle: 'Bring from home',
  bring: ['Long underwear or leggings', 'Thin socks', 'A water bottle with a name on it'],
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
    date: firstShift.registrationDeadline,
    title: 'Last day to register for First Shift',
  },
  {
    file: '/calendar/first-shift-welcome.ics',
    date: firstShift.welcomeEvent,
    title: 'First Shift welcome event',
  },
] as const;

/** Its date is with the events; both buttons open the ticket seller (spec §2, Programs). */
export const southAsianNight = {
  id: 'south-asian-night',
  heading: {
    eyebrow: 'Community night',
    headline: { lead: 'South Asian', wide: 'Night' },
    text: 'A night at a pro game with our players, their grandparents and a lot of noise.',
  } satisfies SectionIntro,
  details: sample(
    'Doors open early for food, mehndi and dhol. AZ1 players skate at the first intermission. We sit together, so new families meet others.',
  ),
  actions: [
    { kind: 'external', label: 'Get tickets', link: 'southAsianNightTickets' },
    { kind: 'external', label: 'Get group tickets', link: 'southAsianNightTickets' },
  ] as const satisfies readonly Action[],
};

/** What changes the cost, for families who wonder before they ask. */
export const costPanel = {
  id: 'costs',
  heading: {
    eyebrow: 'Cost',
    headline: { lead: 'What changes', wide: 'the cost' },
    text: 'We do not print prices, because ice and group size change them. These four things matter most.',
  } satisfies SectionIntro,
  factors: [
    {
      title: 'Hours on the ice',
      description: 'Ice is the largest cost. A day camp costs more than a single hour.',
    },
    {
      title: 'Group size',
      description: 'A shared session costs each family less than a private hour.',
    },
    {
      title: 'Gear',
      description: 'Used gear is fine, and our gear library lends many pieces. Ask before you buy.',
    },
    {
      title: 'Help with fees',
      description: 'Scholarships and discounted rates are there to be used. Asking takes one short email.',
    },
  ] satisfies readonly Reason[],
  action: { kind: 'mail', label: 'Ask for help with fees', subject: 'fees' } satisfies Action,
};
