import { pages } from '@/site/pages';
import { deploy } from '../support/deployment';
import { openAndKeep } from '../support/service-worker';
import { expect, test } from '../support/test';
import { expectWhole, openReady } from '../support/whole-page';

test.use({ serviceWorkers: 'allow' });

test('the site works online when the worker cannot be installed', async ({ page }) => {
  const site = await deploy();
  await site.remove('offline.html');
  await page.clock.install();
  const asked = page.context().waitForEvent('request', (request) => request.url().endsWith('/sw.js'));
  await openReady(page, site.url);
  await page.clock.runFor(5_000);
  await asked;
  await page.goto(site.url + pages.about.path);
  await expectWhole(page, 'about', 'without a worker');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await site.close();
});

test("a hotel's login page kept in place of ours is replaced once the network is back", async ({
  page,
  context,
}) => {
  await openAndKeep(page, pages.contact.path);
  await page.evaluate(async (path) => {
    const login = new Response('<h1>Please sign in to the Wi-Fi</h1>', {
      headers: { 'content-type': 'text/html' },
    });
    await (await caches.open('pages')).put(path, login);
  }, pages.contact.path);
  await page.reload();
  await expectWhole(page, 'contact', 'with a network');
  await context.setOffline(true);
  await page.reload();
  await expectWhole(page, 'contact', 'without a network afterwards');
});
