import type { Browser } from 'playwright';
import { openPhone } from './phone';

/** A slow mobile connection. */
const BITS_PER_SECOND = 1_600_000;
const LATENCY_MS = 150;
/** Time in ms after load, or after the page is ready, in which late tasks and layout shifts still count. */
const SETTLE_MS = 1500;
/** The same where no more scripts can arrive. */
const BARE_SETTLE_MS = 500;
const LOAD_TIMEOUT_MS = 60_000;
/** A task beyond this many ms blocks (Web Vitals, total blocking time). */
const LONG_TASK_MS = 50;

/** The figures of one cold visit. Times in ms from the start of the navigation. */
export interface Visit {
  lcp: number;
  fcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Sum of what tasks took beyond 50 ms, after the first paint. */
  blocked: number;
  /** When the page marked itself as interactive; undefined when it has no scripts. */
  ready: number | undefined;
  /** Bytes of all scripts as transferred, headers included. */
  scripts: number;
}

interface Marks {
  lcp: number;
  cls: number;
  tasks: PerformanceEntry[];
  ready: number | undefined;
}

/**
 * Runs in the page, before anything of its own, with the name of the attribute. Inner functions must stay nameless: tsx wraps
 * named ones in a helper.
 */
function observe(ready: string): void {
  const marks: Marks = { lcp: 0, cls: 0, tasks: [], ready: undefined };
  Object.assign(window, { benchMarks: marks });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'largest-contentful-paint') marks.lcp = entry.startTime;
      else if (entry.entryType === 'longtask') marks.tasks.push(entry);
      else marks.cls += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ entryTypes: ['largest-contentful-paint', 'layout-shift', 'longtask'] });
  new MutationObserver((_, observer) => {
    if (document.documentElement?.hasAttribute(ready) !== true) return;
    marks.ready = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: [ready] });
}

/** Opens an address with nothing kept, on a slowed phone, and returns what the visitor would have seen. */
export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const { context, page, client } = await openPhone(browser);
  try {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BITS_PER_SECOND / 8,
      uploadThroughput: BITS_PER_SECOND / 8,
    });
    const scriptRequests = new Set<string>();
    let scripts = 0;
    client.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scriptRequests.add(requestId);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scriptRequests.has(requestId)) scripts += encodedDataLength;
    });
    await page.addInitScript(observe, 'data-ready');
    await page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
    const scripted = (await page.locator('script[type="module"]').count()) > 0;
    if (scripted)
      await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: LOAD_TIMEOUT_MS });
    await page.waitForTimeout(scripted ? SETTLE_MS : BARE_SETTLE_MS);

    const { marks, tasks, fcp } = await page.evaluate(() => {
      const { benchMarks } = window as unknown as { benchMarks: Marks };
      return {
        marks: benchMarks,
        tasks: benchMarks.tasks.map(({ startTime, duration }) => ({ end: startTime + duration, duration })),
        fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      };
    });
    const blocked = tasks
      .filter(({ end }) => end > fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
    return { lcp: marks.lcp, fcp, cls: marks.cls, blocked, ready: marks.ready, scripts };
  } finally {
    await context.close();
  }
}
