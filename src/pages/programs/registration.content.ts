import type { Action, SectionIntro } from '@/site/content-types';
import { sample } from '@/lib/sample';

/** The first camp that has not begun, at the top of the page. */
export const nextCampLabels = { title: 'Next camp', all: 'All dates, both cities' };

/** The registration table; its rows are in camps.content.ts. */
export const registerSection = {
  id: 'register',
  heading: {
    eyebrow: 'Camp dates',
    headline: { lead: 'Register for', wide: 'a camp' },
    text: sample(
      'Note the code under the dates: you’ll need it when you register. A parent or guardian fills in the form.',
    ),
  } satisfies SectionIntro,
  caption: 'Upcoming camps, by date',
  columns: {
    dates: 'Dates',
    name: 'Camp',
    price: 'Where',
    hours: 'Hours',
    register: 'Registration',
  },
  /** Whom each level suits. */
  levels: {
    Beginner: sample('Never skated? Welcome'),
    'All Levels': sample('If you can skate'),
    Advanced: sample('If you try out for teams'),
  },
  register: { kind: 'external', label: 'Register Now', link: 'registration' } satisfies Action,
  /** Shown instead of the register button for a camp without dates. */
  askWhen: { kind: 'mail', label: 'Ask when', subject: 'camp' } satisfies Action,
  /** Above the table. */
  whatToBring: {
    kind: 'page',
    label: 'What to bring',
    to: { page: 'what-we-do', anchor: 'what-to-bring' },
  } satisfies Action,
  /** Between the hours of a camp. */
  until: 'to',
  /** Shown for a camp without a spot left. */
  fullLabel: 'Full',
  fullAction: { kind: 'mail', label: 'Join the waitlist', subject: 'camp' } satisfies Action,
  /** Name of the calendar file that holds every camp with a whole date. */
  feedTitle: 'all camps and events',
  /** Before the name and dates of a camp that a shared link still names. */
  passedLabel: 'This camp is over:',
  /** Shown instead of the table when every camp has passed. */
  emptyText: 'No camps are posted right now. Email us and ask about the next one.',
  emptyAction: { kind: 'mail', label: 'Ask about the next camp', subject: 'general' } satisfies Action,
};
