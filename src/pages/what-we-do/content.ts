import type { Action, CallToAction, LabelledIntro, SectionIntro, Step, TitledPart } from '@/site/content-types';
import { sample } from '@/lib/sample';
import type { HeadTexts } from '@/site/head';

/** One card, with its level tag and the list under "You'll work on". */
export interface LeveledProgram extends TitledPart {
  level: 'Beginner' | 'All Levels' | 'Advanced';
  description: string;
  skills: readonly string[];
  /** Present only where booking does not go through the camp table. */
  action?: Action;
}

export const intro = {
  eyebrow: 'What we do',
  headline: { lead: 'Start where', wide: 'you are' },
  text: 'From a first time on the ice to training for players who already compete.',
} satisfies LabelledIntro;

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
      'A first time on the ice for ages 6 to 12, in gear we lend you. It’s games from the start, and nobody keeps score.',
    ),
    skills: sample(['Falling and getting up', 'Gliding on two feet', 'A first stop']),
  },
  {
    id: 'development-camps',
    title: 'Development Camps',
    level: 'All Levels',
    description: sample(
      'A few days at the rink, in groups by level. Practise the basics, then use them the same day in small games.',
    ),
    skills: sample(['Edges and turns', 'Passing on the move', 'Playing in small spaces']),
  },
  {
    id: 'elite-development',
    title: 'Elite Development',
    level: 'Advanced',
    description: sample(
      'Elite Camps for players who already compete. Train at game speed, watch video of your own play and learn to see what comes next.',
    ),
    skills: sample(['Skating at game speed', 'Seeing the next play', 'Scoring close to the net']),
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
    text: 'You can get up, glide and stop without holding the boards. Try Hockey and First Shift teach all three.',
  },
  {
    id: 'play-a-game',
    title: 'Play a game',
    text: 'You can turn both ways, pass to a moving teammate and change lines on time. Development Camps work on this.',
  },
  {
    id: 'lead-a-team',
    title: 'Lead a team',
    text: 'You read the play and make your linemates better. That’s Elite Development and Private Training.',
  },
]) satisfies readonly Step[];

export const closing = {
  headline: { lead: 'Pick your', wide: 'dates' },
  text: sample('Not sure about the level? Ask us. Girls can join every program.'),
  actions: [
    { kind: 'page', label: 'See camp dates', to: { page: 'programs', anchor: 'register' } },
    { kind: 'mail', label: 'Ask about levels', subject: 'general' },
  ],
} satisfies CallToAction;

/** Texts for search engines and chat previews. */
export const head = {
  description:
    'Try Hockey, development camps, elite development and private training. See which one fits your player and what to bring on the first day.',
  keywords:
    'try hockey Edmonton, hockey development camp, elite hockey training, private hockey lessons, first time hockey',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
