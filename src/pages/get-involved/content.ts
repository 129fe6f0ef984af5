import type { Action, CallToAction, HeadTexts, PicturedIntro, SectionIntro } from '@/site/content-types';
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
  text: 'Volunteer in Edmonton or Surrey, for one event, a few hours a week or when it suits you.',
  pictureAlt:
    'Illustration: at an outdoor rink at sunrise, a grown-up’s leather mitten holds out a ring with three keys and a red tag over the open mitten of a young player in a violet sweater.',
} satisfies PicturedIntro;

export const rolesSection = {
  heading: {
    eyebrow: 'Volunteer roles',
    headline: { lead: 'Pick your', wide: 'role' },
    text: sample('You don’t need to know hockey for most roles. Adults who’ll work with kids give references and a police record check first.'),
  } satisfies SectionIntro,
  commitmentLabel: 'Time',
  /** Before the role, in the email that a role's button composes. */
  mailLabel: 'Role',
  action: { kind: 'mail', label: 'Volunteer', subject: 'volunteer' } satisfies Action,
  /** Below the roles: a fifth way, with a page of its own. */
  coach: { kind: 'page', label: 'Want to coach? Meet our coaches', to: { page: 'coaches' } } satisfies Action,
};

/** Commitments are fixed by the organisation. */
export const volunteerRoles = [
  {
    id: 'event-crew',
    role: sample('Event crew'),
    description: sample(
      'Greet families at the door, hand out jerseys and point people to the right dressing room. Dress warm. You can start at 14.',
    ),
    commitment: '4-8 hours per event',
  },
  {
    id: 'gear-helper',
    role: sample('Gear helper'),
    description: sample(
      'Sort, clean and size donated gear, then help kids find skates that fit. We’ll show you how to sharpen them.',
    ),
    commitment: 'Flexible',
  },
  {
    id: 'mentor',
    role: sample('Mentor'),
    description: sample(
      'Meet with one player or a small group, listen first and help them reach a goal they chose. Stay for a whole season. You can start at 18.',
    ),
    commitment: '2-3 hours per week',
  },
  {
    id: 'storyteller-and-fundraiser',
    role: sample('Stories and fundraising'),
    description: sample(
      'Write posts, translate a flyer, take photos or ask a local business for a prize. You can do most of it from home.',
    ),
    commitment: 'Flexible',
  },
] as const satisfies readonly VolunteerRole[];

export const closing = {
  headline: { lead: 'Tell us about', wide: 'yourself' },
  text: sample(
    'Which role, which city, and when are you free? Students, ask us for a letter about your volunteer hours for school.',
  ),
  actions: [
    { kind: 'mail', label: 'Email us', subject: 'volunteer' },
    { kind: 'page', label: 'Donate instead', to: { page: 'donate' } },
  ],
} satisfies CallToAction;

/** Texts for search engines and chat previews. */
export const head = {
  description:
    'Volunteer with AZ1 Hockey in Edmonton or Surrey, for one event or a few hours a week. See the roles and tell us when you’re free.',
  keywords:
    'volunteer hockey Edmonton, volunteer youth sport, hockey volunteer Surrey, get involved AZ1 Hockey',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
