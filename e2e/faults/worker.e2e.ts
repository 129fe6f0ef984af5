import type { Page } from '@playwright/test';
import { pages } from '@/site/pages';
import { deploy } from '../support/deployment';
import { openAndKeep } from '../support/service-worker';
import { expect, test } from '../support/test';
import { expectWhole, openReady } from '../support/whole-page';

test.use({ serviceWorkers: 'allow' });

/** Replaces the content that the worker keeps under matching addresses. Fails if there is none. */
async function damage(page: Page, address: RegExp, body: string, type: string): Promise<void> {
  const count = await page.evaluate(
    async ([pattern, text, contentType]) => {
      let damaged = 0;
      for (const name of await caches.keys()) {
        const kept = await caches.open(name);
        for (const request of await kept.keys()) {
          if (!new RegExp(pattern).test(new URL(request.url).pathname)) continue;
          await kept.put(request, new Response(text, { headers: { 'content-type': contentType } }));
          damaged += 1;
        }
      }
      return damaged;
    },
    [address.source, body, type] as const,
  );
  expect(count).toBeGreaterThan(0);
}

test.describe('the site works online when the worker cannot be installed because', () => {
  for (const [name, change] of [
    ['its script is truncated', (site: Site) => site.replace('sw.js', 'self.addEventListener(')],
    ['a file it wants to keep is missing', (site: Site) => site.remove('offline.html')],
  ] as const) {
    test(name, async ({ page }) => {
      const site = await deploy();
      await change(site);
      await page.clock.install();
      const asked = page.context().waitForEvent('request', (request) => request.url().endsWith('/sw.js'));
      await openReady(page, site.url);
      await page.clock.runFor(5_000);
      await asked;
      await page.goto(site.url + pages.about.path);
      await expectWhole(page, 'about', name);
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      await site.close();
    });
  }
});

type Site = Awaited<ReturnType<typeof deploy>>;

test('a page that full storage cannot keep still opens', async ({ page, baseURL }) => {
  await openAndKeep(page, '/');
  const client = await page.context().newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(baseURL ?? '').origin,
    quotaSize: 1,
  });
  await page.goto(pages.policy.path);
  await expectWhole(page, 'policy', 'with a full storage');
});

test.describe('a damaged cache:', () => {
  test("a hotel's login page kept in place of ours is replaced once the network is back", async ({
    page,
    context,
  }) => {
    await openAndKeep(page, pages.contact.path);
    await damage(page, /^\/contact$/, '<h1>Please sign in to the Wi-Fi</h1>', 'text/html');
    await page.reload();
    await expectWhole(page, 'contact', 'with a network');
    await context.setOffline(true);
    await page.reload();
    await expectWhole(page, 'contact', 'without a network afterwards');
  });
});
