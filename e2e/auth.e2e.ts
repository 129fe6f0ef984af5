import type { Locator } from '@playwright/test';
import { ERROR_TOAST_MS } from '@/account/error-toast';
import { lateStart } from '@/account/content';
import { authNotices, forgotten, mailLinks } from '@/pages/auth/content';
import { pages } from '@/site/pages';
import { LOCAL_PUBLISHABLE_KEY } from '../scripts/local-backend';
import { readMails } from '../tests/support/mails';
import { accounts, newcomer } from './support/accounts';
import { expectAccessible } from './support/axe';
import { FAILED_IMPORT, failedWith } from './support/browser-lines';
import { scriptOf } from './support/built-site';
import { pauseClock } from './support/clock';
import {
  expectHomeAfterSignIn,
  fillSignUp,
  openSignUp,
  signInPanel,
  signUpPanel,
  submitSignIn,
} from './support/sign-in';
import { sessionIsKept } from './support/stored-session';
import { expect, test } from './support/test';
import { expectToast, toastTitled } from './support/toasts';

const { signInMissing, signUpMissing, passwordTooShort, signUpDone } = authNotices;

/** Returns whether two elements overlap. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) throw new Error('not on the page');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test.describe('signing in', () => {
  test('by keyboard alone leads home and to its h1, and Back does not return to the forms', async ({
    page,
  }) => {
    await page.goto(pages.about.path);
    await page.goto(pages.auth.path);
    const panel = signInPanel(page);
    // The tabs are one stop; the panel comes next.
    await page.getByRole('tab', { name: 'Sign In' }).focus();
    await page.keyboard.press('Tab');
    await expect(panel).toBeFocused();
    for (const [label, typed] of [
      ['Email', accounts.member.email],
      ['Password', accounts.member.password],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(panel.getByLabel(label, { exact: true })).toBeFocused();
      await page.keyboard.type(typed);
    }
    await page.keyboard.press('Enter');
    await expectHomeAfterSignIn(page);
    await expect(page).toHaveTitle(pages.home.title);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('main')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(pages.about.path);
  });

  test('with empty fields names each of them and shows a toast that Escape, its button or time removes', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(pages.auth.path);
    const panel = signInPanel(page);
    const send = panel.getByRole('button', { name: 'Sign In' });
    const email = panel.getByLabel('Email');
    const gone = async () => {
      await page.clock.runFor(1000);
      await expect(toastTitled(page, signInMissing.title)).toHaveCount(0);
    };
    await send.click();
    await expectToast(page, signInMissing.title, signInMissing.text);
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Error: Enter your email address.');
    await expect(panel.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.clock.runFor(1000);
    await expectAccessible(page, test.info(), 'signing in, nothing typed');
    await page.keyboard.press('Escape');
    await gone();

    await send.click();
    const toast = await expectToast(page, signInMissing.title);
    const close = toast.getByRole('button', { name: 'Close toast' });
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(email).toBeFocused();
    await gone();

    await pauseClock(page);
    await send.click();
    await page.clock.runFor(ERROR_TOAST_MS - 2000);
    await expectToast(page, signInMissing.title);
    await page.clock.runFor(2000);
    await gone();
    await expect(email).toHaveAccessibleDescription('Error: Enter your email address.');
  });

  test('leaves Tab a way past a toast and out of the page', async ({ page }) => {
    await page.goto(pages.auth.path);
    const panel = signInPanel(page);
    await panel.getByRole('button', { name: 'Sign In' }).click();
    const toast = await expectToast(page, signInMissing.title);
    await page.locator('footer a').last().focus();
    const visited: (string | null | undefined)[] = [];
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab');
      visited.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')));
    }
    expect(visited.filter((name) => name === 'Close toast')).toHaveLength(1);
    await expect(panel.locator(':focus')).toHaveCount(0);
    await expect(toast).toBeVisible();
  });

  test("offline says so; with a wrong password shows the server's message and keeps what was typed", async ({
    page,
    allowProblem,
  }) => {
    allowProblem(failedWith('400'));
    allowProblem(/ERR_INTERNET_DISCONNECTED|AuthRetryableFetchError|Failed to fetch/);
    await page.goto(pages.auth.path);
    await page.route('**/auth/v1/token*', (route) => route.abort('internetdisconnected'), { times: 1 });
    await submitSignIn(page, accounts.member);
    await expectToast(page, 'Error signing in', /could not be reached/);
    await submitSignIn(page, { ...accounts.member, password: 'not-the-password' });
    await expectToast(page, 'Error signing in', 'Invalid login credentials');
    const panel = signInPanel(page);
    await expect(panel.getByText('Error: Invalid login credentials')).toBeVisible();
    await expect(panel.getByLabel('Email')).toHaveValue(accounts.member.email);
    await expect(panel.getByRole('button', { name: 'Sign In' })).toBeFocused();
    await expectAccessible(page, test.info(), 'wrong password');
    await submitSignIn(page, accounts.member);
    await expectHomeAfterSignIn(page);
    await expect(toastTitled(page, 'Error signing in')).toHaveCount(0);
  });
});

test.describe('signing up', () => {
  test('asks for missing fields, then for a longer password, then creates an account and signs in', async ({
    page,
  }) => {
    const panel = await openSignUp(page);
    const person = newcomer();
    const send = panel.getByRole('button', { name: 'Sign Up' });
    await fillSignUp(panel, { ...person, lastName: '', password: 'short' });
    await send.click();
    await expectToast(page, signUpMissing.title, signUpMissing.text);
    await expect(panel.getByLabel('Last name')).toBeFocused();
    await panel.getByLabel('Last name').fill(person.lastName);
    await send.click();
    await expectToast(page, passwordTooShort.title, passwordTooShort.text);
    await expect(toastTitled(page, signUpMissing.title)).toHaveCount(0);
    await expect(panel.getByLabel('Password', { exact: true })).toBeFocused();
    await expectAccessible(page, test.info(), 'sign-up, short password');
    await panel.getByLabel('Password', { exact: true }).fill('sixsix');
    await expect(toastTitled(page, passwordTooShort.title)).toHaveCount(0);
    await send.click();
    await expectHomeAfterSignIn(page);
    await expectToast(page, signUpDone.title, signUpDone.text);
    await expect(page.locator('h1')).toBeFocused();
    expect(await sessionIsKept(page)).toBe(true);
  });
});

