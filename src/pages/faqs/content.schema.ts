import { z } from 'zod';
import { action, callToAction, id, list, pageIntro, text } from '@/site/content-fields.schema';

/** A question and its answer, with at most one link below it. */
const question = z.strictObject({ id, question: text, answer: text, action: action.exactOptional() });

export type Question = z.infer<typeof question>;

const faqCategory = z.strictObject({ id, category: text, questions: list(question) });

export type FaqCategory = z.infer<typeof faqCategory>;

export const schemas = {
  intro: pageIntro,
  categoriesTitle: text,
  faqs: list(faqCategory),
  structuredQuestions: list(question),
  firstQuestions: list(question),
  closing: callToAction,
};
