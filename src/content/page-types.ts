import type { Action, SectionIntro } from '@/content/types';

/** Shapes that one or two pages are made of, beside the entities of spec §3 in types.ts. */

/** A calendar date, `year-month-day`. */
export type IsoDate = `${number}-${number}-${number}`;

/** A numbered step: what the reader, or the player, does. */
export interface Step {
  id: string;
  title: string;
  text: string;
}

/** A short fact with its label, e.g. `Ages` and `6-10`. */
export interface Fact {
  label: string;
  value: string;
  /** ISO date of a fact that is a whole date; only such a fact can go into a calendar. */
  date?: IsoDate;
}

/** One piece of equipment, in the order in which it is put on. */
export interface KitItem {
  id: string;
  name: string;
  /** Why, how or what to look for. */
  note: string;
}

/** A marking on the rink drawing; `id` is also its name there. */
export interface RinkMarking {
  id: 'goal-line' | 'crease' | 'faceoff-circle' | 'blue-line' | 'centre-line' | 'neutral-zone';
  name: string;
  meaning: string;
}

/** One word of the glossary. */
export interface GlossaryTerm {
  id: string;
  term: string;
  meaning: string;
}

/** First Shift: a dated intake on the programs page. */
export interface FirstShift {
  id: string;
  heading: SectionIntro;
  facts: readonly Fact[];
  registrationDeadline: IsoDate;
  welcomeEvent: IsoDate;
  paragraphs: readonly string[];
  kitTitle: string;
  /** What each player is given. */
  kit: readonly string[];
  bringTitle: string;
  /** What the family brings. */
  bring: readonly string[];
  action: Action;
  /** Shown with the text once the deadline has passed. */
  closedText: string;
  closedAction: Action;
  /** The registration page, which stays within reach (spec §2). */
  closedPage: Action;
}

/** A numbered clause of the policy; its number is its place in the list. */
export interface PolicyClause {
  id: string;
  title: string;
  /** Numbered below the clause: 1.1, 1.2 and so on. */
  paragraphs: readonly string[];
  action?: Action;
}

/** A place outside this organisation that helps. */
export interface HelpLine {
  id: string;
  name: string;
  /** For whom and when. */
  text: string;
  /** As shown; links use the digits. */
  phone: string;
  /** A number to text, and the word to send, where there is one. */
  sms?: { number: string; word: string };
}

/** A card that leads to a league or tournament of others. */
export interface CompetitionCard {
  id: string;
  title: string;
  description: string;
  action: Action;
}

/** One offering of the mentorship program. */
export interface MentorshipOffering {
  id: string;
  title: string;
  description: string;
}

/** A claim and its reason. */
export interface Reason {
  title: string;
  description: string;
}
