/** Facts about one page. Every page's code includes them all, so they are short. */
export interface PageFacts {
  /** Address from the root, without a trailing slash. */
  path: `/${string}`;
  /** Name in the footer and in the breadcrumb trail. */
  label: string;
  /** Document title, at most 60 characters, page before organisation (WCAG 2.4.2). */
  title: string;
  /** `public` pages are prerendered and listed in the sitemap; `private` ones are shells with noindex. */
  visibility: 'public' | 'private';
  /** Id of the page above this one in the breadcrumb trail; home when left out. */
  parent?: string;
  /** Whether the structured data describes the club as a local business. */
  localBusiness?: true;
  /** Whether it can be read without a network even if never opened. */
  keptOffline?: true;
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
  shareHeadline?: { lead: string; wide: string };
  /** Questions of the FAQ record. */
  questions?: readonly StructuredQuestion[];
  /** Dated events of the page. */
  events?: readonly StructuredEvent[];
}
