import type { Action, SectionIntro } from '@/site/content-types';

/** The first camp that has not begun, at the top of the page. */
export const nextCampLabels = { title: 'Next camp', all: 'See all camp dates' };

/** The registration table; its rows are in camps.ts. */
export const registerSection = {
  id: 'register',
  heading: {
    eyebrow: 'Camp dates',
    headline: { lead: 'Register for', wide: 'a camp' },
    text: 'Codes: TRY for Try Hockey, DEV for Development Camps, ELITE for Elite Camps, GOAL for goalies. Our registration page uses them, too. U9 means players under 9.',
  } satisfies SectionIntro,
  caption: 'Camps to come, in the order of the calendar',
  columns: {
    dates: 'Dates',
    name: 'Camp',
    price: 'Where',
    access: 'Hours and access',
    register: 'Registration',
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
  /** Opens the hours and the access on phones. */
  details: 'Details',
  /** Shown for a camp without a place left. */
  fullLabel: 'Full',
  fullAction: { kind: 'mail', label: 'Ask to wait for a place', subject: 'camp' } satisfies Action,
  /** Name of the calendar file that holds every camp with a whole date. */
  feedTitle: 'Every camp and event with its year',
  /** Before the name and dates of a camp that a shared link still names. */
  passedLabel: 'This camp has passed:',
  /** Shown instead of the table when every camp has passed. */
  emptyText: 'No camps are posted right now. Write to us to ask about the next one.',
  emptyAction: { kind: 'mail', label: 'Ask about the next camp', subject: 'general' } satisfies Action,
};
