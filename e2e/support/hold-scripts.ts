import type { Page } from '@playwright/test';

/** Holds back scripts at these addresses from now on; the returned function releases them. */
export async function holdScripts(page: Page, url = '**/assets/*.js'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