test.describe('a link in an email', () => {
  test('lets a user who forgot their password set a new one and sign in with it', async ({
    page,
    allowProblem,
  }) => {
    const person = newcomer();
    const { email, password } = person;
    const signUpAnswer = await page.request.post('/auth/v1/signup', {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY },
      data: { email, password },
    });
    expect(signUpAnswer.status()).toBe(200);
    await page.goto(pages.auth.path);
    await page.getByRole('button', { name: forgotten.link }).click();
    await expectAccessible(page, test.info(), 'a forgotten password');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(forgotten.sent)).toBeVisible();

    const mail = readMails(process.env['AZ1_DATA_DIR'] ?? '').findLast((text) => text.includes(email));
    const [, link = ''] = /href="([^"]+)"/.exec(mail ?? '') ?? [];
    // Pasted into the same tab: only the hash changes.
    await page.goto(link.replaceAll('&amp;', '&'));
    await expect(page).toHaveURL(pages.auth.path);
    await expect(page.getByRole('heading', { name: mailLinks.recovery.heading })).toBeVisible();
    // Both a reload and the link that repairs a missing script find it again.
    allowProblem(FAILED_IMPORT);
    const script = `**${scriptOf('auth')}`;
    await page.route(script, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(page.getByText(lateStart.text)).toBeVisible();
    await page.unroute(script);
    await page.getByRole('link', { name: lateStart.link }).click();
    await page.getByRole('button', { name: mailLinks.recovery.submit }).click();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page, test.info(), 'a new password');
    await page.getByLabel('Password', { exact: true }).fill('first-shift');
    await page.getByRole('button', { name: mailLinks.newPassword.submit }).click();
    await expectHomeAfterSignIn(page);
    await expectToast(page, mailLinks.passwordSet.title, mailLinks.passwordSet.text);
    expect(await sessionIsKept(page)).toBe(true);
    // The session of the sign-up is one of the other devices.
    const authorization = `Bearer ${(await signUpAnswer.json()).access_token}`;
    const headers = { apikey: LOCAL_PUBLISHABLE_KEY, authorization };
    expect((await page.request.get('/rest/v1/user_roles', { headers })).status()).toBe(401);
  });

  test('leads from any page to the sign-in page, and its tokens leave the address', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const [address, text] of [
      [`${pages.about.path}#access_token=secret&refresh_token=secret&type=signup`, mailLinks.opened],
      [`${pages.home.path}?error=access_denied&error_code=otp_expired`, mailLinks.refused],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page).toHaveURL(pages.auth.path);
    }
    expect(requests.filter((url) => url.includes('secret') || url.includes('/auth/v1/'))).toEqual([]);
    expect(await sessionIsKept(page)).toBe(false);
  });
});

test('the sign-in and sign-up forms switch by arrow keys, keep what is typed, and show the password on demand', async ({
  page,
}) => {
  await page.goto(pages.auth.path);
  const panel = signInPanel(page);
  const email = panel.getByLabel('Email');
  await submitSignIn(page, { email: 'not an address', password: 'secret' });
  await expect(email).toHaveAccessibleDescription(/^Error: Enter an email address like/);
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);

  const password = panel.getByLabel('Password', { exact: true });
  await panel.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(panel.getByRole('button', { name: 'Hide password' })).toBeFocused();
  await panel.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  await page.getByRole('tab', { name: 'Sign In' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  await expect(signUpPanel(page)).toBeVisible();
  await expectAccessible(page, test.info(), 'sign-up');
  await page.keyboard.press('Home');
  await expect(email).toHaveValue('not an address');
});

test('a signed-in visitor is sent home when the forms load, and from every tab that shows them', async ({
  page,
  context,
}) => {
  await page.goto(pages.auth.path);
  const otherTab = await context.newPage();
  await otherTab.goto(pages.auth.path);
  await expect(otherTab.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await submitSignIn(page, accounts.member);
  await expectHomeAfterSignIn(page);
  await expectHomeAfterSignIn(otherTab);
  await otherTab.goto(pages.auth.path);
  await expectHomeAfterSignIn(otherTab);
  await expect(otherTab.locator('h1')).toBeFocused();
});

// 1280 x 1024 at 400 % (WCAG 1.4.10)
test.describe('in a window of 320 x 256', () => {
  test.use({ viewport: { width: 320, height: 256 }, hasTouch: true });

  test('no toast covers the focused field, and its button is large', async ({ page }) => {
    const panel = await openSignUp(page);
    await panel.getByRole('button', { name: 'Sign Up' }).click();
    const toast = await expectToast(page, signUpMissing.title);
    await expect(toast).toBeInViewport({ ratio: 1 });
    for (const label of ['First name', 'Last name', 'Email', 'Password']) {
      const input = panel.getByLabel(label, { exact: true });
      if (label !== 'First name') await input.focus();
      await expect(input).toBeFocused();
      await expect(input).toBeInViewport({ ratio: 1 });
      expect(await overlap(input, toast), label).toBe(false);
    }
    const close = await toast.getByRole('button', { name: 'Close toast' }).boundingBox();
    expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });
});
