import { pages, publicPageIds } from '@/site/pages';

/** Returns the sitemap (sitemaps.org 0.9): every public page, by the same address as its canonical link. */
export function sitemapXml(siteUrl: string): string {
  const entries = publicPageIds.map(
    (id) => `  <url><loc>${new URL(pages[id].path, siteUrl).href}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Returns robots.txt. The account pages are not disallowed: a crawler that may not read a page never sees its noindex.
 */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
