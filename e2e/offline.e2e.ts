import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { offlineCopy } from '@/content/errors';
import { mainPages } from '@/offline/main-pages';
import { pages } from '@/site/pages';
import { KILL_SWITCH } from '../scripts/build/kill-switch';
import { serveStatic } from '../scripts/static-server';
import { accounts } from './support/accounts';
import { DIST } from './support/built-site';
import { openAndKeep } from './support/service-worker';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

/** A new worker waits until the old one has done what it had begun, on a busy machine for a while. */
const TAKE_OVER_MS = 25_000;

test.use({ serviceWorkers: 'allow' });

/** Paths of everything the worker keeps. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
}

test.describe('without a network', () => {
  test('a page that was opened can be loaded again, answers to scripts and says that it is offline', async ({
    page,
    context,
  }) => {
    await openAndKeep(page, '/');
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByText(offlineCopy.notice)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(offlineCopy.notice)).toBeHidden();
  });

  test('a page that was opened before there was a worker is kept', async ({ page, context }) => {
    await openAndKeep(page, '/about?utm_source=poster');
    await expect.poll(() => kept(page)).toContain('/about');
    await context.setOffline(true);
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
    await expect(page).toHaveTitle(pages.about.title);
  });

  test('a page that the router drew is kept', async ({ page, context }) => {
    await openAndKeep(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Policy', exact: true }).click();
    await expect(page).toHaveTitle(pages.policy.title);
    await expect.poll(() => kept(page)).toContain(pages.policy.path);
    await context.setOffline(true);
    await page.reload();
    await expect(page).toHaveTitle(pages.policy.title);
    await expect(page.locator('html[data-ready]')).toBeAttached();
  });

  test('the main pages are there although they were never opened, with their scripts and fonts', async ({
    page,
    context,
    allowProblem,
  }) => {
    // Pictures are kept when they are seen, not before.
    allowProblem(/Failed to load resource/);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAndKeep(page, '/donate');
    expect((await kept(page)).filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
    await context.setOffline(true);
    for (const id of mainPages) {
      await page.goto(pages[id].path);
      await expect(page).toHaveTitle(pages[id].title);
      await expect(page.locator('html[data-ready]')).toBeAttached();
    }
  });

  test('an address that was never opened shows what can be read', async ({ page, context }) => {
    await openAndKeep(page, '/');
    await context.setOffline(true);
    await page.goto(pages.directors.path);
    await expect(page.getByRole('heading', { level: 1, name: offlineCopy.title })).toBeVisible();
    await page.getByRole('link', { name: pages.faqs.label }).click();
    await expect(page).toHaveTitle(pages.faqs.title);
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

test.describe('after a new deployment', () => {
  let dist: string;
  let server: Awaited<ReturnType<typeof serveStatic>>;

  test.beforeEach(async () => {
    dist = await mkdtemp(join(tmpdir(), 'az1-deployed-'));
    await cp(DIST, dist, { recursive: true });
    // The twins would go on telling the old text.
    for (const file of ['index.html', 'sw.js']) {
      for (const twin of ['.br', '.gz']) await rm(join(dist, file + twin), { force: true });
    }
    server = await serveStatic(dist);
  });
  test.afterEach(async () => {
    await server.close();
    await rm(dist, { recursive: true });
  });

  test('the next navigation shows it, and what the old one kept goes', async ({ page }) => {
    await openAndKeep(page, server.url);
    const before = await page.evaluate(() => caches.keys());
    const version = /pages-(\w+)/.exec(before.join(' '))?.[1] ?? '';
    expect(version).toMatch(/^[0-9a-f]{12}$/);

    const home = await readFile(join(dist, 'index.html'), 'utf8');
    await writeFile(join(dist, 'index.html'), home.replace('<html', '<html data-deployment="second"'));
    const worker = await readFile(join(dist, 'sw.js'), 'utf8');
    await writeFile(join(dist, 'sw.js'), worker.replaceAll(version, 'second'));

    await page.reload();
    await expect(page.locator('html[data-deployment="second"]')).toBeAttached();
    await expect
      .poll(() => page.evaluate(() => caches.keys()), { timeout: TAKE_OVER_MS })
      .toEqual(expect.arrayContaining(['pages-second']));
    await expect
      .poll(() => page.evaluate(() => caches.keys()), { timeout: TAKE_OVER_MS })
      .toEqual(expect.not.arrayContaining([`pages-${version}`]));
  });

  test('with the kill switch, worker and caches are gone', async ({ page }) => {
    await openAndKeep(page, server.url);
    await writeFile(join(dist, 'sw.js'), KILL_SWITCH);
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  });
});
