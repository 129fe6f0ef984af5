import type { Action, Fact, HeadTexts, IsoDate, MailAction, PicturedIntro, SectionIntro, TitledPart } from '@/site/content-types';
import { dateInWords } from '@/site/dates';
import { sample } from '@/lib/sample';
import { campList, structuredCamps } from './camp-list';
import { nextFirstShift } from './camps.content';

/** A program with a card of its own. */
export interface ProgramCard extends TitledPart {
  description: string;
  duration: string;
  ageGroup: string;
  price: string;
  features: readonly string[];
  action: Action;
}

/** A card that leads to a league or tournament that others run. */
export interface CompetitionCard extends TitledPart {
  description: string;
  action: Action;
}

/** First Shift: a dated intake. */
export interface FirstShift {
  id: string;
  heading: SectionIntro;
  /** Only a fact with a whole `date` can go into a calendar. */
  facts: readonly (Fact & { date?: IsoDate })[];
  registrationDeadline: IsoDate;
  welcomeEvent: IsoDate;
  paragraphs: readonly string[];
  /** Above the paragraphs, which fold under it on phones. */
  storyTitle: string;
  /** Before the paragraphs until the deadline has passed. */
  openText: string;
  kitTitle: string;
  /** Equipment that each player gets. */
  kit: readonly string[];
  bringTitle: string;
  /** Things the family brings. */
  bring: readonly string[];
  /** Leads to the guide on how each piece is worn. */
  guideAction: Action;
  action: Action;
  /** The line that replaces it all once the deadline has passed, and what comes next. */
  closedText: string;
  closedAction: MailAction;
  compareAction: Action;
  /** The registration page, still linked after the deadline. */
  closedPage: Action;
}

export const intro = {
  eyebrow: 'Edmonton and Surrey',
  headline: { lead: 'Camps and', wide: 'programs' },
  text: 'Never skated? Start with a Try Hockey Day. Already skating? Pick a camp.',
  pictureAlt:
    'Illustration: number 4 leans into a turn round a cone, knees bent, both hands on her stick and the puck on its blade. Snow flies behind her, her braid swings, and she looks ahead through her cage with a small, determined smile. Behind her a coach waves, and a small child stands beside him.',
} satisfies PicturedIntro;

/** The links to the parts of this long page. */
export const onThisPage = {
  label: 'On this page',
  links: [
    { label: 'Camp dates', anchor: 'register' },
    { label: 'First Shift', anchor: 'first-shift' },
    { label: 'Training', anchor: 'training' },
    { label: 'League and tournament', anchor: 'games' },
    { label: 'South Asian Night', anchor: 'south-asian-night' },
    { label: 'Prices and help', anchor: 'costs' },
  ],
} as const;

/** Labels of the facts on every program card. */
export const cardLabels = { duration: 'Length', ageGroup: 'For', price: 'Price', features: 'What you get' };

export const programsSection = {
  id: 'training',
  heading: {
    eyebrow: 'Training',
    headline: { lead: 'Elite camps and', wide: 'small groups' },
    text: sample('Girls can join every program. Want a coach to yourself? Ask about private training.'),
  } satisfies SectionIntro,
  pictureAlt:
    'Illustration: number 22 in her net, seen from near. She has just caught the puck: it sits in the pocket of her catching glove, up beside her mask. Her blocker and stick are ready on the other side. She laughs up at the puck, and people cheer behind the glass.',
};

/** The two programs with a card of their own. */
export const programCards = {
  eliteCamps: {
    id: 'elite-camps',
    title: 'Elite Camps',
    description: sample(
      'For players on teams with tryouts, or ready to try out. Train at game speed and learn what coaches look for.',
    ),
    duration: '3-5 days',
    ageGroup: sample('Ages 13 to 17 (U15 to U18)'),
    price: 'Contact for Pricing',
    features: sample(['Ice time every day', 'Video of your own play', 'Strength training off the ice']),
    action: { kind: 'external', label: 'Register Now', link: 'registration' },
  },
  smallGroups: {
    id: 'small-group-sessions',
    title: 'Small Group Sessions',
    description: sample(
      'A few players and a coach work on one skill at a time. Come with friends or ask us for a group. Teens who’ve never skated are welcome.',
    ),
    duration: '1-1.5 hours',
    ageGroup: '6+, in groups of 3-8 skaters',
    price: 'Contact for Pricing',
    features: sample(['Lots of time with the puck', 'Drills at your level', 'Times we set with you']),
    action: { kind: 'mail', label: 'Contact to book', subject: 'smallGroup' },
  },
} as const satisfies Record<string, ProgramCard>;

