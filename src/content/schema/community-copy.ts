import { z } from 'zod';
import type * as contact from '@/content/contact';
import type * as donate from '@/content/donate';
import type * as faqs from '@/content/faqs';
import type * as getInvolved from '@/content/get-involved';
import type * as initiatives from '@/content/initiatives';
import type * as policy from '@/content/policy';
import type * as reportIncident from '@/content/report-incident';
import { exactly, labels, section, type SchemasOf } from './copy';
import { donationTier, faqCategory, initiative, question, volunteerRole } from './entities';
import { action, callToAction, headline, id, pageIntro, text, texts } from './fields';
import { fact, helpLine, policyClause } from './page-shapes';

/** A titled part of a page that can be linked. */
const part = (rest: z.ZodRawShape) => z.object({ id, title: text, ...rest });

export const initiativesSchemas = {
  intro: pageIntro,
  featuresLabel: text,
  initiatives: exactly('initiatives', initiative),
  closing: callToAction,
} satisfies SchemasOf<typeof initiatives>;

export const policySchemas = {
  intro: pageIntro,
  policyDates: z.object({ title: text, facts: z.array(fact) }),
  summary: labels('title', 'text'),
  contentsTitle: text,
  clauses: z.array(policyClause),
  closing: callToAction,
} satisfies SchemasOf<typeof policy>;

export const reportIncidentSchemas = {
  intro: pageIntro,
  danger: part({ text, phone: text, callLabel: text }),
  independentHelp: part({ text, callLabel: text, textLabel: text, lines: z.array(helpLine) }),
  whoCanAct: part({ items: texts }),
  tellUs: part({ text, includeTitle: text, include: texts, action, note: text }),
  notSure: part({ text, examples: texts, closing: text }),
  policyLink: action,
} satisfies SchemasOf<typeof reportIncident>;

export const getInvolvedSchemas = {
  intro: pageIntro,
  rolesSection: section({ commitmentLabel: text, action }),
  volunteerRoles: exactly('volunteerRoles', volunteerRole),
  closing: callToAction,
} satisfies SchemasOf<typeof getInvolved>;

export const donateSchemas = {
  intro: pageIntro,
  tiersSection: section({ action }),
  donationTiers: exactly('donationTiers', donationTier),
  otherGift: z.object({
    id,
    headline,
    text,
    acceptTitle: text,
    accept: texts,
    declineTitle: text,
    decline: texts,
    action,
  }),
  receiptNote: text,
} satisfies SchemasOf<typeof donate>;

export const faqsSchemas = {
  intro: pageIntro,
  faqs: exactly('faqs', faqCategory),
  structuredQuestions: exactly('structuredQuestions', question),
  closing: callToAction,
} satisfies SchemasOf<typeof faqs>;

export const contactSchemas = {
  intro: pageIntro,
  emailCard: part({ text, action }),
  textCard: part({ text, label: text }),
  socialCard: part({ text }),
  readyCard: z.object({ id, headline, text, action }),
  incidentNote: z.object({ text, action }),
} satisfies SchemasOf<typeof contact>;
