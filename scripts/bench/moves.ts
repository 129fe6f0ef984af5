import type { Browser } from 'playwright';
import { pages } from '../../src/pages/registry';
import { launchBrowser } from '../launch-browser';
import { serveStatic } from '../static-server';
import { openPhone } from './phone';
import { median, table } from './statistics';

/** Time in ms that the page is left alone before the finger comes, and between the touch and the click. */
const REST_MS = 1200;

/**
 * Moves by the link in the footer, whose touch has brought the code. Returns the time in ms from the click to the first
 * painted frame of the new page.
 * @throws playwright.errors.TimeoutError when the page does not become ready
 */
async function measureMove(browser: Browser, from: string, to: string): Promise<number> {
  const { context, page } = await openPhone(browser);
  try {
    await page.goto(from, { waitUntil: 'load' });
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    const link = page.locator(`footer a[href="${to}"]`);
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(REST_MS);
    await link.dispatchEvent('touchstart');
    await page.waitForTimeout(REST_MS);
    return await page.evaluate<number>(`new Promise((done) => {
        const old = document.querySelector('main h1');
        const main = document.querySelector('main');
        let start = 0;
        new MutationObserver((_, observer) => {
          const now = main.querySelector('h1');
          if (now === null || now === old) return;
          observer.disconnect();
          // A message is answered after the frame is painted, as far as the main thread has a part in it.
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => done(performance.now() - start);
            channel.port2.postMessage(0);
          });
        }).observe(main, { childList: true, subtree: true });
        const link = document.querySelector('footer a[href="${to}"]');
        start = performance.now();
        link.click();
      })`);
  } finally {
    await context.close();
  }
}

interface MovesOptions {
  /** The built site. */
  dist: string;
  rounds: number;
  /** The pages to move to. */
  paths: readonly string[];
}

/** How soon the next page is painted when its code is there. */
export async function benchMoves({ dist, rounds, paths }: MovesOptions): Promise<void> {
  const site = await serveStatic(dist);
  const browser = await launchBrowser();
  const medians: number[] = [];
  const rows = [['to', 'move ms', 'fastest', 'slowest']];
  try {
    for (const to of paths) {
      const from = to === pages.home.path ? pages.about.path : pages.home.path;
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        times.push(await measureMove(browser, site.url + from, to));
      medians.push(median(times));
      const figures = [median(times), Math.min(...times), Math.max(...times)];
      rows.push([to, ...figures.map((ms) => ms.toFixed(0))]);
      console.error(`${to} measured`);
    }
  } finally {
    await browser.close();
    await site.close();
  }
  console.log(
    `\n${table(rows)}\n\n${rounds} rounds. Median over the pages: ${median(medians).toFixed(0)} ms.`,
  );
}
