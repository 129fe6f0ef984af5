import type { Step } from '@/content/page-types';
import type { CallToAction, LeveledProgram, PageIntro, SectionIntro } from '@/content/types';

export const intro = {
  eyebrow: 'Find your level',
  headline: { lead: 'What we', wide: 'do' },
  text: 'Four ways onto the ice, from a very first hour to training for the next level.',
} satisfies PageIntro;

export const programsSection = {
  heading: {
    eyebrow: 'Programs by level',
    headline: { lead: 'Start where', wide: 'you are' },
  } satisfies SectionIntro,
  skillsLabel: 'You’ll work on',
  /** A button without an action (spec §2, What We Do). */
  viewAllLabel: 'View All Programs',
};

export const leveledPrograms = [
  {
    id: 'try-hockey',
    title: 'Try Hockey',
    level: 'Beginner',
    description:
      'Your first hour on the ice, with skates, helmet and stick to borrow. You play games from the start, and nobody keeps score. Ages 6 and up.',
    skills: ['Falling and getting up', 'Gliding on two feet', 'A first stop'],
  },
  {
    id: 'development-camps',
    title: 'Development Camps',
    level: 'All Levels',
    description:
      'A weekend or a week on the ice, in groups by level. You build the basics, then use them the same day in small games.',
    skills: ['Edges and turns', 'Passing on the move', 'Playing in small spaces'],
  },
  {
    id: 'elite-development',
    title: 'Elite Development',
    level: 'Advanced',
    description:
      'For players who compete now and want more. You train at game pace, watch your own video and learn to read what comes next.',
    skills: ['Skating at game speed', 'Reading the play early', 'Scoring from the slot'],
  },
  {
    id: 'private-training',
    title: 'Private Training',
    level: 'Advanced',
    description:
      'One coach and one player for 1 hour. You choose the goal, and we choose the drills that bring you closer to it.',
    skills: ['One skill in depth', 'Shooting or goaltending', 'A plan for home'],
  },
] as const satisfies readonly LeveledProgram[];

/** The stages, each named by what the player can do next. */
export const stagesSection = {
  eyebrow: 'Three stages',
  headline: { lead: 'What can you', wide: 'do next?' },
} satisfies SectionIntro;

export const stages = [
  {
    id: 'cross-the-rink',
    title: 'Cross the rink',
    text: 'You fall, get up and stop without holding the boards. Try Hockey and First Shift bring you here, usually with a grin.',
  },
  {
    id: 'play-a-game',
    title: 'Play a game',
    text: 'You turn both ways, pass to a moving teammate and know when to change lines. Development camps build this, shift by shift.',
  },
  {
    id: 'lead-a-team',
    title: 'Lead a team',
    text: 'You read the play early and make the people beside you better. Elite development and private training sharpen that, with honest feedback.',
  },
] as const satisfies readonly Step[];

export const closing = {
  headline: { lead: 'Ready when', wide: 'you are' },
  text: 'Pick a date from the camp table. If you are unsure about the level, register and tell us; we sort groups on day one.',
  actions: [
    { kind: 'page', label: 'See camp dates', to: { page: 'programs', anchor: 'register' } },
    { kind: 'mail', label: 'Ask about levels', subject: 'general' },
  ],
} satisfies CallToAction;
