import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { pages, publicPageIds, type PageId } from '@/site/pages';
import { searchTexts } from '@/site/search-texts';
import { expect, test } from './support/test';
import { pngSize, jpegSize } from './support/image-size';

const DIST = process.env['AZ1_DIST'] ?? 'dist';
const DESCRIBED = [
  'meta[name="description"]',
  'meta[name="keywords"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:url"]',
  'meta[property="og:image"]',
  'meta[property="og:image:width"]',
  'meta[property="og:image:height"]',
  'meta[property="og:type"]',
  'meta[name="twitter:card"]',
  'meta[name="twitter:title"]',
  'meta[name="twitter:description"]',
  'meta[name="twitter:image"]',
];

/** What a chat preview or a crawler that runs no script gets. */
async function served(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  return response.text();
}

/** The origin that the build wrote into addresses. */
async function siteUrl(request: APIRequestContext): Promise<string> {
  const robots = await (await request.get('/robots.txt')).text();
  return /^Sitemap: (.*)\/sitemap\.xml$/m.exec(robots)?.[1] ?? '';
}

const kindsOf = (node: { '@type': string | string[] }) => [node['@type']].flat();

test.describe('the served HTML', () => {
  // The tags are read by the browser's own parser, with no script of the page run.
  test.use({ javaScriptEnabled: false });

  for (const id of publicPageIds) {
    const { path, title } = pages[id];

    test(`of ${path} is whole for readers that run no script`, async ({ page, request }) => {
      const origin = await siteUrl(request);
      expect(origin).toMatch(/^https?:\/\/[^/]+$/);
      const canonical = new URL(path, origin).href;
      await page.goto(path);

      await expect(page).toHaveTitle(title);
      for (const tag of ['title', 'link[rel="canonical"]', ...DESCRIBED]) {
        await expect(page.locator(`head ${tag}`), tag).toHaveCount(1);
      }
      await expect(page.locator('body > :not(script) title, body meta, body link')).toHaveCount(0);
      const content = (selector: string) => page.locator(selector).getAttribute('content');
      expect(await content('meta[name="description"]')).toBe(searchTexts[id].description);
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(canonical);
      expect(await content('meta[property="og:url"]')).toBe(canonical);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

      const image = (await content('meta[property="og:image"]')) ?? '';
      expect(image.startsWith(`${origin}/`)).toBe(true);
      expect(await content('meta[name="twitter:image"]')).toBe(image);
      const picture = await readFile(`${DIST}${new URL(image).pathname}`);
      expect(jpegSize(picture)).toEqual({ width: 1200, height: 630 });
      expect(picture.length).toBeLessThan(1_000_000);
    });

    test(`of ${path} carries structured data and nothing the policy refuses`, async ({ request }) => {
      const html = await served(request, path);
      const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
      const data = scripts.filter(([, attributes]) => attributes?.includes('application/ld+json'));
      expect(data).toHaveLength(1);
      const graph = (JSON.parse(data[0]?.[2] ?? '') as { '@graph': { '@type': string | string[] }[] })[
        '@graph'
      ];
      const kinds = graph.flatMap(kindsOf);
      expect(kinds).toContain('SportsOrganization');
      expect(kinds.includes('BreadcrumbList')).toBe(id !== 'home');
      expect(kinds.includes('FAQPage')).toBe(id === 'faqs');
      const local: readonly PageId[] = ['home', 'contact'];
      expect(kinds.includes('SportsClub')).toBe(local.includes(id));

      for (const [, attributes, text] of scripts.filter((script) => !data.includes(script))) {
        expect(attributes).toContain('src="/assets/');
        expect(text).toBe('');
      }
      expect(html).not.toMatch(/<[^>]+\sstyle="/);
      expect(html).not.toMatch(/\son(click|load|error)="/);
      expect(html).not.toMatch(/(src|href)="(data|javascript):/);
    });
  }

  for (const path of ['/auth', '/admin', '/offline']) {
    test(`of ${path} is not to be listed`, async ({ request }) => {
      const html = await served(request, path);
      expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/);
      expect(html).not.toContain('rel="canonical"');
    });
  }

  test('of an unknown address is a 404 that is not to be listed', async ({ request }) => {
    const response = await request.get('/no-such-page');
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/);
    expect(html).not.toContain('rel="canonical"');
  });
});

test('the sitemap lists the canonical address of every public page, and robots.txt names it', async ({
  request,
}) => {
  const origin = await siteUrl(request);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
  expect(listed).toHaveLength(16);
  expect(listed).toEqual(publicPageIds.map((id) => new URL(pages[id].path, origin).href));
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: ./m);
});

test('the manifest and its icons are there in the sizes they claim', async ({ request }) => {
  const home = await served(request, '/');
  expect(home).toContain('<link rel="manifest" href="/site.webmanifest"');
  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as {
    name: string;
    start_url: string;
    theme_color: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'AZ1 Hockey', start_url: '/', theme_color: '#0A1E33' });
  expect(manifest.icons.map((icon) => icon.sizes)).toEqual(['192x192', '512x512', '512x512']);
  expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = pngSize(await readFile(`${DIST}${src}`));
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(pngSize(await readFile(`${DIST}/apple-touch-icon.png`))).toEqual({ width: 180, height: 180 });
  for (const icon of ['/favicon.ico', '/favicon.svg']) expect((await request.get(icon)).status()).toBe(200);
});
