import type { Page } from '@playwright/test';
import { pages } from '@/site/pages';
import { accounts } from './accounts';
import { signIn } from './sign-in';
import { expect } from './test';

export const SUBMISSIONS = '**/rest/v1/contact_submissions*';

export const list = (page: Page) => page.getByRole('region', { name: 'Contact Submissions' });
export const entries = (page: Page) => list(page).getByRole('listitem');

/** The line that says how many submissions are shown or found. */
export const countLine = (page: Page) =>
  page.getByRole('status').filter({ hasText: /shown|found|Searching/ });

/** The line the browser itself writes for a request that failed. */
export const failedWith = (what: string) => new RegExp(`^console.error: Failed to load resource: .*${what}`);

/** Signs the administrator in and opens the dashboard. */
export async function openDashboard(page: Page): Promise<void> {
  await signIn(page, accounts.admin);
  await page.goto(pages.admin.path);
  await expect(page.getByRole('heading', { level: 2, name: 'Contact Submissions' })).toBeVisible();
}

/** Gives these rows in place of those of the database. */
export async function serveRows(page: Page, ...rows: unknown[]): Promise<void> {
  await page.route(SUBMISSIONS, (route) => route.fulfill({ json: rows }));
}

/** Lets the page notice that its window is used again. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
