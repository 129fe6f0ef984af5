import type { Page } from '@playwright/test';
import { pages } from '@/site/pages';
import { accounts } from '../support/accounts';
import { signIn, signInPanel, submitSignIn } from '../support/sign-in';
import { changeSession, refuseStorage, sessionIsKept } from '../support/stored-session';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toasts';

const REFRESH = '**/auth/v1/token?grant_type=refresh_token';
const DAY_MS = 24 * 60 * 60 * 1000;
const NOT_KEPT = /does not let this site store anything/;

const dashboard = (page: Page) => page.getByRole('heading', { level: 2, name: 'Contact Submissions' });

/** Goes to the dashboard without loading a page anew, which would lose what is kept in this one only. */
async function moveToDashboard(page: Page): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, pages.admin.path);
}

/** Values that stand where a session should, each left by a crash, an extension or another version. */
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
  for (const text of GARBAGE) {
    await page.evaluate((value) => localStorage.setItem('sb-localhost-auth-token', value), text);
    await page.goto(pages.admin.path);
    await expect.soft(page, text).toHaveURL(pages.auth.path);
    await expect.soft(page.getByRole('tab', { name: 'Sign In' }), text).toBeVisible();
  }
  await submitSignIn(page, accounts.member);
  await expect(page).toHaveURL('/');
});

test('a token that expired while the tab slept is refreshed, and the dashboard comes', async ({ page }) => {
  await signIn(page, accounts.admin);
  await changeSession(page, { expires_at: 1 });
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
  await signIn(page, accounts.admin);
  await changeSession(page, { expires_at: 1 });
  await page.route(REFRESH, (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
    }),
  );
  await page.goto(pages.admin.path);
  await expect(page).toHaveURL(pages.auth.path);
  await expectToast(page, 'You have been signed out', 'Your session has ended. Please sign in again.');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(await sessionIsKept(page)).toBe(false);
});

test('a refresh that fails twice for the network is tried again, and the session kept', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/net::ERR|Failed to fetch/);
  await signIn(page, accounts.admin);
  await changeSession(page, { expires_at: 1 });
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
    await signIn(page, accounts.admin);
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
      await expect(page).toHaveURL('/');
      // Signed in as long as no page is loaded anew: a move to the sign-in page leads home again.
      await moveToDashboard(page);
      await expect(dashboard(page)).toBeVisible();
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page).toHaveURL('/');
      await page.goto(pages.admin.path);
      await expect(page).toHaveURL(pages.auth.path);
    });
  }

  test('is not told so where it does store', async ({ page }) => {
    await page.goto(pages.auth.path);
    await expect(signInPanel(page)).toBeVisible();
    await expect(page.getByText(NOT_KEPT)).toHaveCount(0);
  });

  test('with the network gone as well, signing out still ends the session', async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/net::ERR|Failed to fetch/);
    await refuseStorage(page, 'all');
    await page.goto(pages.auth.path);
    await submitSignIn(page, accounts.admin);
    await expect(page).toHaveURL('/');
    await moveToDashboard(page);
    await expect(dashboard(page)).toBeVisible();
    await page.route('**/auth/v1/logout*', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expectToast(page, 'We could not reach the server. You are signed out on this device.');
  });
});
