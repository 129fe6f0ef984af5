import { z } from 'zod';
import type { IsoDate } from '@/content/page-types';
import type { Action, CallToAction, Headline, ImagePath, PageIntro, SectionIntro } from '@/content/types';
import { parseIsoDate } from '@/lib/iso-date';
import { externalLinks, mailSubjects, type ExternalLinkId, type MailSubjectId } from '@/site/organization';
import { pageIds, type PageTarget } from '@/site/pages';

/**
 * Fields that many entries share. A schema says which fields there are and what kind of value each holds. Rules
 * that hold everywhere, such as "no text is empty", and rules that look at other entries or at files are in
 * scripts/content-check.
 */

export const text = z.string();

export const texts = z.array(text).min(1, 'has no entries');

/** Small letters and digits, parted by hyphens: an id is part of an address that people share. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens');

const IMAGE_PATH = /^(\/images\/.+|\/photos\/.+|\/marks\/.+\.svg|\/cards\/.+|\/placeholder\.svg)$/;

export const image = z.custom<ImagePath>(
  (value) => typeof value === 'string' && IMAGE_PATH.test(value),
  'must begin with /images/, /photos/, /marks/ or /cards/, or be /placeholder.svg',
);

export const isoDate = z.custom<IsoDate>(
  (value) => typeof value === 'string' && parseIsoDate(value) !== undefined,
  'must be a date that exists, written as year-month-day, such as 2026-01-12',
);

/** An address of others, or nothing. */
export const optionalWebsite = z.custom<`https://${string}` | ''>(
  (value) =>
    value === '' || (typeof value === 'string' && /^https:\/\/\S+$/.test(value) && URL.canParse(value)),
  'must start with https:// or be empty',
);

const named = (what: string) => ({
  error: ({ input }: { input?: unknown }) => `there is no ${what} named ${String(input)}`,
});

export const pageTarget = z.strictObject({
  page: z.enum(pageIds, named('page')),
  anchor: text.exactOptional(),
}) satisfies z.ZodType<PageTarget>;

export const externalLink = z.enum(
  Object.keys(externalLinks) as ExternalLinkId[],
  named('link in src/site/organization.ts'),
);

const mailSubject = z.enum(
  Object.keys(mailSubjects) as MailSubjectId[],
  named('mail subject in src/site/organization.ts'),
);

export const action = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('page'), label: text, to: pageTarget }),
    z.strictObject({ kind: z.literal('external'), label: text, link: externalLink }),
    z.strictObject({ kind: z.literal('mail'), label: text, subject: mailSubject }),
  ],
  'must be page, external or mail',
) satisfies z.ZodType<Action>;

export const actions = z.array(action).min(1, 'has no entries');

export const headline = z.strictObject({ lead: text, wide: text }) satisfies z.ZodType<Headline>;

export const pageIntro = z.strictObject({ eyebrow: text, headline, text }) satisfies z.ZodType<PageIntro>;

export const sectionIntro = z.strictObject({
  eyebrow: text,
  headline,
  text: text.exactOptional(),
}) satisfies z.ZodType<SectionIntro>;

export const callToAction = z.strictObject({
  headline,
  text,
  actions,
}) satisfies z.ZodType<CallToAction>;
