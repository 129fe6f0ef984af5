import { z } from 'zod';
import { pageIds } from '@/site/pages';
import { parseIsoDate } from '@/lib/iso-date';
import { externalLinks, mailSubjects, type ExternalLinkId, type MailSubjectId } from './organization';

/**
 * Fields that the content of several pages shares. The schemas run only in the content check; everything else imports
 * their types with `import type`, so that no page loads zod. Lists are readonly, because content is `as const`.
 */

/** A placeholder for a detail that nobody has filled in, such as `{phone}`. */
const PLACEHOLDER = /\{\w+\}/;

function textReason(value: string): string | undefined {
  if (value.trim() === '') return 'is empty';
  const placeholder = PLACEHOLDER.exec(value)?.[0];
  return placeholder && `still holds the placeholder ${placeholder}`;
}

/** A text whose every character is fixed by the organisation, straight apostrophes included. */
export const exactText = z.string().superRefine((value, context) => {
  const reason = textReason(value);
  if (reason !== undefined) context.addIssue(reason);
});

/** A tag of HTML, or Markdown for bold words and links: visitors would see the markup itself. */
const MARKUP = /<\/?[a-z][^>]*>|\*\*|\]\(/i;

/** A text that visitors read. */
export const text = exactText
  .refine(
    (value) => !/['"]/.test(value),
    'has a straight quote; type the curly one: ’ in player’s, “ and ” around words',
  )
  .refine(
    (value) => !MARKUP.test(value),
    'has HTML or Markdown in it, which is shown as it is typed; write words alone',
  );

/** A list with at least one entry. */
export const list = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry).min(1, 'has no entries').readonly();

export const texts = list(text);

/** A group of texts, one for each name. */
export const labels = <Name extends string>(...names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

/** Small letters and digits, separated by hyphens: an id is part of an address that people share. Never change one. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens');

const IMAGE_PATH = /^(\/images\/.+|\/marks\/.+\.svg|\/cards\/.+|\/placeholder\.svg)$/;

/**
 * Address of a drawn picture: `/images/<scene>` a scene (src/site/images.generated.ts), `/marks/<file>.svg` a
 * partner's or sponsor's mark, `/cards/<id>` a hockey card, `/placeholder.svg` no picture yet (a person icon).
 */
export type ImagePath =
  `/images/${string}` | `/marks/${string}.svg` | `/cards/${string}` | '/placeholder.svg';

export const image = z.custom<ImagePath>((value) => typeof value === 'string' && IMAGE_PATH.test(value), {
  error: ({ input }) =>
    String(input).startsWith('/photos/')
      ? `is a photograph; write { photo: '${String(input)}', alt: 'what it shows', consent: 'when, and who keeps it' }`
      : 'must begin with /images/, /marks/ or /cards/, or be /placeholder.svg',
});

/** A photograph in public/photos. Nobody's picture is shown without a consent that can be found again. */
const photograph = z.strictObject({
  photo: z.custom<`/photos/${string}`>(
    (value) => typeof value === 'string' && /^\/photos\/[a-z0-9-]+\.jpe?g$/.test(value),
    'must be /photos/ and a file such as winter-camp.jpg: lower-case letters, digits and hyphens',
  ),
  alt: text,
  consent: text.refine(
    (value) => /\b\d{4}\b.*\p{L}/su.test(value) || value === 'nobody in the picture',
    "must say when and who keeps it, such as 'November 2, 2026, kept by the chair', or be 'nobody in the picture'",
  ),
});

/** The picture of an entry: a drawn one by its address, or a photograph. */
export const entryImage = z.union([image, photograph]);

export type EntryImage = z.infer<typeof entryImage>;

/** A calendar date, `year-month-day`. */
export type IsoDate = `${number}-${number}-${number}`;

export const isoDate = z.custom<IsoDate>(
  (value) => typeof value === 'string' && parseIsoDate(value) !== undefined,
  'must be a date that exists, written as year-month-day, such as 2026-01-12',
);

/** A URL on another site. */
export const externalUrl = z.custom<`https://${string}`>(
  (value) => typeof value === 'string' && /^https:\/\/[^\s./]+(\.[^\s./]+)+(\/\S*)?$/.test(value),
  {
    error: ({ input }) => {
      if (!String(input).startsWith('https://')) return 'must start with https://';
      return /\s/.test(String(input))
        ? 'has a space in it'
        : 'must name a website, such as https://example.ca';
    },
  },
);

const named = (what: string) => ({
  error: ({ input }: { input?: unknown }) => `there is no ${what} named ${String(input)}`,
});

export const pageTarget = z.strictObject({
  page: z.enum(pageIds, named('page')),
  anchor: text.exactOptional(),
});

export const externalLink = z.enum(
  Object.keys(externalLinks) as ExternalLinkId[],
  named('link in src/site/organization.ts'),
);

const mailSubject = z.enum(
  Object.keys(mailSubjects) as MailSubjectId[],
  named('mail subject in src/site/organization.ts'),
);

/** A button that opens an email to the organisation. */
export const mailAction = z.strictObject({ kind: z.literal('mail'), label: text, subject: mailSubject });

export type MailAction = z.infer<typeof mailAction>;

/**
 * Target of a button or link: a page of this site, a page of another site (new tab), or an email to the organisation.
 */
export const action = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('page'), label: text, to: pageTarget }),
    z.strictObject({ kind: z.literal('external'), label: text, link: externalLink }),
    mailAction,
  ],
  'must be page, external or mail',
);

export type Action = z.infer<typeof action>;

export const actions = list(action);

/** A headline that widens: condensed words, then the last ones in wide letters. */
export const headline = labels('lead', 'wide');

export type Headline = z.infer<typeof headline>;

/** The top of a page: the h1, one or two sentences. */
export const pageIntro = z.strictObject({ headline, text });

export type PageIntro = z.infer<typeof pageIntro>;

/** The top of a page whose picture says more than the words do; `pictureAlt` describes it. */
export const picturedIntro = pageIntro.extend({ pictureAlt: text });

export type PicturedIntro = z.infer<typeof picturedIntro>;

/** The top of a page that has a label of at most four words above its h1. */
export const labelledIntro = pageIntro.extend({ eyebrow: text });

export type LabelledIntro = z.infer<typeof labelledIntro>;

/** The top of a section: a label of at most four words, the h2, one or two sentences where it needs them. */
export const sectionIntro = z.strictObject({ eyebrow: text, headline, text: text.exactOptional() });

export type SectionIntro = z.infer<typeof sectionIntro>;

/** A section of a page: its heading and its other fields. */
export const section = <Shape extends z.ZodRawShape>(rest: Shape) =>
  z.strictObject({ heading: sectionIntro, ...rest });

/** The band near the foot of a page that asks for one thing; its first action is the main button. */
export const callToAction = z.strictObject({ headline, text, actions });

export type CallToAction = z.infer<typeof callToAction>;

/** A titled part of a page that can be linked. */
export const titledPart = <Shape extends z.ZodRawShape>(rest: Shape) =>
  z.strictObject({ id, title: text, ...rest });

/** A numbered step: what the reader, or the player, does. */
export const step = titledPart({ text });

export type Step = z.infer<typeof step>;

/** A short fact with its label, such as `Ages` and `6-10`. */
export const fact = z.strictObject({ label: text, value: text });

export type Fact = z.infer<typeof fact>;

/** A claim and its reason. */
export const reason = labels('title', 'description');

export type Reason = z.infer<typeof reason>;
