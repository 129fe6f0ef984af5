import type { Action, CallToAction, PicturedIntro, SectionIntro } from '@/site/content-types';
import { sample } from '@/lib/sample';

/** A way to help, and how much time it takes. */
export interface VolunteerRole {
  id: string;
  role: string;
  description: string;
  commitment: string;
}

export const intro = {
  headline: { lead: 'Get', wide: 'involved' },
  text: 'Four volunteer roles, from one event to a few hours every week.',
  pictureAlt:
    'Illustration: a wooden chair on a frozen pond at dawn, with a toque on its back and gloves on its seat.',
} satisfies PicturedIntro;

export const rolesSection = {
  heading: {
    eyebrow: 'Volunteer roles',
    headline: { lead: 'Four ways', wide: 'to help' },
    text: sample('Everyone who works with children gives references and has a police record check before they start.'),
  } satisfies SectionIntro,
  commitmentLabel: 'Time',
  /** Before the role, in the email that a role's button composes. */
  mailLabel: 'Role',
  action: { kind: 'mail', label: 'Offer to help', subject: 'volunteer' } satisfies Action,
};

/** Commitments are fixed by the organisation. */
export const volunteerRoles = [
  {
    id: 'event-crew',
    role: 'Event crew',
    description: sample(
      'You greet families at the door, hand out jerseys and show people to the right dressing room. At the end you help to pack up. You need warm clothes, comfortable shoes and patience, but no hockey knowledge.',
    ),
    commitment: '4-8 hours per event',
  },
  {
    id: 'gear-helper',
    role: 'Gear helper',
    description: sample(
      'You sort, clean and size donated gear, then help a child find skates that fit. We show you how to sharpen them. You need steady hands, and a car is useful for picking up what families give.',
    ),
    commitment: 'Flexible',
  },
  {
    id: 'mentor',
    role: 'Mentor',
    description: sample(
      'You meet one player or a small group, listen first, and help them reach a goal they chose. A parent or guardian agrees first. You need experience in sport or school, and time for one season.',
    ),
    commitment: '2-3 hours per week',
  },
  {
    id: 'storyteller-and-fundraiser',
    role: 'Storyteller and fundraiser',
    description: sample(
      'You write posts, translate a flyer, take photos or ask a local business for a prize. You choose the task and the time, often from home. You need a phone and one of these skills. We help with the rest.',
    ),
    commitment: 'Flexible',
  },
] as const satisfies readonly VolunteerRole[];

export const closing = {
  headline: { lead: 'Tell us', wide: 'about you' },
  text: sample(
    'Tell us which role you would like, your city and when you are free. Teenagers are welcome on the event crew from 14, with a parent’s consent.',
  ),
  actions: [
    { kind: 'mail', label: 'Write to us', subject: 'volunteer' },
    { kind: 'page', label: 'Donate instead', to: { page: 'donate' } },
  ],
} satisfies CallToAction;
