import { z } from 'zod';
import {
  action,
  callToAction,
  fact,
  labels,
  list,
  pageIntro,
  text,
  texts,
  titledPart,
} from '@/site/content-fields.schema';

/** A numbered clause of the policy; its number is its place in the list, and 1.1, 1.2 those of its paragraphs. */
const policyClause = titledPart({ paragraphs: texts, action: action.exactOptional() });

export type PolicyClause = z.infer<typeof policyClause>;

export const schemas = {
  intro: pageIntro,
  policyDates: z.strictObject({ title: text, facts: list(fact) }),
  summary: labels('title', 'text'),
  contentsTitle: text,
  clauses: list(policyClause),
  closing: callToAction,
};
