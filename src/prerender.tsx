import { text } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { offlineWords } from '@/layout/content';
import { OfflinePage } from '@/layout/OfflinePage';
import type { HeadTexts } from '@/site/content-types';
import { organization } from '@/site/organization.content';
import { factsOf, type ShownPage } from '@/site/pages';
import { siteUrl } from '@/site/site-url';
import { structuredDataFor } from '@/site/structured-data';
import { App } from './routes';

export { robotsTxt, sitemapXml } from '@/site/sitemap';
export { siteUrl };

/** What this build is for. */
export const environment = import.meta.env.BUILD as BuildEnvironment;

/** A page as HTML: the contents of `<head>` and of the root element. */
export interface RenderedPage {
  head: string;
  body: string;
}

const headTexts = import.meta.glob<HeadTexts>('./pages/*/content.ts', { eager: true, import: 'head' });

/** Returns the structured data of a page as an element, in which no `<` can end it. */
function structuredDataElement(page: ShownPage): string {
  const texts = headTexts[`./pages/${page}/content.ts`];
  if (texts === undefined) throw new Error(`src/pages/${page} has no texts for its head.`);
  const json = JSON.stringify(structuredDataFor(page, texts, siteUrl)).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** React writes the tags of <head> before the first element. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * Renders a page with all the code that it loads lazily.
 * @throws Error when a part of it fails
 */
export async function render(page: ShownPage): Promise<RenderedPage> {
  const { path } = factsOf(page);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    // One chunk: React would move parts of a long page behind a script.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  const html = await text(prelude);
  if (errors.length > 0) throw new Error(`${path} did not finish rendering.`, { cause: errors[0] });
  const head = HEAD_TAGS.exec(html)?.[0] ?? '';
  const body = html.slice(head.length);
  if (!body.startsWith('<div'))
    throw new Error(
      `${path}: after the tags of its head comes ${body.slice(0, 40)}… and not the <div> of SiteLayout.`,
    );
  return { head: head + structuredDataElement(page), body };
}

/** Renders the page that the service worker shows for an address it did not keep. */
export function renderOfflinePage(): RenderedPage {
  return {
    head: `<title>${offlineWords.title} | ${organization.name}</title><meta name="robots" content="noindex"><script src="/offline.js" defer></script>`,
    body: renderToStaticMarkup(<OfflinePage />),
  };
}
