import { factsOf, type ShownPage } from '@/pages/registry';
import type { HeadTexts } from '@/pages/page-facts';
import { organization } from './organization';
import { structuredDataFor, type SiteGraph } from './structured-data';

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
  structuredData: SiteGraph;
}

/**
 * Returns the head of a page: title, description, keywords, canonical address, Open Graph and Twitter tags, structured
 * data. `siteUrl` is an origin without a trailing slash; every address is absolute, because crawlers do not resolve
 * them.
 */
export function headFor(page: ShownPage, texts: HeadTexts, siteUrl: string): Head {
  const { title, path, visibility, label } = factsOf(page);
  const { description, keywords, shareHeadline } = texts;
  const listed = visibility === 'public';
  const url = page === 'not-found' ? siteUrl : new URL(path, siteUrl).href;
  const image = `${siteUrl}/share/${shareHeadline === undefined ? 'default' : page}.jpg`;
  const { lead, wide } = shareHeadline ?? organization.slogan;
  // The label keeps the texts apart where two images have the same words.
  const imageOf = shareHeadline === undefined ? organization.name : `${organization.name}, ${label}`;
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
    { property: 'og:image:alt', content: `${imageOf}: ${lead} ${wide}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
  ];
  return {
    title,
    meta,
    ...(page === 'not-found' ? {} : { canonical: url }),
    structuredData: structuredDataFor(page, texts, siteUrl),
  };
}

/** Returns a page's structured data as JSON text in which no `<` can end the element that holds it. */
export function structuredDataText({ structuredData }: Head): string {
  return JSON.stringify(structuredData).replaceAll('<', '\\u003c');
}
