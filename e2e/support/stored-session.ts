import type { Page } from '@playwright/test';

/** Returns true if a session is stored in this browser. */
export function sessionIsKept(page: Page): Promise<boolean> {
  return page.evaluate(() => Object.keys(localStorage).some((name) => name.endsWith('-auth-token')));
}

/** Makes storage throw on every page from now on, as browsers do when cookies are blocked or the disk is full. */
export async function refuseStorage(page: Page, kind: 'all' | 'writing'): Promise<void> {
  await page.addInitScript((refused) => {
    if (refused === 'writing') {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      return;
    }
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  }, kind);
}
