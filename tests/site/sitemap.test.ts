// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { publicPageIds } from '@/site/pages';
import { robotsTxt, sitemapXml } from '@/site/sitemap';

const SITE = 'https://az1hockey.example';
const addresses = [...sitemapXml(SITE).matchAll(/<loc>(.*)<\/loc>/g)].map((match) => match[1]);

describe('sitemapXml', () => {
  it('is a sitemap', () => {
    const lines = sitemapXml(SITE).split('\n');
    expect(lines[0]).toBe('<?xml version="1.0" encoding="UTF-8"?>');
    expect(lines[1]).toBe('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(lines.slice(-2)).toEqual(['</urlset>', '']);
    expect(lines.slice(2, -2)).toEqual(addresses.map((address) => `  <url><loc>${address}</loc></url>`));
  });

  it('lists the sixteen public pages once each, by absolute addresses without a slash at the end', () => {
    expect(addresses).toHaveLength(16);
    expect(addresses).toHaveLength(publicPageIds.length);
    expect(new Set(addresses).size).toBe(16);
    expect(addresses[0]).toBe(`${SITE}/`);
    for (const address of addresses.slice(1))
      expect(address).toMatch(/^https:\/\/az1hockey\.example\/[a-z-]+$/);
  });

  it('leaves the account pages out', () => {
    expect(sitemapXml(SITE)).not.toMatch(/auth|admin/);
  });
});

describe('robotsTxt', () => {
  it('allows everything, so that a noindex can be read, and names the sitemap', () => {
    expect(robotsTxt(SITE)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
  });
});
