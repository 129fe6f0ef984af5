import type { Page } from '@playwright/test';
import { faqs } from '../src/pages/faqs/content';
import { pages, publicPageIds, type PageId } from '@/site/pages';
import { headTextsOf } from '../tests/support/head-texts';
import { footerLink } from './support/footer-link';
import { expect, test } from './support/test';
import { expectValidHtml } from './support/valid-html';
import { LEAST_TEXT, openReady } from './support/whole-page';

/** The content of a page as readers without scripts get it, parsed by the browser. */
async function served(page: Page, path: string) {
  const answer = await page.request.get(path);
  await expectValidHtml(await answer.text(), `${path} as served`);
  const found = await page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const all = (selector: string) => [...parsed.querySelectorAll(selector)];
      const values = (selector: string, attribute: string) =>
        all(selector).map((element) => element.getAttribute(attribute) ?? '');
      return {
        titles: all('head title').map(({ textContent }) => textContent),
        descriptions: values('head meta[name="description"]', 'content'),
        robots: values('head meta[name="robots"]', 'content').join(),
        canonicals: values('head link[rel="canonical"]', 'href'),
        urls: values('head meta[property="og:url"]', 'content'),
        pictures: values('head meta[property="og:image"]', 'content'),
        data: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
        headings: all('main h1').length,
        text: (parsed.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' '),
        links: values('footer a[href^="/"]', 'href'),
      };
    },
    await answer.text(),
  );
  return { status: answer.status(), ...found };
}

/** Size in px of a picture of the site. */
const pictureAt = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
    return `${width}x${height}`;
  }, path);

test('every public page is complete and has its own head for readers without scripts', async ({ page }) => {
  const canonicals: string[] = [];
  const pictures = new Set<string>();
  for (const id of publicPageIds) {
    const { path, title } = pages[id];
    const found = await served(page, path);
    const [canonical = ''] = found.canonicals;
    expect.soft(found, path).toMatchObject({
      status: 200,
      titles: [title],
      descriptions: [(await headTextsOf(id)).description],
      canonicals: [expect.stringMatching(new RegExp(`^https?://[^/]+${path}$`))],
      urls: [canonical],
      pictures: [expect.stringContaining(`${new URL(canonical).origin}/`)],
      robots: expect.not.stringContaining('noindex'),
      data: [expect.stringContaining('SportsOrganization')],
      headings: 1,
    });
    expect.soft(() => JSON.parse(found.data[0] ?? '') as unknown, path).not.toThrow();
    expect.soft(found.text.length, path).toBeGreaterThan(LEAST_TEXT);
    expect
      .soft(found.links, path)
      .toEqual(expect.arrayContaining(publicPageIds.map((one) => pages[one].path)));
    canonicals.push(canonical);
    pictures.add(new URL(found.pictures[0] ?? '').pathname);
  }
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect([...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, listed]) => listed)).toEqual(canonicals);
  const robots = await (await page.request.get('/robots.txt')).text();
  // They may read everything, so that they see a noindex.
  const { href } = new URL('/sitemap.xml', canonicals[0]);
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${href}\n`);

  await page.goto('/');
  for (const path of pictures) expect.soft(await pictureAt(page, path), path).toBe('1200x630');
});

/** The tags of a head that differ from page to page, with sorted attributes; of the document, or of HTML. */
const headTags = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const { head } = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const tags = [...head.querySelectorAll('title, meta[property], meta[name], link[rel="canonical"]')];
    return tags
      .map((tag) => {
        const attributes = [...tag.attributes].map(({ name, value }) => `${name}=${value}`).toSorted();
        return [tag.localName, ...attributes, tag.textContent].join(' ');
      })
      .toSorted();
  }, html);

test('the head is the one that was served, with no tag twice, after hydration, a move and Back', async ({
  page,
}) => {
  const served = new Map<PageId, string[]>();
  for (const id of ['about', 'programs', 'home'] as const) {
    served.set(id, await headTags(page, await (await page.request.get(pages[id].path)).text()));
    expect(served.get(id)).toContain(`title ${pages[id].title}`);
  }
  const expectServed = (id: PageId) =>
    expect.poll(() => headTags(page), { message: id }).toEqual(served.get(id));
  await openReady(page, pages.about.path);
  await expectServed('about');
  for (const id of ['programs', 'home'] as const) {
    await footerLink(page, id).click();
    await expectServed(id);
  }
  await page.goBack();
  await expectServed('programs');
});

test('the account pages, the offline page and an unknown address ask search engines not to list them', async ({
  page,
}) => {
  for (const [path, status] of [
    ['/auth', 200],
    ['/admin', 200],
    ['/offline', 200],
    ['/no-such-page', 404],
  ] as const) {
    expect.soft(await served(page, path), path).toMatchObject({ status, robots: 'noindex', headings: 1 });
  }
});

test('an unknown address is a 404 with a way home, logged to the console', async ({ page, allowProblem }) => {
  // Chromium's own line about the page's status.
  allowProblem(/status of 404/);
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no-such-page'));
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await logged;
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/about//');
  await expect(page).toHaveURL('/about');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer is open, dropdowns are links, and account pages say that they need JavaScript', async ({
    page,
  }) => {
    await page.goto(pages.faqs.path);
    const answers = page.locator('.questions .answer').filter({ visible: true });
    await expect(answers).toHaveCount(faqs.reduce((sum, { questions }) => sum + questions.length, 0));
    await page.getByRole('link', { name: 'ABOUT', exact: true }).click();
    await expect(page).toHaveTitle(pages.about.title);
    for (const id of ['auth', 'admin'] as const) {
      await page.goto(pages[id].path);
      await expect(page.locator('main noscript p')).toContainText('needs JavaScript');
      await expect(page.getByText('Loading...')).toBeHidden();
    }
  });

  test('the small-screen menu is a link to the list of all pages', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Menu' }).click();
    const list = page.getByRole('navigation', { name: 'Quick links' });
    await expect(list).toBeInViewport();
    await list.getByRole('link', { name: pages.faqs.label }).click();
    await expect(page).toHaveTitle(pages.faqs.title);
  });
});
