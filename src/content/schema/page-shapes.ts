import { z } from 'zod';
import type {
  CompetitionCard,
  Fact,
  FirstShift,
  GlossaryTerm,
  HelpLine,
  KitItem,
  MentorshipOffering,
  PolicyClause,
  Reason,
  RinkMarking,
  Step,
} from '@/content/page-types';
import type { PunjabiWelcome } from '@/content/punjabi';
import { action, id, isoDate, sectionIntro, text, texts } from './fields';

/** Schemas of the shapes that one or two pages are made of. `satisfies` keeps each and its type in step. */

export const step = z.strictObject({ id, title: text, text }) satisfies z.ZodType<Step>;

export const fact = z.strictObject({
  label: text,
  value: text,
  date: isoDate.exactOptional(),
}) satisfies z.ZodType<Fact>;

export const kitItem = z.strictObject({ id, name: text, note: text }) satisfies z.ZodType<KitItem>;

export const rinkMarking = z.strictObject({
  id: z.enum(['goal-line', 'crease', 'faceoff-circle', 'blue-line', 'centre-line', 'neutral-zone']),
  name: text,
  meaning: text,
}) satisfies z.ZodType<RinkMarking>;

export const glossaryTerm = z.strictObject({
  id,
  term: text,
  meaning: text,
}) satisfies z.ZodType<GlossaryTerm>;

export const firstShift = z.strictObject({
  id,
  heading: sectionIntro,
  facts: z.array(fact),
  registrationDeadline: isoDate,
  welcomeEvent: isoDate,
  paragraphs: texts,
  kitTitle: text,
  kit: texts,
  bringTitle: text,
  bring: texts,
  action,
  closedText: text,
  closedAction: action,
  closedPage: action,
}) satisfies z.ZodType<FirstShift>;

export const competitionCard = z.strictObject({
  id,
  title: text,
  description: text,
  action,
}) satisfies z.ZodType<CompetitionCard>;

export const offering = z.strictObject({
  id,
  title: text,
  description: text,
}) satisfies z.ZodType<MentorshipOffering>;

export const reason = z.strictObject({ title: text, description: text }) satisfies z.ZodType<Reason>;

export const policyClause = z.strictObject({
  id,
  title: text,
  paragraphs: texts,
  action: action.exactOptional(),
}) satisfies z.ZodType<PolicyClause>;

export const helpLine = z.strictObject({
  id,
  name: text,
  text,
  phone: text,
  sms: z.strictObject({ number: text, word: text }).exactOptional(),
}) satisfies z.ZodType<HelpLine>;

export const punjabiWelcome = z
  .strictObject({ lang: z.literal('pa-Guru'), heading: text, text })
  .nullable() satisfies z.ZodType<PunjabiWelcome | null>;
