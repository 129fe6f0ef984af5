import type { Browser } from 'playwright';
import { openPhone } from './phone';

/** Time in ms that the page is left alone before the finger comes, and between the touch and the click. */
const REST_MS = 1200;

/** Waits until the frame after a change is painted, as far as the main thread has a part in it. */
const PAINTED = `new Promise((painted) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = painted;
  channel.port2.postMessage(0);
}))`;

/**
 * Moves from one page to another by the link in the footer, whose touch has brought the code. Returns the time in ms
 * from the click to the first painted frame of the new page.
 * @throws playwright.errors.TimeoutError when the page does not become ready
 */
export async function measureMove(browser: Browser, site: string, from: string, to: string): Promise<number> {
  const { context, page } = await openPhone(browser);
  try {
    await page.goto(site + from, { waitUntil: 'load' });
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
        new MutationObserver(async (_, observer) => {
          const now = main.querySelector('h1');
          if (now === null || now === old) return;
          observer.disconnect();
          await ${PAINTED};
          done(performance.now() - start);
        }).observe(main, { childList: true, subtree: true });
        const link = document.querySelector('footer a[href="${to}"]');
        start = performance.now();
        link.click();
      })`);
  } finally {
    await context.close();
  }
}

/**
 * Puts the served markup of a page in the place of another's, without any script of ours. Returns the time in ms until
 * it is painted: what any way of moving would cost that shows the whole page at once.
 */
export async function measureSwap(browser: Browser, site: string, from: string, to: string): Promise<number> {
  const { context, page } = await openPhone(browser);
  try {
    await page.goto(site + from, { waitUntil: 'load' });
    await page.locator(`footer a[href="${to}"]`).scrollIntoViewIfNeeded();
    await page.waitForTimeout(REST_MS);
    return await page.evaluate<number>(`(async () => {
        // Trusted Types refuse a DOMParser; a request may parse what it gets.
        const request = new XMLHttpRequest();
        request.open('GET', '${to}');
        request.responseType = 'document';
        const answered = new Promise((loaded) => (request.onload = loaded));
        request.send();
        await answered;
        const next = request.responseXML.querySelector('main');
        const start = performance.now();
        document.querySelector('main').replaceChildren(...next.childNodes);
        scrollTo(0, 0);
        await ${PAINTED};
        return performance.now() - start;
      })()`);
  } finally {
    await context.close();
  }
}
