import type { Browser, Locator, Page } from 'playwright';
import { READY } from '../../src/lib/page-protocol';
import { pages } from '../../src/pages/registry';
import { launchBrowser } from '../launch-browser';
import { serveLocally, serveStatic } from '../static-server';
import { step } from '../step';
import { openPhone } from './phone';
import { median, table } from './statistics';

/** Time in ms that the page rests before each touch, and that the touch's effects get to finish. */
const REST_MS = 1200;
/** Event Timing reports nothing shorter, in ms. */
const SHORTEST_MS = 16;

/** Controls that visitors touch on a page without leaving it. */
const TOUCHES: readonly { name: string; path: string; target: (page: Page) => Locator }[] = [
  { name: 'menu', path: pages.faqs.path, target: (page) => page.getByRole('button', { name: 'Menu' }) },
  {
    name: 'next slide',
    path: pages.home.path,
    target: (page) => page.getByRole('button', { name: 'Next slide' }),
  },
  {
    name: 'answer',
    path: pages.faqs.path,
    target: (page) => page.locator('.questions h3 button').nth(3),
  },
  {
    name: 'form errors',
    path: pages.auth.path,
    target: (page) => page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }),
  },
];

/** Opens a page of the site on a slow phone, and taps once it has settled. Returns what the page measured. */
async function tap(
  browser: Browser,
  address: string,
  target: (page: Page) => Locator,
  measure: string,
): Promise<number> {
  const { context, page } = await openPhone(browser);
  try {
    await page.goto(address, { waitUntil: 'load' });
    await page.locator(`html[${READY}]`).waitFor({ state: 'attached' });
    const touched = target(page);
    await touched.scrollIntoViewIfNeeded();
    await page.waitForTimeout(REST_MS);
    // A finger near a link makes the site fetch that page's code.
    await touched.dispatchEvent('touchstart');
    await page.waitForTimeout(REST_MS);
    await page.evaluate(measure);
    // Forced: Playwright's own checks inside the event cost a slow phone 10 ms.
    await touched.tap({ force: true });
    await page.waitForTimeout(REST_MS);
    return await page.evaluate<number>('window.measured()');
  } finally {
    await context.close();
  }
}

/** Time from the input to the next frame, by Event Timing (https://w3c.github.io/event-timing), in ms. */
const TO_NEXT_FRAME = `
  let [longest, answered] = [${SHORTEST_MS}, 0];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(({ interactionId }) => interactionId > 0)) {
      longest = Math.max(longest, entry.duration);
      answered = Math.max(answered, entry.processingEnd);
    }
  }).observe({ type: 'event', durationThreshold: ${SHORTEST_MS} });
  window.measured = () => longest;`;

/** The same for the next page; NaN should that frame not be the one with the next page. */
const TO_NEXT_PAGE = `
  ${TO_NEXT_FRAME}
  let drawn = Infinity;
  const main = document.querySelector('main');
  const old = main.querySelector('h1');
  new MutationObserver(() => {
    if (main.querySelector('h1') !== old) drawn = Math.min(drawn, performance.now());
  }).observe(main, { childList: true, subtree: true });
  window.measured = () => (drawn <= answered ? longest : NaN);`;

/** A page with one button that changes one colour: the least that this machine needs to answer a finger. */
const BARE_PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>
  <style>button[aria-pressed=true] { background: red }</style><main><h1>Bare</h1><button>Press</button></main>
  <script>document.querySelector('button').onclick = ({ target }) => target.setAttribute('aria-pressed', 'true');
  document.documentElement.setAttribute('${READY}', '')</script>`;

/** Measures how soon the site answers a finger, and paints a next page whose code is there, beside a bare page. */
export async function benchTouches(rounds: number, paths: readonly string[]): Promise<void> {
  const site = await serveStatic('dist');
  const bare = await serveLocally((_, response) => {
    response.setHeader('Content-Type', 'text/html').end(BARE_PAGE);
  });
  const browser = await launchBrowser();
  const measured: { name: string; times: number[] }[] = [];
  const add = async (name: string, address: string, target: (page: Page) => Locator, measure: string) => {
    const times: number[] = [];
    await step(name, async () => {
      for (let round = 0; round < rounds; round += 1)
        times.push(await tap(browser, address, target, measure));
    });
    measured.push({ name, times });
  };
  try {
    await add('bare page', bare.url, (page) => page.getByRole('button'), TO_NEXT_FRAME);
    for (const { name, path, target } of TOUCHES) await add(name, site.url + path, target, TO_NEXT_FRAME);
    for (const to of paths) {
      const from = to === pages.home.path ? pages.about.path : pages.home.path;
      const link = (page: Page) => page.locator(`footer a[href="${to}"]`);
      await add(`move to ${to}`, site.url + from, link, TO_NEXT_PAGE);
    }
  } finally {
    await browser.close();
    await site.close();
    await bare.close();
  }
  const least = median(measured[0]?.times ?? []);
  const rows = measured.map(({ name, times }) => [
    name,
    ...[median(times), Math.min(...times), Math.max(...times)].map((ms) => ms.toFixed(0)),
    (median(times) / least).toFixed(1),
  ]);
  console.log(
    `\n${table([['what', 'median ms', 'fastest', 'slowest', 'times bare'], ...rows])}\n\n${rounds} rounds.`,
  );
}
