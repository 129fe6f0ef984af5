import { z } from 'zod';
import {
  action,
  fact,
  headline,
  id,
  isoDate,
  labels,
  list,
  mailAction,
  picturedIntro,
  section,
  sectionIntro,
  text,
  texts,
  titledPart,
} from '@/site/content-fields.schema';

const programCard = titledPart({
  description: text,
  duration: text,
  ageGroup: text,
  price: text,
  features: texts,
  action,
});

export type ProgramCard = z.infer<typeof programCard>;

/** A card that leads to a league or tournament that others run. */
const competitionCard = titledPart({ description: text, action });

export type CompetitionCard = z.infer<typeof competitionCard>;

/** A fact of First Shift. Only one with a whole `date` can go into a calendar. */
const datedFact = fact.extend({ date: isoDate.exactOptional() });

/** First Shift: a dated intake. */
const firstShift = z
  .strictObject({
    id,
    heading: sectionIntro,
    facts: list(datedFact),
    registrationDeadline: isoDate,
    welcomeEvent: isoDate,
    paragraphs: texts,
    /** Above the facts and paragraphs, which fold under it once the deadline has passed, and on phones. */
    storyTitle: text,
    /** Before the paragraphs until the deadline has passed. */
    openText: text,
    kitTitle: text,
    /** Equipment that each player gets. */
    kit: texts,
    bringTitle: text,
    /** Things the family brings. */
    bring: texts,
    /** Leads to the guide on how each piece is worn. */
    guideAction: action,
    action,
    /** The line that replaces it all once the deadline has passed, and what comes next. */
    closedText: text,
    closedAction: mailAction,
    compareAction: action,
    /** The registration page, still linked after the deadline. */
    closedPage: action,
  })
  .refine(({ registrationDeadline, welcomeEvent }) => registrationDeadline <= welcomeEvent, {
    path: ['welcomeEvent'],
    error: 'is before the last day to register',
  });

export type FirstShift = z.infer<typeof firstShift>;

export const schemas = {
  intro: picturedIntro.extend({ eyebrow: text }),
  onThisPage: z.strictObject({ label: text, links: list(z.strictObject({ label: text, anchor: id })) }),
  cardLabels: labels('duration', 'ageGroup', 'price', 'features'),
  programsSection: section({ id }),
  programCards: z.strictObject({ eliteCamps: programCard, smallGroups: programCard }),
  competitionsSection: section({ id }),
  competitionCards: z.strictObject({ league: competitionCard, tournament: competitionCard }),
  firstShift,
  firstShiftPrintLabel: text,
  firstShiftDates: list(z.strictObject({ file: text, date: isoDate, title: text })),
  southAsianNightSection: z.strictObject({
    id,
    headline,
    text,
    action,
    pastText: text,
    pastAction: action,
  }),
};
