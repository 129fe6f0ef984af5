import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { OFFLINE_SCRIPT, SERVED_HEAD } from '@/lib/page-protocol';
import { offlineCopy } from '@/layout/error-words';
import { OfflinePage } from '@/layout/OfflinePage';
import { factsOf, type ShownPage } from '@/pages/registry';
import { headFor, structuredDataText } from '@/site/head';
import { organization } from '@/site/organization';
import { siteUrl } from '@/site/site-url';
import { App } from './App';
import { pageModules } from './page-modules';

export { robotsTxt, sitemapXml } from '@/site/sitemap';
export { siteUrl } from '@/site/site-url';

/** A page as HTML: the contents of `<head>` and of the root element. */
export interface RenderedPage {
  head: string;
  body: string;
}

/** Renders the head of a page. Every tag is marked, so that a move to another page can remove it. */
async function renderHead(page: ShownPage): Promise<string> {
  const head = headFor(page, await pageModules[page].loadHead(), siteUrl);
  const served = { [SERVED_HEAD]: '' };
  return renderToStaticMarkup(
    <>
      <title {...served}>{head.title}</title>
      {head.meta.map((attributes) => (
        <meta key={attributes.name ?? attributes.property} {...served} {...attributes} />
      ))}
      {head.canonical === undefined ? null : <link {...served} rel="canonical" href={head.canonical} />}
      <script
        {...served}
        type="application/ld+json"
        // oxlint-disable-next-line react/no-danger -- JSON without `<`
        dangerouslySetInnerHTML={{ __html: structuredDataText(head) }}
      />
    </>,
  );
}

/**
 * Renders a page.
 * @throws Error when a part of it suspended and is missing
 */
export async function render(page: ShownPage): Promise<RenderedPage> {
  await pageModules[page].view.preload();
  const { path } = factsOf(page);
  const body = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
  if (!body.startsWith('<div') || body.includes('<!--$!-->')) {
    throw new Error(`${path} did not finish rendering.`);
  }
  return { head: await renderHead(page), body };
}

/** Renders the page that the service worker shows for an address it did not keep. */
export function renderOfflinePage(): RenderedPage {
  return {
    head: `<title>${offlineCopy.title} | ${organization.name}</title><meta name="robots" content="noindex"><script src="/${OFFLINE_SCRIPT}" defer></script>`,
    body: renderToStaticMarkup(<OfflinePage />),
  };
}
