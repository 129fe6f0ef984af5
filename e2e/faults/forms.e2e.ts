import type { Route } from '@playwright/test';
import { REQUEST_TIMEOUT_MS } from '@/backend/client';
import { pages } from '@/pages/registry';
import { accounts } from '../support/accounts';
import { followClock, pauseClock } from '../support/clock';
import { expectHomeAfterSignIn, signInPanel, submitSignIn } from '../support/sign-in';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toasts';
import { expectReady } from '../support/whole-page';

const TOKEN = '**/auth/v1/token?grant_type=password';
const UNREACHABLE = 'The server could not be reached. Check your connection and try again.';
const IN_TROUBLE = 'The server is not available right now. Please try again in a minute.';
const HOTEL = { contentType: 'text/html', body: '<h1>Hotel Wi-Fi: please sign in</h1>' };

/** What a browser can meet in place of an answer. tests/backend/auth.test.ts has the words for every other answer. */
const FAULTS: readonly [name: string, answer: (route: Route) => Promise<void>, says: string][] = [
  ['connection refused', (route) => route.abort('connectionrefused'), UNREACHABLE],
  ['no network', (route) => route.abort('internetdisconnected'), UNREACHABLE],
  ['the page of a hotel', (route) => route.fulfill(HOTEL), UNREACHABLE],
  ['503', (route) => route.fulfill({ status: 503, json: {} }), IN_TROUBLE],
];

test.beforeEach(({ allowProblem }) => {
  // What Chromium and supabase-js write about answers like these.
  allowProblem(/Failed to load resource|Auth\w*Error|Failed to fetch|TimeoutError/);
});

test('signing in says plainly what happened when it fails, keeps what was typed, and works in the end', async ({
  page,
}) => {
  await page.goto(pages.auth.path);
  const panel = signInPanel(page);
  const { email, password } = accounts.member;
  for (const [name, answer, says] of FAULTS) {
    await test.step(name, async () => {
      await page.route(TOKEN, answer);
      await submitSignIn(page, accounts.member);
      await expect.soft(panel.getByText(`Error: ${says}`), name).toBeVisible();
      await expectToast(page, 'Error signing in', says);
      await expect.soft(panel.getByLabel('Email'), name).toHaveValue(email);
      await expect.soft(panel.getByLabel('Password', { exact: true }), name).toHaveValue(password);
      await expect.soft(panel.getByRole('button', { name: 'Sign In' }), name).toBeFocused();
      await page.unroute(TOKEN);
    });
  }
  await submitSignIn(page, accounts.member);
  await expectHomeAfterSignIn(page);
});

test('a server that takes the request and stays silent is given up after a while', async ({ page }) => {
  await page.clock.install();
  await followClock(page);
  await page.route(TOKEN, () => undefined);
  await page.goto(pages.auth.path);
  await expectReady(page, pages.auth.path);
  await pauseClock(page);
  await submitSignIn(page, accounts.member);
  const panel = signInPanel(page);
  await expect(panel.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await page.clock.runFor(REQUEST_TIMEOUT_MS - 500);
  await expect(panel.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(panel.getByText(`Error: ${UNREACHABLE}`)).toBeVisible();
});
