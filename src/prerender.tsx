import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { preloadHead } from './layouts/PageHead';
import { SERVED_HEAD, STRUCTURED_DATA_ID } from './layouts/served-head';
import { structuredDataText } from './layouts/structured-data-text';
import { OfflinePage } from './offline/OfflinePage';
import { wideNavigation } from './layouts/wide-navigation-code';
import { preloadPageAt } from './routes';
import { pageAt } from './site/pages';
import { offlineCopy } from './content/errors';
import { organization } from './site/organization';

export { mainPages } from './offline/main-pages';
export { publicPageIds, pages } from './site/pages';
export { robotsTxt, sitemapXml } from './site/sitemap';
export { siteUrl } from './site/site-url';

const offlineTitle = `${offlineCopy.title} | ${organization.name}`;

/** A page as HTML: what belongs into `<head>` and what into the root element. */
export interface RenderedPage {
  head: string;
  body: string;
}

/**
 * Renders the page at an address, the 404 page when there is none.
 * React puts title, meta and link tags first in its output; everything before the first `<div` goes into the head,
 * where hydration adopts it.
 */
export async function render(pathname: string): Promise<RenderedPage> {
  await Promise.all([preloadPageAt(pathname), wideNavigation.preload(), preloadHead()]);
  const html = renderToString(
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>,
  );
  const start = html.indexOf('<div');
  if (start === -1 || html.includes('<!--$!-->')) throw new Error(`${pathname} did not render to the end.`);
  const page = pageAt(pathname) ?? 'notFound';
  const data = await structuredDataText(page);
  const script = `<script type="application/ld+json" id="${STRUCTURED_DATA_ID}" data-page="${page}">${data}</script>`;
  const head = html.slice(0, start).replace(/<(title|meta|link)/g, `<$1 ${SERVED_HEAD}`);
  return { head: head + script, body: html.slice(start) };
}

/** Renders the page that the service worker shows for an address it did not keep. */
export function renderOfflinePage(): RenderedPage {
  return {
    head: `<title>${offlineTitle}</title><meta name="robots" content="noindex">`,
    body: renderToStaticMarkup(<OfflinePage />),
  };
}
