import type { Page } from '@playwright/test';
import { KILL_SWITCH } from '../scripts/build/kill-switch';
import { offlineCopy } from '../src/layout/content';
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
const TAKE_OVER_MS = 120_000;

test.use({ serviceWorkers: 'allow' });

/** Paths of everything the worker keeps. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
}

const noConnection = (page: Page) => page.getByRole('heading', { level: 1, name: offlineCopy.title });

test.describe('offline', () => {
  test('an opened page, whether loaded or reached by a link, loads again and says that there is no network', async ({
    page,
    context,
  }) => {
    // Neither page has pictures, which are kept only once seen.
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
    await expect(page.getByText(offlineCopy.notice)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(offlineCopy.notice)).toBeHidden();
  });

  test('the main pages open although they were never visited, and any other address lists them', async ({
    page,
    context,
    allowProblem,
  }) => {
    // Pictures are kept once seen, not before.
    allowProblem(/Failed to load resource/);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAndKeep(page, pages.donate.path);
    expect((await kept(page)).filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
    await context.setOffline(true);
    for (const id of offlinePageIds) {
      await page.goto(pages[id].path);
      await expect(page).toHaveTitle(pages[id].title);
      await expectReady(page, id);
    }
    // The last address reloads everything, which must not drop the kept files.
    for (const path of [pages.directors.path, pages.auth.path, `${pages.auth.path}?fresh`]) {
      await page.goto(path);
      await expect(noConnection(page), path).toBeVisible();
    }
    await page.getByRole('link', { name: pages['what-we-do'].label }).click();
    await expectReady(page, 'the files are still kept');
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
    await expectReady(page, 'after the network came back');
    await expectWhole(page, 'sponsors', 'after the network came back');
  });
});

test('the account pages and the backend are never kept', async ({ page }) => {
  await openAndKeep(page, '/');
  await signIn(page, accounts.admin);
  await page.goto(pages.admin.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await page.goto(pages.contact.path);
  await expect.poll(() => kept(page)).toContain(pages.contact.path);
  expect((await kept(page)).filter((path) => /^\/(auth|admin|rest)(\/|$)/.test(path))).toEqual([]);
});

// Separate from the other journeys: a worker takes over once the old one is idle, which a busy machine delays.
test(
  'a new deployment shows on the next navigation and removes the old pages; the kill switch removes everything',
  {
    tag: '@slow',
  },
  async ({ page }) => {
    test.setTimeout(5 * 60_000);
    const site = await deploy();
    const cacheNames = () => page.evaluate(() => caches.keys());
    await openAndKeep(page, site.url);
    const version = /pages-([0-9a-f]{12})/.exec((await cacheNames()).join())?.[1] ?? 'none';

    const home = await site.read('index.html');
    await site.replace('index.html', home.replace('<html', '<html data-deployment="second"'));
    await site.replace('sw.js', (await site.read('sw.js')).replaceAll(version, 'second'));
    await page.reload();
    await expect(page.locator('html[data-deployment="second"]')).toBeAttached();
    const taken = { timeout: TAKE_OVER_MS, intervals: [TAKE_OVER_MS / 20] };
    // No page load may wait for a worker that is being replaced.
    await expect.poll(() => page.reload().then(cacheNames), taken).toEqual(['pages-second', 'files-second']);

    // A page that is still starting would register the worker again.
    await page.goto(new URL('/robots.txt', site.url).href);
    await site.replace('sw.js', KILL_SWITCH);
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await expect.poll(cacheNames, taken).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), taken)
      .toBe(0);
    await site.close();
  },
);
