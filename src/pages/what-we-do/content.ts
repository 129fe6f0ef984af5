import type { Action, CallToAction, LabelledIntro, SectionIntro, Step, TitledPart } from '@/site/content-types';
import { sample } from '@/lib/sample';

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
  text: 'Four programs, from a first time on the ice to training for players who already compete.',
} satisfies LabelledIntro;

/** The way to the list of what to bring, near the top of the page. */
export const guideLink = {
  kind: 'page',
  label: 'What to bring and wear',
  to: { page: 'what-we-do', anchor: 'what-to-bring' },
} satisfies Action;

export const programsSection = {
  heading: {
    eyebrow: 'Four programs',
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
      'A Try Hockey Day is a first time on the ice, for ages 6 to 12. We lend you the gear. The games begin at once, and nobody keeps score.',
    ),
    skills: ['Falling and getting up', 'Gliding on two feet', 'A first stop'],
  },
  {
    id: 'development-camps',
    title: 'Development Camps',
    level: 'All Levels',
    description: sample(
      'Two to five days of practice at the rink, in groups by level. You practise the basics, then use them the same day in small games.',
    ),
    skills: ['Edges and turns', 'Passing on the move', 'Playing in small spaces'],
  },
  {
    id: 'elite-development',
    title: 'Elite Development',
    level: 'Advanced',
    description: sample(
      'Our Elite Camps are for players who already compete. You train at game speed, watch video of your own play and learn to see what comes next.',
    ),
    skills: ['Skating at game speed', 'Seeing the next play', 'Scoring close to the net'],
  },
  {
    id: 'private-training',
    title: 'Private Training',
    level: 'Advanced',
    description: sample(
      'One coach and one player for 1 hour. You choose what to work on, the coach plans the drills, and you book a time by email.',
    ),
    skills: ['One skill in depth', 'Shooting or goaltending', sample('A practice plan for home')],
    action: { kind: 'mail', label: 'Ask to book', subject: 'privateTraining' },
  },
] as const satisfies readonly LeveledProgram[];

/** The stages, each named by what the player can do next. */
export const stagesSection = {
  eyebrow: 'Three stages',
  headline: { lead: 'What you can', wide: 'do next' },
} satisfies SectionIntro;

export const stages = [
  {
    id: 'cross-the-rink',
    title: 'Cross the rink',
    text: 'You can get up after a fall, glide and stop without the wall. Try Hockey and First Shift teach all three.',
  },
  {
    id: 'play-a-game',
    title: 'Play a game',
    text: 'You can turn both ways, pass to a moving teammate and know when to leave the ice. Development Camps are the place to learn it.',
  },
  {
    id: 'lead-a-team',
    title: 'Lead a team',
    text: 'You see what will happen next, and your teammates play better beside you. Elite Development and Private Training work on this.',
  },
] as const satisfies readonly Step[];

export const closing = {
  headline: { lead: 'Pick', wide: 'your dates' },
  text: sample(
    'Not sure about the level? Ask us first. Beginners aged 13 and over can ask for a small group, and girls can join every program.',
  ),
  actions: [
    { kind: 'page', label: 'See camp dates', to: { page: 'programs', anchor: 'register' } },
    { kind: 'mail', label: 'Ask about levels', subject: 'general' },
  ],
} satisfies CallToAction;
