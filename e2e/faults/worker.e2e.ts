import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { lateStart, offlineCopy } from '@/content/errors';
import { pages, publicPageIds } from '@/site/pages';
import { serveStatic } from '../../scripts/static-server';
import { FAILED_IMPORT } from '../support/browser-lines';
import { DIST } from '../support/built-site';
import { openAndKeep } from '../support/service-worker';
import { expect, test } from '../support/test';
import { expectReady, expectWhole } from '../support/whole-page';

test.use({ serviceWorkers: 'allow' });

/** Puts other content in place of what the worker keeps under addresses that match. Returns how many there were. */
function damage(page: Page, cache: 'pages' | 'files', address: string, body: string, type: string) {
  return page.evaluate(
    async ([cacheStart, pattern, text, contentType]) => {
      let count = 0;
      for (const name of (await caches.keys()).filter((one) => one.startsWith(cacheStart))) {
        const kept = await caches.open(name);
        for (const request of await kept.keys()) {
          if (!new RegExp(pattern).test(new URL(request.url).pathname)) continue;
          await kept.put(request, new Response(text, { headers: { 'content-type': contentType } }));
          count += 1;
        }
      }
      return count;
    },
    [cache, address, body, type] as const,
  );
}

/** A deployment of its own, whose files can be changed. */
async function deploy(change: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'az1-faults-'));
  await cp(DIST, folder, { recursive: true });
  await change(folder);
  const server = await serveStatic(folder);
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Writes a file in place of another and takes its compressed twins away, which would tell the old text. */
async function replace(folder: string, file: string, text: string): Promise<void> {
  for (const twin of ['.br', '.gz']) await rm(join(folder, file + twin), { force: true });
  await writeFile(join(folder, file), text);
}

test.describe('a worker that cannot be installed costs nothing but reading offline:', () => {
  for (const [name, change] of [
    ['its script is missing', (folder: string) => rm(join(folder, 'sw.js'))],
    ['its script is broken', (folder: string) => replace(folder, 'sw.js', 'self.addEventListener(')],
    ['it throws', (folder: string) => replace(folder, 'sw.js', 'throw new Error("no");')],
    [
      'something it wants to keep is missing',
      async (folder: string) => {
        for (const file of await readdir(folder)) {
          if (file.startsWith('offline.html')) await rm(join(folder, file));
        }
      },
    ],
  ] as const) {
    test(name, async ({ page, allowProblem }) => {
      if (name === 'its script is missing') allowProblem(/Failed to load resource|bad HTTP response/);
      const site = await deploy(async (folder) => {
        for (const twin of ['.br', '.gz']) await rm(join(folder, `sw.js${twin}`), { force: true });
        await change(folder);
      });
      await page.clock.install();
      const asked = page.context().waitForEvent('request', (request) => request.url().endsWith('/sw.js'));
      await page.goto(site.url);
      await expectReady(page, name);
      await page.clock.runFor(5_000);
      await asked;
      for (const id of publicPageIds.slice(0, 4)) {
        await page.goto(site.url + pages[id].path);
        await expectWhole(page, id, name);
      }
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      await site.close();
    });
  }
});

test.describe('what was kept and is damaged', () => {
  for (const [name, body] of [
    ['an empty page', ''],
    ['the page of a hotel', '<h1>Please sign in to the Wi-Fi</h1>'],
  ] as const) {
    test(`(${name}) goes when the network is there`, async ({ page, context }) => {
      await openAndKeep(page, '/');
      expect(await damage(page, 'pages', '^/faqs$', body, 'text/html')).toBe(1);
      await page.goto(pages.faqs.path);
      await expectWhole(page, 'faqs', name);
      await context.setOffline(true);
      await page.reload();
      await expectWhole(page, 'faqs', `${name}, without a network afterwards`);
    });
  }

  test('(a script cut short) is dropped, and the next load is whole', async ({ page, allowProblem }) => {
    allowProblem(/SyntaxError|Unexpected|Invalid/);
    await openAndKeep(page, '/');
    expect(
      await damage(page, 'files', '/assets/(main|frame)-', 'import{', 'text/javascript'),
    ).toBeGreaterThan(0);
    await page.goto(pages.faqs.path);
    await expectWhole(page, 'faqs', 'a script cut short');
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith('files-'))))
      .toBe(false);
    await page.reload();
    await expectReady(page, 'the next load');
    await expectWhole(page, 'faqs', 'the next load');
  });

  test('(a script cut short) does not keep anybody from signing in', async ({ page, allowProblem }) => {
    allowProblem(/SyntaxError|Unexpected|Invalid/);
    await openAndKeep(page, pages.auth.path);
    expect(
      await damage(page, 'files', '/assets/(main|frame)-', 'import{', 'text/javascript'),
    ).toBeGreaterThan(0);
    await page.goto(pages.auth.path);
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });

  test('(the first script cut short) has a way out that needs no script', async ({ page, allowProblem }) => {
    allowProblem(/SyntaxError|Unexpected|Invalid/);
    await openAndKeep(page, pages.auth.path);
    expect(await damage(page, 'files', '/assets/index-[^/]*\\.js$', 'import{', 'text/javascript')).toBe(1);
    await page.goto(pages.auth.path);
    const notice = page.getByText(lateStart.text);
    await expect(notice).toBeAttached();
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await page.getByRole('link', { name: lateStart.link }).click();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await page.goto(pages.auth.path);
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });
});

test("a hotel's page that comes in place of a script is not kept", async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(FAILED_IMPORT);
  allowProblem(/MIME type/);
  await openAndKeep(page, '/');
  const portal = /\/assets\/DonatePage-[^/]+\.js$/;
  await context.route(portal, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }));
  await page.goto(pages.donate.path);
  await expectWhole(page, 'donate', 'a portal in place of its script');
  await context.unroute(portal);
  await page.reload();
  await expectReady(page, 'without the portal');
  await expectWhole(page, 'donate', 'without the portal');
});

test('asking for everything anew without a network shows what can be read', async ({ page, context }) => {
  await openAndKeep(page, '/');
  await context.setOffline(true);
  await page.goto(`${pages.auth.path}?fresh`);
  await expect(page.getByRole('heading', { level: 1, name: offlineCopy.title })).toBeVisible();
  await page.getByRole('link', { name: pages.faqs.label }).click();
  await expectReady(page, 'the files are still kept');
  await expectWhole(page, 'faqs', 'the files are still kept');
});
