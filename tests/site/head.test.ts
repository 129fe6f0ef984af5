// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { headFor } from '@/site/head';
import { pageIds, pages, publicPageIds, titleFor } from '@/site/pages';
import { searchTexts } from '@/site/search-texts';
import { sitemapXml } from '@/site/sitemap';

const SITE = 'https://az1hockey.example';
const everyHead = [...pageIds, 'notFound' as const];
const hidden = ['auth', 'admin', 'notFound'] as const;

const metaOf = (page: (typeof everyHead)[number]) =>
  new Map(headFor(page, SITE).meta.map((tag) => [tag.name ?? tag.property, tag.content]));

describe('headFor', () => {
  it.each(everyHead)('gives %s every tag that search engines and chat previews read', (page) => {
    const meta = metaOf(page);
    expect([...meta.keys()].filter((name) => name !== 'robots')).toEqual([
      'description',
      'keywords',
      'og:title',
      'og:description',
      'og:url',
      'og:type',
      'og:site_name',
      'og:locale',
      'og:image',
      'og:image:width',
      'og:image:height',
      'og:image:alt',
      'twitter:card',
      'twitter:title',
      'twitter:description',
      'twitter:image',
    ]);
    expect([...meta].filter(([, content]) => content.trim() === '')).toEqual([]);
    expect(meta.size).toBe(headFor(page, SITE).meta.length);
  });

  it.each(everyHead)('says the same about %s in every dialect', (page) => {
    const { title } = headFor(page, SITE);
    const meta = metaOf(page);
    expect(meta.get('og:title')).toBe(title);
    expect(meta.get('twitter:title')).toBe(title);
    expect(meta.get('og:description')).toBe(meta.get('description'));
    expect(meta.get('twitter:description')).toBe(meta.get('description'));
    expect(meta.get('twitter:image')).toBe(meta.get('og:image'));
  });

  it.each(everyHead)('names only absolute addresses for %s', (page) => {
    const meta = metaOf(page);
    expect(new URL(meta.get('og:url') ?? '').origin).toBe(SITE);
    expect(meta.get('og:image')).toMatch(/^https:\/\/az1hockey\.example\/share\/[A-Za-z]+\.jpg$/);
  });

  it.each(everyHead)('describes %s as a Canadian English website of the organisation', (page) => {
    const meta = metaOf(page);
    expect(meta.get('og:type')).toBe('website');
    expect(meta.get('og:site_name')).toBe('AZ1 Hockey');
    expect(meta.get('og:locale')).toBe('en_CA');
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    expect([meta.get('og:image:width'), meta.get('og:image:height')]).toEqual(['1200', '630']);
  });

  it.each(publicPageIds)('takes title, description and keywords of %s from the registry', (page) => {
    expect(headFor(page, SITE).title).toBe(pages[page].title);
    expect(metaOf(page).get('description')).toBe(searchTexts[page].description);
    expect(metaOf(page).get('keywords')).toBe(searchTexts[page].keywords);
  });

  it('gives every public page the canonical address that the sitemap lists', () => {
    const listed = [...sitemapXml(SITE).matchAll(/<loc>(.*)<\/loc>/g)].map((match) => match[1]);
    expect(publicPageIds.map((page) => headFor(page, SITE).canonical)).toEqual(listed);
  });

  it.each(publicPageIds)('shares %s under its canonical address, and lets it be listed', (page) => {
    expect(metaOf(page).get('og:url')).toBe(headFor(page, SITE).canonical);
    expect(metaOf(page).has('robots')).toBe(false);
  });

  it.each(hidden)('keeps %s out of search engines, without a canonical address', (page) => {
    expect(metaOf(page).get('robots')).toBe('noindex');
    expect(headFor(page, SITE)).not.toHaveProperty('canonical');
    expect(metaOf(page).get('og:image')).toBe(`${SITE}/share/default.jpg`);
  });
});

describe('titleFor', () => {
  it.each(everyHead)('is the title in the head of %s', (page) => {
    expect(titleFor(page)).toBe(headFor(page, SITE).title);
  });

  it('names the 404 page', () => {
    expect(titleFor('notFound')).toBe('Page not found | AZ1 Hockey');
  });
});
