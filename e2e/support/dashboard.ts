import type { Page } from '@playwright/test';
import { pages } from '@/site/pages';
import { submissionRows } from '../../tests/support/submission-server';
import { accounts } from './accounts';
import { keepSession } from './sign-in';
import { expect } from './test';

export const SUBMISSIONS = '**/rest/v1/contact_submissions*';

export const list = (page: Page) => page.getByRole('region', { name: 'Contact Submissions' });
export const entries = (page: Page) => list(page).getByRole('listitem');

/** The line that says how many submissions are shown or found. */
export const countLine = (page: Page) =>
  page.getByRole('status').filter({ hasText: /shown|found|Searching/ });

/** Opens the dashboard as the administrator; `session` overrides fields of the session that the server issued. */
export async function openDashboard(page: Page, session: Record<string, unknown> = {}): Promise<void> {
  await keepSession(page, accounts.admin, session);
  await page.goto(pages.admin.path);
  await expect(page.getByRole('heading', { level: 2, name: 'Contact Submissions' })).toBeVisible();
}

/** Serves these rows instead of the database's. */
export async function serveRows(page: Page, ...rows: unknown[]): Promise<void> {
  await page.route(SUBMISSIONS, (route) => route.fulfill({ json: rows }));
}

/** Makes the page notice that its window is in use again. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** Answers like a database that holds as many submissions as `total` returns at the time. */
export async function serveMany(page: Page, total: () => number): Promise<void> {
  await page.route(SUBMISSIONS, (route) =>
    route.fulfill({ json: submissionRows(total(), new URL(route.request().url())) }),
  );
}

/** Returns how many submissions are loaded, once no request for more is pending. */
export async function loadedCount(page: Page): Promise<number> {
  await expect(page.getByRole('button', { name: 'Load more', exact: true })).toBeAttached();
  return Number.parseInt(((await countLine(page).textContent()) ?? '').replaceAll(',', ''), 10);
}

/** Scrolls the window instantly. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
}

/** Keeps scrolling to the end until at least this many submissions are loaded; nothing moves afterwards. */
export async function loadAtLeast(page: Page, wanted: number): Promise<void> {
  const goOn = async () => {
    await scrollTo(page, Number.MAX_SAFE_INTEGER);
    return loadedCount(page);
  };
  await expect.poll(goOn, { intervals: [100], timeout: 30_000 }).toBeGreaterThanOrEqual(wanted);
}
