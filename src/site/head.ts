import { organization } from './organization';
import { pages, titleFor, type PageId } from './pages';
import { searchTexts, type SearchText } from './search-texts';

/** Size in px of every share image: 1.91 to 1, what chat previews crop to. */
const SHARE_IMAGE = { width: 1200, height: 630 } as const;

const notFound: SearchText = {
  description: 'There is no page at this address. The home page of AZ1 Hockey leads to everything else.',
  keywords: organization.name,
};

/** One `<meta>` of a page: named by `name` or, for Open Graph, by `property`. */
export type MetaTag =
  | { name: string; property?: undefined; content: string }
  | { name?: undefined; property: string; content: string };

/** Everything that stands in the head of one page and of no other. */
export interface Head {
  title: string;
  /** Absent on pages that search engines must not list. */
  canonical?: string;
  meta: readonly MetaTag[];
}

/**
 * Returns the head of a page (spec §1): title, description, keywords, canonical address, Open Graph and Twitter tags.
 * `siteUrl` is an origin without a trailing slash; every address is absolute, because crawlers do not resolve them.
 */
export function headFor(page: PageId | 'notFound', siteUrl: string): Head {
  const title = titleFor(page);
  const { description, keywords } = page === 'notFound' ? notFound : searchTexts[page];
  const listed = page !== 'notFound' && pages[page].visibility === 'public';
  const url = page === 'notFound' ? siteUrl : new URL(pages[page].path, siteUrl).href;
  const image = `${siteUrl}/share/${listed ? page : 'default'}.jpg`;
  const meta: MetaTag[] = [
    { name: 'description', content: description },
    { name: 'keywords', content: keywords },
    ...(listed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: organization.name },
    { property: 'og:locale', content: 'en_CA' },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(SHARE_IMAGE.width) },
    { property: 'og:image:height', content: String(SHARE_IMAGE.height) },
    { property: 'og:image:alt', content: `${organization.name}: ${organization.slogan}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
  ];
  return { title, meta, ...(listed ? { canonical: url } : {}) };
}
