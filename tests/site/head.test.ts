import { describe, expect, it } from 'vitest';
import { headFor } from '@/site/head';
import { pageIds, publicPageIds, type ShownPage } from '@/site/pages';
import { sitemapXml } from '@/site/sitemap';
import { headTextsOf } from '../support/head-texts';

const SITE = 'https://site.example';
const everyPage: readonly ShownPage[] = [...pageIds, 'not-found'];

const heads = await Promise.all(
  everyPage.map(async (page) => {
    const head = headFor(page, await headTextsOf(page), SITE);
    return { page, ...head, meta: new Map(head.meta.map((tag) => [tag.name ?? tag.property, tag.content])) };
  }),
);

describe('heads for search engines and chat previews', () => {
  it.each(heads)('of $page agree in every format and use absolute addresses', ({ title, meta }) => {
    for (const dialect of ['og', 'twitter']) {
      expect(meta.get(`${dialect}:title`)).toBe(title);
      expect(meta.get(`${dialect}:description`)).toBe(meta.get('description'));
      expect(meta.get(`${dialect}:image`)).toMatch(new RegExp(`^${SITE}/share/`));
    }
    expect(new URL(meta.get('og:url') ?? '').origin).toBe(SITE);
    expect(meta.get('og:image:alt')).toMatch(/\S: \S/);
  });

  it.each(['og:title', 'description', 'keywords', 'og:url'])('of no two pages have the same %s', (name) => {
    expect(new Set(heads.map(({ meta }) => meta.get(name))).size).toBe(heads.length);
  });

  it('the sitemap lists each public page, and the 404 page has no canonical address', () => {
    expect(sitemapXml(SITE).match(/<loc>/g)).toHaveLength(publicPageIds.length);
    expect(heads.find(({ page }) => page === 'not-found')?.canonical).toBeUndefined();
  });
});
