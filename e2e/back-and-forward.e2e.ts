import type { Page } from '@playwright/test';
import { pages, type PageId } from '@/site/pages';
import { footerLink } from './support/footer-link';
import { holdScripts } from './support/hold-scripts';
import { expect, test } from './support/test';
import { openReady } from './support/whole-page';

/** Scroll position of the visitor on /programs, in px. */
const PLACE = 2000;

const scrolled = (page: Page) => expect.poll(() => page.evaluate(() => Math.round(window.scrollY)));
const ready = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached();

/**
 * Scrolls to `top`, in px, and follows a link of the footer from there, before the browser has told the page that it
 * was scrolled. A click would scroll the link into view.
 */
const follow = (page: Page, id: PageId, top: number) =>
  footerLink(page, id).evaluate((link: HTMLAnchorElement, top) => {
    window.scrollTo(0, top);
    link.click();
  }, top);

/** On /programs, scrolled; then on /contact. */
async function readAndLeave(page: Page): Promise<void> {
  await openReady(page, pages.programs.path);
  await follow(page, 'contact', PLACE);
  await expect(page).toHaveTitle(pages.contact.title);
}

for (const width of [390, 1440]) {
  test(`at ${width} px Back and Forward after a reload restore the page and the scroll position`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await readAndLeave(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    await scrolled(page).toBe(300);
    await page.reload();
    await ready(page);
    await scrolled(page).toBe(300);
    await page.goBack();
    await expect(page).toHaveTitle(pages.programs.title);
    await scrolled(page).toBe(PLACE);
    await page.reload();
    await ready(page);
    await scrolled(page).toBe(PLACE);
    await page.goForward();
    await expect(page).toHaveTitle(pages.contact.title);
    await scrolled(page).toBe(300);
    // The code of the next page is there by now, so the move does not wait for a frame either.
    await follow(page, 'programs', 400);
    await expect(page).toHaveTitle(pages.programs.title);
    await page.goBack();
    await expect(page).toHaveTitle(pages.contact.title);
    await scrolled(page).toBe(400);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Back shows the old page until the code of the new one has arrived', async ({ page }) => {
    await readAndLeave(page);
    await page.reload();
    await ready(page);
    const release = await holdScripts(page);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(pages.programs.path);
    await expect(page).toHaveTitle(pages.contact.title);
    await expect(page.locator('main h1')).toBeVisible();
    release();
    await expect(page).toHaveTitle(pages.programs.title);
    await scrolled(page).toBe(PLACE);
  });
});

test('a tab that was discarded comes back at its scroll position, with its answer open', async ({ page }) => {
  await openReady(page, pages.faqs.path);
  const question = page.getByRole('main').getByRole('heading', { level: 3 }).nth(1).getByRole('button');
  await question.click();
  await follow(page, 'about', 500);
  await expect(page).toHaveTitle(pages.about.title);
  await page.goBack();
  await scrolled(page).toBe(500);
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  // Hidden, then thrown away without the events of leaving.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await page.reload();
  await ready(page);
  await scrolled(page).toBe(500);
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('an address with an anchor that is gone opens at the top, whatever was read before in the tab', async ({
  page,
}) => {
  await openReady(page, pages.programs.path);
  await page.evaluate((top) => window.scrollTo(0, top), PLACE);
  await scrolled(page).toBe(PLACE);
  await openReady(page, `${pages.about.path}#gone`);
  await scrolled(page).toBe(0);
  await expect(page.locator('main h1')).toBeFocused();
});
