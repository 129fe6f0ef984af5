import type { Page } from '@playwright/test';

/** Time in ms that the clock is put ahead by: it must not have got there before it is stopped, on a busy machine. */
const AHEAD_MS = 1000;

/** Stops a page's clock, installed before it was opened, so that only `clock.runFor` moves it on. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
}
