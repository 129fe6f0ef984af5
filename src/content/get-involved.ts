import type { Action, CallToAction, PageIntro, SectionIntro, VolunteerRole } from '@/content/types';

export const intro = {
  eyebrow: 'Volunteer',
  headline: { lead: 'Get', wide: 'involved' },
  text: 'Four roles, from four hours at one event to a few hours a week. Most need no skates.',
} satisfies PageIntro;

export const rolesSection = {
  heading: {
    eyebrow: 'Volunteer roles',
    headline: { lead: 'Pick your', wide: 'position' },
  } satisfies SectionIntro,
  commitmentLabel: 'Time',
  /** Stands before the role in the mail that a role's button composes. */
  mailLabel: 'Role',
  action: { kind: 'mail', label: 'Offer to help', subject: 'volunteer' } satisfies Action,
};

/** Commitments are fixed by spec §9. */
export const volunteerRoles = [
  {
    id: 'event-crew',
    role: 'Event crew',
    description:
      'You greet families at the door, hand out jerseys and point people to the right dressing room. At the end you help us pack up. You need warm clothes, comfortable shoes and a patient voice.',
    commitment: '4-8 hours per event',
  },
  {
    id: 'gear-helper',
    role: 'Gear helper',
    description:
      'You sort, wipe and size what people donate, then help a child find a helmet that fits. We show you how to sharpen skates. You need steady hands, and a car is useful for pickups.',
    commitment: 'Flexible',
  },
  {
    id: 'mentor',
    role: 'Mentor',
    description:
      'You meet one player or a small group, listen first, and help them reach a goal they chose. A parent is always involved. You need experience in sport or school, references and a screening before you start.',
    commitment: '2-3 hours per week',
  },
  {
    id: 'storyteller-and-fundraiser',
    role: 'Storyteller and fundraiser',
    description:
      'You take photos, write posts, translate a flyer or ask a local business for a prize. You choose the task and the time, often from home. You need one skill you like to use and a phone.',
    commitment: 'Flexible',
  },
] as const satisfies readonly VolunteerRole[];

export const closing = {
  headline: { lead: 'Tell us', wide: 'your days' },
  text: 'Write which role you like and when you are free. If you are under 18, ask a parent to write with you.',
  actions: [
    { kind: 'mail', label: 'Write to us', subject: 'volunteer' },
    { kind: 'page', label: 'Donate instead', to: { page: 'donate' } },
  ],
} satisfies CallToAction;
