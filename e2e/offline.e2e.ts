import type { Page } from '@playwright/test';
import { offlineWords } from '../src/layout/content';
import { offlinePageIds, pages } from '@/site/pages';
import { accounts } from './support/accounts';
import { FAILED_IMPORT } from './support/browser-lines';
import { deploy } from './support/deployment';
import { footerLink } from './support/footer-link';
import { openAndKeep } from './support/service-worker';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { expectReady, expectWhole, openReady } from './support/whole-page';

/** A new worker waits until the old one has finished its work, which takes a while on a busy machine. */
const TAKE_OVER = { timeout: 60_000, intervals: [2_000] };
/** A file that was not kept. */
const NOT_LOADED = /Failed to load resource/;

test.use({ serviceWorkers: 'allow' });

// Pages reached by a link are kept without the Navigation API, which older Safari and Firefox lack.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
});

/** Paths of everything that is kept. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
}

const noConnection = (page: Page) => page.getByRole('heading', { level: 1, name: offlineWords.title });

test('an opened page, whether by its address or by a link, can be read offline and says that there is no network', async ({
  page,
  context,
}) => {
  await openAndKeep(page, `${pages.faqs.path}?utm_source=poster`);
  await expect.poll(() => kept(page)).toContain(pages.faqs.path);
  await footerLink(page, 'policy').click();
  await expect(page).toHaveTitle(pages.policy.title);
  await expect.poll(() => kept(page)).toContain(pages.policy.path);
  await context.setOffline(true);
  for (const id of ['policy', 'faqs'] as const) {
    await openReady(page, pages[id].path);
    await expectWhole(page, id, 'without a network');
  }
  // Chromium 150 tells only the document that is open that there is no network.
  await context.setOffline(false);
  await context.setOffline(true);
  await expect(page.getByText(offlineWords.notice)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(offlineWords.notice)).toBeHidden();
});

test('the five main pages open although they were never visited, and any other address lists them', async ({
  page,
  context,
  allowProblem,
}) => {
  // Pictures are kept once seen, not before.
  allowProblem(NOT_LOADED);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAndKeep(page, pages.donate.path);
  expect(offlinePageIds).toHaveLength(5);
  expect((await kept(page)).filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
  await context.setOffline(true);
  for (const id of offlinePageIds) {
    await page.goto(pages[id].path);
    await expect(page).toHaveTitle(pages[id].title);
    await expectReady(page, id);
  }
  for (const path of [pages.directors.path, pages.auth.path]) {
    await page.goto(path);
    await expect(noConnection(page), path).toBeVisible();
  }
  await page.getByRole('link', { name: pages['what-we-do'].label }).click();
  await expectWhole(page, 'what-we-do', 'from the offline page');

  await page.goto(pages.directors.path);
  await expect(noConnection(page)).toBeVisible();
  await context.setOffline(false);
  await expect(noConnection(page)).toBeHidden();
  await expectWhole(page, 'directors', 'on its own, once the network is back');
});

test('a tap on a link to an unopened page says so, lists the readable pages and keeps the address', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(FAILED_IMPORT);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAndKeep(page, '/');
  await expectReady(page, '/');
  await context.setOffline(true);
  await footerLink(page, 'sponsors').click();
  await expect(noConnection(page)).toBeVisible();
  await expect(page).toHaveURL(pages.sponsors.path);
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveText(offlinePageIds.map((id) => pages[id].label));
  await context.setOffline(false);
  await expect(noConnection(page)).toBeHidden();
  await expectWhole(page, 'sponsors', 'after the network came back');
});

test('the account pages and the backend are never kept', async ({ page }) => {
  await openAndKeep(page, '/');
  await signIn(page, accounts.admin);
  await page.goto(pages.admin.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await footerLink(page, 'contact').click();
  await footerLink(page, 'mentorship').click();
  await expect.poll(() => kept(page)).toContain(pages.mentorship.path);
  expect((await kept(page)).filter((path) => /^\/(auth|admin|rest)(\/|$)/.test(path))).toEqual([]);
});

test('opened pages can still be read offline after a deployment with other files', async ({
  page,
  context,
  allowProblem,
}) => {
  test.setTimeout(3 * 60_000);
  allowProblem(NOT_LOADED);
  const site = await deploy();
  await openAndKeep(page, site.url + pages.faqs.path);
  await footerLink(page, 'coaches').click();
  await expect.poll(() => kept(page)).toContain(pages.coaches.path);

  await site.deployAgain();
  await page.goto(site.url + pages.donate.path);
  const cacheNames = () => page.evaluate(() => caches.keys());
  // The new worker replaces the old one on this visit; no page load may wait for it.
  await expect.poll(cacheNames, TAKE_OVER).toEqual(['pages', 'files-second']);

  await context.setOffline(true);
  for (const id of ['faqs', 'coaches'] as const) {
    await page.goto(site.url + pages[id].path);
    await expectWhole(page, id, 'from the build before');
    await expect(page.locator('html')).not.toHaveAttribute('data-deployment');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-transform', 'uppercase');
  }
  await openReady(page, site.url + pages.contact.path);
  await expect(page.locator('html')).toHaveAttribute('data-deployment', 'second');
  await site.close();
});

test('VITE_OFFLINE=off removes the worker and everything that was kept', async ({ page }) => {
  test.setTimeout(3 * 60_000);
  const site = await deploy();
  await openAndKeep(page, site.url);
  await expect.poll(() => kept(page)).toContain('/');
  await site.changeWorker({ removed: true });
  // A page that is still starting would register the worker again.
  await page.goto(`${site.url}/robots.txt`);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect.poll(() => page.evaluate(() => caches.keys()), TAKE_OVER).toEqual([]);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers, TAKE_OVER).toBe(0);
  await openReady(page, site.url);
  await site.close();
});
