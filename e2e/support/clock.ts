import type { Page } from '@playwright/test';

/** Stops a page's clock, installed before it was opened, so that only `clock.runFor` moves it on. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 50));
}
