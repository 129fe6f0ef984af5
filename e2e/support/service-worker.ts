import type { Page } from '@playwright/test';

/** Opens a page and waits until the worker answers for the site. */
export async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((controlled) => {
      navigator.serviceWorker.addEventListener('controllerchange', controlled, { once: true });
    });
  });
}
