import type { PageTarget } from '@/site/pages';
import type { SceneName } from './images.generated';
import type { ExternalLinkId, MailSubjectId } from './organization.content';

/** A calendar date, `year-month-day`. */
export type IsoDate = `${number}-${number}-${number}`;

/** Address of a mark: the logo of a partner or sponsor, in public/marks. */
export type MarkPath = `/marks/${string}.svg`;

/** A photograph in public/photos. `consent` says when it was given and who keeps it, or `nobody in the picture`. */
export interface PhotographOf {
  photo: `/photos/${string}`;
  alt: string;
  consent: string;
}

/** The picture of an entry: a drawn scene, or a photograph. */
export type EntryImage = `/images/${SceneName}` | PhotographOf;

/**
 * The picture of a person: a drawn scene, a hockey card with the initials, the person icon where there is no picture
 * yet, or a photograph.
 */
export type PersonImage = EntryImage | `/cards/${string}` | '/placeholder.svg';

/** A button that opens an email to the organisation. */
export interface MailAction {
  kind: 'mail';
  label: string;
  subject: MailSubjectId;
}

/** A button or link: to a page of this site, to another site (new tab), or an email to the organisation. */
export type Action =
  | { kind: 'page'; label: string; to: PageTarget }
  | { kind: 'external'; label: string; link: ExternalLinkId }
  | MailAction;

/** A headline that widens: condensed words, then the last ones in wide letters. */
export interface Headline {
  lead: string;
  wide: string;
}

/** The top of a page: the h1, one or two sentences, and where it needs one a label of at most four words above them. */
export interface PageIntro {
  eyebrow?: string;
  headline: Headline;
  text: string;
}

/** The top of a page whose picture says more than the words do; `pictureAlt` describes it. */
export interface PicturedIntro extends PageIntro {
  pictureAlt: string;
}

/** The top of a section: a label of at most four words, the h2, one or two sentences where it needs them. */
export interface SectionIntro {
  eyebrow: string;
  headline: Headline;
  text?: string;
}

/** The band near the foot of a page that asks for one thing; its first action is the main button. */
export interface CallToAction {
  headline: Headline;
  text: string;
  actions: readonly Action[];
}

/** A titled part of a page that can be linked. */
export interface TitledPart {
  id: string;
  title: string;
}

/** A numbered step: what the reader, or the player, does. */
export interface Step extends TitledPart {
  text: string;
}

/** A short fact with its label, such as `Ages` and `6-10`. */
export interface Fact {
  label: string;
  value: string;
}

/** A claim and its reason. */
export interface Reason {
  title: string;
  description: string;
}

/** A question of the FAQ record with its answer, word for word as on the page. */
export interface StructuredQuestion {
  question: string;
  answer: string;
}

/** A dated event as search engines read it: whole days, or moments. */
export interface StructuredEvent {
  /** Its id on the page. */
  anchor: string;
  name: string;
  startDate: string;
  endDate: string;
  venue: string;
  place: { readonly city: string; readonly region: string; readonly country: string };
}

/** Texts for search engines and chat previews, beside the page's title. */
export interface HeadTexts {
  /** 120 to 155 characters, different on every page. */
  description: string;
  /** Comma-separated. */
  keywords: string;
  /** Words on the page's own share image; left out where the image of the whole site is shown. */
  shareHeadline?: Headline;
  /** Questions of the FAQ record. */
  questions?: readonly StructuredQuestion[];
  /** Dated events of the page. */
  events?: readonly StructuredEvent[];
}
