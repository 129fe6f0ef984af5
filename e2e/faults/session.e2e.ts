import type { Page } from '@playwright/test';
import { afterSignOut } from '@/account/destinations';
import { sessionEnded } from '@/account/words';
import { signOutWords } from '@/layout/footer/content';
import { adminStates } from '@/pages/admin/content';
import { pages, pathTo } from '@/pages/registry';
import { accounts } from '../support/accounts';
import { expectHomeAfterSignIn, keepSession, submitSignIn } from '../support/sign-in';
import { refuseStorage, sessionIsKept } from '../support/stored-session';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toasts';

const REFRESH = '**/auth/v1/token?grant_type=refresh_token';
const DAY_MS = 24 * 60 * 60 * 1000;
const NOT_KEPT = /does not let this site store anything/;

const dashboard = (page: Page) => page.getByRole('heading', { level: 2, name: 'Contact Submissions' });

/** Goes to the dashboard without loading a page, which would lose what is kept in this one only. */
async function moveToDashboard(page: Page): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, pages.admin.path);
}

/** Values in the place of a session, each left by a crash, an extension or another version. */
const GARBAGE: readonly string[] = [
  '',
  'null',
  '{',
  '[]',
  '"text"',
  '{}',
  '{"access_token":"a","refresh_token":"b","expires_at":4102444800}',
  '{"access_token":"a","refresh_token":"b","expires_at":4102444800,"user":null}',
  '{"access_token":"a","refresh_token":"b","expires_at":4102444800,"user":{}}',
  '{"access_token":1,"refresh_token":2,"expires_at":"soon","user":{"id":3}}',
];

test('what is kept in place of a session and is none counts as nobody signed in, on every page', async ({
  page,
}) => {
  await page.goto(pages.auth.path);
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText(NOT_KEPT)).toHaveCount(0);
  for (const text of GARBAGE) {
    await page.evaluate((value) => localStorage.setItem('sb-localhost-auth-token', value), text);
    await page.goto(pages.admin.path);
    await expect.soft(page, text).toHaveURL(pages.auth.path);
    await expect.soft(page.getByRole('tab', { name: 'Sign In' }), text).toBeVisible();
  }
  await submitSignIn(page, accounts.member);
  await expectHomeAfterSignIn(page);
});

test('the footer signs out on any page, also without a server, and nothing that was read is left', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/net::ERR|TypeError: Failed to fetch/);
  await page.goto(pages.auth.path);
  await submitSignIn(page, accounts.admin);
  await expectHomeAfterSignIn(page);
  const signOut = page.getByRole('contentinfo').getByRole('button', { name: signOutWords.label });
  await expect(signOut).toBeVisible();
  await moveToDashboard(page);
  await expect(page.getByText('harpreet@').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: pages.about.label, exact: true }).click();
  await expect(page).toHaveTitle(pages.about.title);
  await page.route('**/auth/v1/logout*', (route) => route.abort('internetdisconnected'));
  await signOut.click();
  await expect(page.getByText(signOutWords.done)).toBeVisible();
  expect(await sessionIsKept(page)).toBe(false);
  await moveToDashboard(page);
  await expect(page).toHaveURL(pages.auth.path);
  await expect(page.getByText('harpreet@')).toHaveCount(0);
});

test('a token that expired while the tab slept is refreshed, and the dashboard comes', async ({ page }) => {
  await keepSession(page, accounts.admin, { expires_at: 1 });
  const refreshed = page.waitForResponse(REFRESH);
  await page.goto(pages.admin.path);
  expect((await refreshed).status()).toBe(200);
  await expect(dashboard(page)).toBeVisible();
});

test('a refresh that is refused ends the session, says so and leads to the sign-in page', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 400/);
  await keepSession(page, accounts.admin, { expires_at: 1 });
  await page.route(REFRESH, (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
    }),
  );
  await page.goto(pages.admin.path);
  await expect(page).toHaveURL(pages.auth.path);
  await expectToast(page, sessionEnded.title, sessionEnded.text);
  await expect(page.locator('main').getByText(sessionEnded.text)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(await sessionIsKept(page)).toBe(false);
});

test('a refresh that fails twice for the network is tried again, and the session kept', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/net::ERR|Failed to fetch/);
  await keepSession(page, accounts.admin, { expires_at: 1 });
  await page.route(REFRESH, (route) => route.abort('internetdisconnected'), { times: 2 });
  await page.goto(pages.admin.path);
  await expect(dashboard(page)).toBeVisible();
  expect(await sessionIsKept(page)).toBe(true);
});

for (const [name, days] of [
  ['ahead', 1],
  ['behind', -1],
] as const) {
  test(`a clock that is a day ${name} keeps nobody out`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + days * DAY_MS });
    await keepSession(page, accounts.admin);
    await page.goto(pages.admin.path);
    await expect(dashboard(page)).toBeVisible();
    await page.reload();
    await expect(dashboard(page)).toBeVisible();
  });
}

test.describe('a browser that stores nothing', () => {
  for (const kind of ['all', 'writing'] as const) {
    test(`(${kind === 'all' ? 'cookies blocked' : 'disk full'}) says so before and lets one sign in all the same`, async ({
      page,
    }) => {
      await refuseStorage(page, kind);
      await page.goto(pages.auth.path);
      await expect(page.getByText(NOT_KEPT)).toBeVisible();
      await submitSignIn(page, accounts.admin);
      await expectHomeAfterSignIn(page);
      // Signed in as long as no page is loaded again: a move to the sign-in page leads home again.
      await moveToDashboard(page);
      await expect(dashboard(page)).toBeVisible();
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page).toHaveURL(pathTo(afterSignOut));
      await page.goto(pages.admin.path);
      await expect(page).toHaveURL(pages.auth.path);
    });
  }

  test('with the network gone as well, signing out still ends the session', async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/net::ERR|Failed to fetch/);
    await refuseStorage(page, 'all');
    await page.goto(pages.auth.path);
    await submitSignIn(page, accounts.admin);
    await expectHomeAfterSignIn(page);
    await moveToDashboard(page);
    await expect(dashboard(page)).toBeVisible();
    await page.route('**/auth/v1/logout*', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(pathTo(afterSignOut));
    await expectToast(page, adminStates.signOutFailed);
  });
});
