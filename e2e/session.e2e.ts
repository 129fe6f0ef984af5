import type { Page } from '@playwright/test';
import { signOutWords } from '@/layout/footer/content';
import { pages } from '@/site/pages';
import { authWords, inboxToast } from '@/pages/auth/content';
import { accounts } from './support/accounts';
import { footerLink } from './support/footer-link';
import { expectHomeAfterSignIn, keepSession, signIn, submitSignIn } from './support/sign-in';
import { refuseStorage, sessionIsKept } from './support/stored-session';
import { expect, test } from './support/test';

const REFRESH = '**/auth/v1/token?grant_type=refresh_token';
const DAY_MS = 24 * 60 * 60 * 1000;
const NOT_KEPT = authWords.notKept;

const dashboard = (page: Page) => page.getByRole('heading', { level: 2, name: 'Contact Submissions' });

/** Goes to the dashboard without a page load, which would lose what only this page holds. */
async function moveToDashboard(page: Page): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, pages.admin.path);
}

test('the footer signs out on any page, even without a server, and leaves nothing that was read', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/net::ERR|TypeError: Failed to fetch/);
  await signIn(page, accounts.admin);
  const signOut = page.getByRole('contentinfo').getByRole('button', { name: signOutWords.label });
  await expect(signOut).toBeVisible();
  await page.getByRole('link', { name: inboxToast.open }).click();
  await expect(page.getByText('harpreet@').first()).toBeVisible();
  await footerLink(page, 'about').click();
  await expect(page).toHaveTitle(pages.about.title);
  await page.route('**/auth/v1/logout*', (route) => route.abort('internetdisconnected'));
  await signOut.click();
  await expect(page.getByText(signOutWords.done)).toBeVisible();
  expect(await sessionIsKept(page)).toBe(false);
  await moveToDashboard(page);
  await expect(page).toHaveURL(pages.auth.path);
  await expect(page.getByText('harpreet@')).toHaveCount(0);
});

test('a token that expired while the tab slept is refreshed, and the dashboard opens', async ({ page }) => {
  await keepSession(page, accounts.admin, { expires_at: 1 });
  const refreshed = page.waitForResponse(REFRESH);
  await page.goto(pages.admin.path);
  expect((await refreshed).status()).toBe(200);
  await expect(dashboard(page)).toBeVisible();
});

for (const [name, days] of [
  ['ahead', 1],
  ['behind', -1],
] as const) {
  test(`users can sign in with the clock a day ${name}`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + days * DAY_MS });
    await keepSession(page, accounts.admin);
    await page.goto(pages.admin.path);
    await expect(dashboard(page)).toBeVisible();
    await page.reload();
    await expect(dashboard(page)).toBeVisible();
  });
}

for (const kind of ['all', 'writing'] as const) {
  test(`a browser that stores nothing (${kind === 'all' ? 'cookies blocked' : 'disk full'}) says so and still signs in`, async ({
    page,
  }) => {
    await refuseStorage(page, kind);
    await page.goto(pages.auth.path);
    await expect(page.getByText(NOT_KEPT)).toBeVisible();
    await submitSignIn(page, accounts.admin);
    await expectHomeAfterSignIn(page);
    // Signed in until a page is reloaded: a move to the sign-in page leads home again.
    await moveToDashboard(page);
    await expect(dashboard(page)).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(pages.home.path);
    await page.goto(pages.admin.path);
    await expect(page).toHaveURL(pages.auth.path);
  });
}
