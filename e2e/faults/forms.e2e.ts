import { REQUEST_TIMEOUT_MS } from '@/backend/client';
import { pages } from '@/pages/registry';
import { accounts, newcomer } from '../support/accounts';
import { authFaults } from '../support/backend-faults';
import { cutMidAnswer } from '../support/cut-answers';
import { expectHomeAfterSignIn, signInPanel, signUpPanel, submitSignIn } from '../support/sign-in';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toasts';
import { followClock } from '../support/clock';

const TOKEN = '**/auth/v1/token?grant_type=password';
const SIGN_UP = '**/auth/v1/signup*';
const UNREACHABLE = 'The server could not be reached. Check your connection and try again.';

test.beforeEach(({ allowProblem }) => {
  // What Chromium and supabase-js write about answers like these.
  allowProblem(/Failed to load resource|Auth\w*Error|Failed to fetch|TimeoutError/);
});

test(`signing in says plainly what happened in ${authFaults.length} ways it can fail, keeps what was typed, and works in the end`, async ({
  page,
}) => {
  await page.goto(pages.auth.path);
  const panel = signInPanel(page);
  for (const { name, answer, says } of authFaults) {
    await test.step(name, async () => {
      await page.route(TOKEN, answer);
      await submitSignIn(page, accounts.member);
      await expect.soft(panel.getByText(`Error: ${says}`), name).toBeVisible();
      await expectToast(page, 'Error signing in', says);
      await expect.soft(panel.getByLabel('Email'), name).toHaveValue(accounts.member.email);
      await expect
        .soft(panel.getByLabel('Password', { exact: true }), name)
        .toHaveValue(accounts.member.password);
      await expect.soft(panel.getByRole('button', { name: 'Sign In' }), name).toBeFocused();
      await expect.soft(page, name).toHaveURL(pages.auth.path);
      await page.unroute(TOKEN);
    });
  }
  await submitSignIn(page, accounts.member);
  await expectHomeAfterSignIn(page);
});

test(`signing up says plainly what happened in ${authFaults.length} ways it can fail, and claims no account`, async ({
  page,
}) => {
  const person = newcomer();
  await page.goto(pages.auth.path);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const panel = signUpPanel(page);
  await panel.getByLabel('First name').fill(person.firstName);
  await panel.getByLabel('Last name').fill(person.lastName);
  await panel.getByLabel('Email').fill(person.email);
  await panel.getByLabel('Password', { exact: true }).fill(person.password);
  const send = panel.getByRole('button', { name: 'Sign Up' });
  for (const { name, answer, says } of authFaults) {
    await test.step(name, async () => {
      await page.route(SIGN_UP, answer);
      await send.click();
      await expect.soft(panel.getByText(`Error: ${says}`), name).toBeVisible();
      await expectToast(page, 'Error signing up', says);
      await expect.soft(panel.getByLabel('First name'), name).toHaveValue(person.firstName);
      await expect.soft(panel.getByLabel('Last name'), name).toHaveValue(person.lastName);
      await expect.soft(panel.getByLabel('Email'), name).toHaveValue(person.email);
      await page.unroute(SIGN_UP);
    });
  }
  await send.click();
  await expectToast(page, 'Account created!');
  await expectHomeAfterSignIn(page);
});

test('a server that takes the request and stays silent is given up after a while', async ({ page }) => {
  await page.clock.install();
  await followClock(page);
  await page.route(TOKEN, () => undefined);
  await page.goto(pages.auth.path);
  await submitSignIn(page, accounts.member);
  const panel = signInPanel(page);
  await expect(panel.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await page.clock.runFor(REQUEST_TIMEOUT_MS - 500);
  await expect(panel.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(panel.getByText(`Error: ${UNREACHABLE}`)).toBeVisible();
  await page.unroute(TOKEN);
  await submitSignIn(page, accounts.member);
  await expectHomeAfterSignIn(page);
});

test('a connection that is cut in the middle of the answer counts as no connection', async ({ page }) => {
  const server = await cutMidAnswer('{"access_token":"half of a tok');
  try {
    await page.route(TOKEN, (route) => route.continue({ url: server.url }));
    await page.goto(pages.auth.path);
    await submitSignIn(page, accounts.member);
    const panel = signInPanel(page);
    await expect(panel.getByText(`Error: ${UNREACHABLE}`)).toBeVisible();
    await expect(panel.getByLabel('Email')).toHaveValue(accounts.member.email);
  } finally {
    await server.close();
  }
});
