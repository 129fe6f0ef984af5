import type { Page } from '@playwright/test';

/** Holds back the scripts of these addresses from now on; the returned function lets them through. */
export async function holdScripts(page: Page, url = '**/assets/*.js'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
