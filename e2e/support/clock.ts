import type { Page } from '@playwright/test';

/** How far ahead, in ms, the clock is stopped: even on a busy machine it must not have got there already. */
const AHEAD_MS = 1000;

/** Stops a page's clock, installed before the page opened, so that only `clock.runFor` advances it. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
}
