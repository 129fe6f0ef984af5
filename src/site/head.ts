import { organization } from './organization';
import { factsOf, isAccountPage, type ShownPage } from './pages';

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

/** Size in px of every share image: 1.91 to 1, the crop of chat previews. */
const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** One `<meta>` of a page: named by `name` or, for Open Graph, by `property`. */
export type MetaTag =
  | { name: string; property?: undefined; content: string }
  | { name?: undefined; property: string; content: string };

/** The parts of the head that differ from page to page. */
export interface Head {
  title: string;
  meta: readonly MetaTag[];
  /** Absent on the 404 page, which has no address of its own. */
  canonical?: string;
}

/**
 * Returns the head of a page: title, description, keywords, canonical address, Open Graph and Twitter tags.
 * `siteUrl` is an origin without a trailing slash; every address is absolute, because crawlers do not resolve
 * them.
 */
export function headFor(page: ShownPage, texts: HeadTexts, siteUrl: string): Head {
  const { title, path, label } = factsOf(page);
  const { description, keywords, shareHeadline } = texts;
  const listed = page !== 'not-found' && !isAccountPage(page);
  const url = page === 'not-found' ? siteUrl : new URL(path, siteUrl).href;
  const image = `${siteUrl}/share/${shareHeadline === undefined ? 'default' : page}.jpg`;
  const { lead, wide } = shareHeadline ?? organization.slogan;
  // The label keeps the texts apart where two images have the same words.
  const words = `${lead} ${wide}`;
  const says = words.toLowerCase().includes(label.toLowerCase());
  const imageOf = shareHeadline === undefined || says ? organization.name : `${organization.name}, ${label}`;
  const meta: MetaTag[] = [
    { name: 'description', content: description },
    { name: 'keywords', content: keywords },
    { name: 'robots', content: listed ? 'max-image-preview:large' : 'noindex' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: organization.name },
    { property: 'og:locale', content: 'en_CA' },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(SHARE_IMAGE.width) },
    { property: 'og:image:height', content: String(SHARE_IMAGE.height) },
    { property: 'og:image:alt', content: `${imageOf}: ${words}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
  ];
  return {
    title,
    meta,
    ...(page === 'not-found' ? {} : { canonical: url }),
  };
}
