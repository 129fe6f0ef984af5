import type { Action, CallToAction, HeadTexts, PicturedIntro, SectionIntro, Step, TitledPart } from '@/site/content-types';
import { sample } from '@/lib/sample';

/** One card, with its level tag and the list under "You'll work on". */
export interface LeveledProgram extends TitledPart {
  level: 'Beginner' | 'All Levels' | 'Advanced';
  description: string;
  skills: readonly string[];
  /** An email where booking does not go through the camp table, or the way to that table. */
  action?: Action;
}

export const intro = {
  eyebrow: 'What we do',
  headline: { lead: 'Start where', wide: 'you are' },
  text: 'From a first skate to elite team tryouts.',
  pictureAlt:
    'Illustration: two players bump gloves on an outdoor rink at sunset. Number 11 laughs; number 7, who is older and much taller, leans in. Both wear helmets with cages. Behind them are boards, lamps and a warm hut.',
} satisfies PicturedIntro;

/** The ways to the table of first times and to the list of what to bring, near the top of the page. */
export const heroLinks = [
  { kind: 'page', label: 'Never skated? Start here', to: { page: 'what-we-do', anchor: 'first-times' } },
  { kind: 'page', label: 'What to bring and wear', to: { page: 'what-we-do', anchor: 'what-to-bring' } },
] as const satisfies readonly Action[];

export const programsSection = {
  heading: {
    eyebrow: 'Programs by level',
    headline: { lead: 'Beginner to', wide: 'advanced' },
  } satisfies SectionIntro,
  skillsLabel: 'You’ll work on',
  /** A button without an action. */
  viewAllLabel: 'View All Programs',
};

export const leveledPrograms = [
  {
    id: 'try-hockey',
    title: 'Try Hockey',
    level: 'Beginner',
    description: sample(
      'An afternoon for kids 6 to 12 who are new to hockey, in gear we lend you. It’s games from the start, and nobody keeps score.',
    ),
    skills: sample(['Falling and getting up', 'Gliding on two feet', 'Stopping']),
    action: { kind: 'page', label: 'See the next dates', to: { page: 'programs', anchor: 'register' } },
  },
  {
    id: 'development-camps',
    title: 'Development Camps',
    level: 'All Levels',
    description: sample(
      'A weekend or a few days for players who can skate, in groups by level. You practise a skill, then use it the same day.',
    ),
    skills: sample(['Turns and quick stops', 'Passing on the move', 'Games on a small part of the ice']),
  },
  {
    id: 'elite-development',
    title: 'Elite Development',
    level: 'Advanced',
    description: sample(
      'Elite Camps for players on teams with tryouts, or ready to try out. You’ll watch video of your own play with a coach.',
    ),
    skills: sample(['Skating at game speed', 'Reading the play', 'Scoring close to the net']),
  },
  {
    id: 'private-training',
    title: 'Private Training',
    level: 'Advanced',
    description: sample(
      'One coach and one player for 1 hour. You choose what to work on, and the coach plans the drills.',
    ),
    skills: sample(['One skill in depth', 'Shooting or goaltending']),
    action: { kind: 'mail', label: 'Ask to book', subject: 'privateTraining' },
  },
] as const satisfies readonly LeveledProgram[];

/** The stages, each named by what the player can do next. */
export const stagesSection = {
  eyebrow: 'Stage by stage',
  headline: { lead: 'How players', wide: 'grow' },
} satisfies SectionIntro;

export const stages = sample([
  {
    id: 'cross-the-rink',
    title: 'Cross the rink',
    text: 'You can get up, glide and stop without holding the boards. Try Hockey gets you started, and First Shift takes you further.',
  },
  {
    id: 'play-a-game',
    title: 'Play a game',
    text: 'You can turn both ways, pass to a moving teammate and know when to come off. Development Camps work on this.',
  },
  {
    id: 'lead-a-team',
    title: 'Lead a team',
    text: 'You read the play and make your teammates better. Elite Development works on this.',
  },
]) satisfies readonly Step[];

export const closing = {
  headline: { lead: 'Pick your', wide: 'dates' },
  text: 'Not sure about the level? Ask us.',
  actions: [
    { kind: 'page', label: 'See camp dates', to: { page: 'programs', anchor: 'register' } },
    { kind: 'mail', label: 'Ask about levels', subject: 'general' },
  ],
} satisfies CallToAction;

/** Texts for search engines and chat previews. */
export const head = {
  description:
    'Try Hockey, development camps, elite development and private training. See which one fits and what to bring on the first day.',
  keywords:
    'try hockey Edmonton, hockey development camp, elite hockey training, private hockey lessons, first time hockey',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
