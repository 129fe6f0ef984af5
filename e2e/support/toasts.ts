import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The toast with this title, while it is shown. */
export function toastTitled(page: Page, title: string): Locator {
  return page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .and(page.locator('[data-removed="false"]'))
    .filter({ hasText: title });
}

/** Expects one toast with a title and, if given, a text. */
export async function expectToast(page: Page, title: string, text?: string | RegExp): Promise<Locator> {
  const toast = toastTitled(page, title);
  await expect(toast).toHaveCount(1);
  await expect(toast.locator('[data-title]')).toHaveText(title);
  if (text !== undefined) await expect(toast.locator('[data-description]')).toHaveText(text);
  return toast;
}