export const competitionsSection = {
  id: 'games',
  heading: {
    eyebrow: 'Run by other groups',
    headline: { lead: 'League and', wide: 'tournament' },
  } satisfies SectionIntro,
};

/** A league and a tournament that others run. */
export const competitionCards = {
  league: {
    id: 'punjabi-elite-league',
    title: 'Punjabi Elite League',
    description: sample('A summer league for South Asian players in Western Canada.'),
    action: { kind: 'external', label: 'Visit the league', link: 'punjabiEliteLeague' },
  },
  tournament: {
    id: 'memorial-tournament',
    title: 'Memorial Tournament',
    description: sample('Games in memory of a local player. Come play or watch.'),
    action: { kind: 'external', label: 'Visit the tournament', link: 'memorialTournament' },
  },
} as const satisfies Record<string, CompetitionCard>;

const { deadline, welcome } = nextFirstShift;

/** Ages and numbers are fixed by the organisation. */
export const firstShift = {
  id: 'first-shift',
  heading: {
    eyebrow: 'Ages 6 to 10',
    headline: { lead: 'New players:', wide: 'First Shift' },
    text: sample('Your child doesn’t need to know how to skate, and you don’t need to know hockey.'),
  },
  facts: [
    { label: 'For', value: 'Ages 6-10, first-time players only' },
    { label: 'Where', value: sample('Millstone Community Rink, Edmonton') },
    { label: 'Registration deadline', value: dateInWords(deadline), date: deadline },
    { label: 'Welcome event', value: dateInWords(welcome), date: welcome },
    { label: 'Length', value: '6 on-ice sessions' },
    { label: 'Equipment', value: 'A full set of equipment' },
  ],
  registrationDeadline: deadline,
  welcomeEvent: welcome,
  paragraphs: sample([
    'At the welcome event your child gets measured, takes home the equipment and learns how to put it on. You meet the coaches.',
    'Then the sessions start, with games that teach falling, getting up, gliding and stopping.',
  ]),
  storyTitle: 'How First Shift works',
  openText: `Register by ${dateInWords(deadline)}. The welcome event is on ${dateInWords(welcome)}.`,
  kitTitle: 'Equipment to keep',
  kit: sample([
    'Helmet with cage',
    'Neck guard',
    'Shoulder pads',
    'Elbow pads',
    'Gloves',
    'Hockey pants',
    'Shin pads',
    'Hockey socks',
    'Jersey',
    'Jock or jill (a protective cup)',
    'Skates',
    'Stick',
    'Equipment bag',
  ]),
  bringTitle: 'Bring from home',
  bring: sample(['Base layer', 'Thin socks', 'Mouthguard', 'Water bottle']),
  guideAction: { kind: 'page', label: 'How to wear it', to: { page: 'what-we-do', anchor: 'what-to-bring' } },
  action: { kind: 'external', label: 'Register for First Shift', link: 'firstShift' },
  closedText: 'Registration for this group is closed.',
  closedAction: { kind: 'mail', label: 'Ask about the next group', subject: 'firstShift' },
  compareAction: {
    kind: 'page',
    label: 'Compare ways to start',
    to: { page: 'what-we-do', anchor: 'first-times' },
  },
  closedPage: { kind: 'external', label: 'Visit the First Shift page', link: 'firstShift' },
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

/** Its date and place are in src/site/south-asian-night.content.ts. The button opens the ticket seller, even after the event. */
export const southAsianNightSection = {
  id: 'south-asian-night',
  headline: { lead: 'South Asian', wide: 'Night' },
  text: sample(
    'A night at a pro hockey game for our players, their families and friends. Come early for food, mehndi (henna) and dhol drums.',
  ),
  action: { kind: 'external', label: 'Get tickets', link: 'southAsianNightTickets' } satisfies Action,
  /** Once it is over. */
  pastText: sample(
    'We had food, mehndi (henna) and dhol drums, then watched a pro game together. The next date isn’t set.',
  ),
  pastAction: {
    kind: 'external',
    label: 'Check the ticket page',
    link: 'southAsianNightTickets',
  } satisfies Action,
};

/** Texts for search engines and chat previews. */
export const head = {
  description:
    'Camp dates, elite camps, small group sessions, First Shift for ages 6 to 10 and South Asian Night, in Edmonton and Surrey.',
  keywords:
    'hockey camps Edmonton, hockey registration, First Shift hockey, small group hockey training, elite hockey camp, South Asian Night',
  shareHeadline: intro.headline,
  events: structuredCamps(campList),
} as const satisfies HeadTexts;
