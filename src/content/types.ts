import type { ExternalLinkId, MailSubjectId } from '@/site/organization';
import type { PageTarget } from '@/site/pages';

/**
 * The entities of spec §3, with its field names. Content is data: no JSX, no hooks, no class names.
 * Where an entity has an `id`, it is the anchor (`#id`) under which it is linked and shared: never change it.
 */

/**
 * Where a picture comes from:
 * `/images/<scene>` a rendered scene (src/site/images.ts), `/photos/<file>` a photograph in public/photos,
 * `/marks/<file>.svg` a partner's or sponsor's mark, `/cards/<id>` a drawn hockey card,
 * `/placeholder.svg` no picture yet (a director then shows a person icon).
 */
export type ImagePath =
  | `/images/${string}`
  | `/photos/${string}`
  | `/marks/${string}.svg`
  | `/cards/${string}`
  | '/placeholder.svg';

/** Where a button or link goes: a page of this site, a page of others (new tab), or a mail to the organisation. */
export type Action =
  | { kind: 'page'; label: string; to: PageTarget }
  | { kind: 'external'; label: string; link: ExternalLinkId }
  | { kind: 'mail'; label: string; subject: MailSubjectId };

/** A headline that widens: condensed words, then the last ones in wide letters. */
export interface Headline {
  lead: string;
  wide: string;
}

/** The top of a page. The h1 reads `lead wide`. */
export interface PageIntro {
  /** Label of at most four words above the headline. */
  eyebrow: string;
  headline: Headline;
  /** One or two sentences under the headline. */
  text: string;
}

/** The top of a section. The h2 reads `lead wide`. */
export interface SectionIntro {
  /** Label of at most four words above the headline. */
  eyebrow: string;
  headline: Headline;
  /** One or two sentences under the headline, where the section needs them. */
  text?: string;
}

/** The band near the foot of a page that asks for one thing. */
export interface CallToAction {
  headline: Headline;
  text: string;
  /** The first one is the main button. */
  actions: readonly Action[];
}

/** One slide of the home carousel. */
export interface Slide {
  id: string;
  title: string;
  subtitle: string;
  description: string;
  image: ImagePath;
}

/** One logo of the partner strip. */
export interface PartnerLogo {
  source: ImagePath;
  alt: string;
}

/** One row of the camp table. */
export interface Camp {
  id: string;
  name: string;
  /** Program label, e.g. `DEV-1`. */
  code: string;
  /** A month and a day or a range of days, e.g. `July 6-10` or `June 29 - July 3`; anything else is always shown. */
  dates: string;
  /** City. */
  location: string;
  /** Holds the venue, not a price (spec §3). */
  price: string;
  image: ImagePath;
}

/** Categories of events; each has its own tag. */
export type EventCategory = 'Training' | 'Competition' | 'Beginner' | 'Community';

/** One row of the upcoming events. */
export interface Event {
  id: string;
  /** e.g. `Nov 7` or `TBD`. A date without a year is shown as it is, never completed. */
  date: string;
  title: string;
  time: string;
  location: string;
  /** Text of the event's link. */
  spots: string;
  category: EventCategory;
  /** Always empty (spec §3). */
  price: '';
  /** One sentence: what you will see or do. */
  description: string;
  logos: readonly PartnerLogo[];
  /** Present when tickets are sold elsewhere; without it the link composes a mail (subject Event Inquiry). */
  ticketLink?: ExternalLinkId;
}

/** Titles of the three parts of a coach's bio, in order (spec §3). */
export const bioSectionTitles = [
  'Leagues & Teams Played In',
  'Minor Hockey Accolades',
  'Junior Hockey & Beyond',
] as const;

/** A lead coach. */
export interface Coach {
  id: string;
  name: string;
  role: string;
  image: ImagePath;
  bioSections: readonly { title: (typeof bioSectionTitles)[number]; items: readonly string[] }[];
}

/** One of the other staff: a picture and a name. */
export interface StaffMember {
  id: string;
  name: string;
  image: ImagePath;
}

/** A director. */
export interface Director {
  id: string;
  name: string;
  title: string;
  bio: string;
  image: ImagePath;
}

/** Level tags of the cards on What We Do. */
export type ProgramLevel = 'Beginner' | 'All Levels' | 'Advanced';

/** One card on What We Do. */
export interface LeveledProgram {
  id: string;
  title: string;
  level: ProgramLevel;
  description: string;
  /** Under "You'll work on". */
  skills: readonly string[];
}

/** A program card on the programs page. */
export interface ProgramCard {
  id: string;
  title: string;
  description: string;
  duration: string;
  ageGroup: string;
  price: string;
  features: readonly string[];
  action: Action;
}

/** One initiative. */
export interface Initiative {
  id: string;
  title: string;
  description: string;
  image: ImagePath;
  features: readonly string[];
}

/** One volunteer role. */
export interface VolunteerRole {
  id: string;
  role: string;
  description: string;
  commitment: string;
}

/** A donation tier; `color` names its top bar, the text stays dark (QUALITY: contrast). */
export interface DonationTier {
  id: string;
  name: string;
  amount: string;
  description: string;
  features: readonly string[];
  color: 'bronze' | 'silver' | 'gold' | 'blue';
  borderColor: 'bronze' | 'silver' | 'gold' | 'blue';
}

/** A question and its answer. */
export interface Question {
  id: string;
  question: string;
  answer: string;
  /** At most one link below the answer. */
  action?: Action;
}

/** A category of questions. */
export interface FaqCategory {
  id: string;
  category: string;
  questions: readonly Question[];
}

/** A sponsor; `websiteUrl` may be empty, then nothing is linked. */
export interface Sponsor {
  id: string;
  title: string;
  description: string;
  image: ImagePath;
  companyName: string;
  websiteUrl: `https://${string}` | '';
}

/** What a player or parent says. */
export interface Testimonial {
  id: string;
  quote: string;
  name: string;
  role: 'Parent' | 'AZ1 Athlete';
  image: ImagePath;
}

/** A counter that runs from 0 to `number`. */
export interface ImpactStat {
  id: string;
  /** Name of a coach's-board symbol. */
  icon: string;
  number: number;
  suffix: '+';
  label: string;
  description: string;
}
