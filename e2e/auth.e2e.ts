import type { Locator, Page } from '@playwright/test';
import { pages } from '@/site/pages';
import { accounts, newcomer } from './support/accounts';
import { expectAccessible } from './support/axe';
import { signIn, signInPanel, signUpPanel, submitSignIn } from './support/sign-in';
import { expect, test } from './support/test';
import { expectToast, toastTitled } from './support/toasts';

/** Requests of a page that a service worker looks after would pass by `page.route`. */
test.use({ serviceWorkers: 'block' });

const TOKEN = '**/auth/v1/token?grant_type=password';

/** The line the browser itself writes for a request that failed. */
const failedWith = (what: string) => new RegExp(`^console.error: Failed to load resource: .*${what}`);

async function openSignUp(page: Page): Promise<Locator> {
  await page.goto(pages.auth.path);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  return signUpPanel(page);
}

async function fillSignUp(panel: Locator, person: ReturnType<typeof newcomer>): Promise<void> {
  await panel.getByLabel('First name').fill(person.firstName);
  await panel.getByLabel('Last name').fill(person.lastName);
  await panel.getByLabel('Email').fill(person.email);
  await panel.getByLabel('Password', { exact: true }).fill(person.password);
}

/** Whether two elements share any pixel. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) throw new Error('not on the page');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test.describe('signing in', () => {
  test('leads home, to its title and its h1, and Back does not return to the forms', async ({ page }) => {
    await page.goto(pages.about.path);
    await signIn(page, accounts.member);
    await expect(page).toHaveTitle(pages.home.title);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('main')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(pages.about.path);
  });

  test('works by keyboard alone, from the address bar', async ({ page }) => {
    await page.goto(pages.auth.path);
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    const stops: (string | null)[] = [];
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(
          () => document.activeElement?.getAttribute('role') ?? document.activeElement?.id ?? '',
        ),
      );
    }
    expect(stops).toEqual(['', 'tab', 'tabpanel', 'sign-in-email', 'sign-in-password', '']);
    await signInPanel(page).getByLabel('Email').focus();
    await page.keyboard.type(accounts.member.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(accounts.member.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  test('with nothing typed names each field, focuses the first and shows a toast that stays', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(pages.auth.path);
    const panel = signInPanel(page);
    await panel.getByRole('button', { name: 'Sign In' }).click();
    const toast = await expectToast(page, 'Missing information', 'Please enter your email and password');
    await expect(panel.getByLabel('Email')).toBeFocused();
    await expect(panel.getByLabel('Email')).toHaveAccessibleDescription('Error: Enter your email address.');
    await expect(panel.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
    await expectAccessible(page, test.info(), 'signing in, nothing typed');
    await toast.getByRole('button', { name: 'Close toast' }).click();
    await page.clock.runFor(1000);
    await expect(toastTitled(page, 'Missing information')).toHaveCount(0);
  });

  test("with a wrong password shows the server's message and keeps what was typed", async ({
    page,
    allowProblem,
  }) => {
    allowProblem(failedWith('400'));
    await page.goto(pages.auth.path);
    await submitSignIn(page, { ...accounts.member, password: 'not-the-password' });
    await expectToast(page, 'Error signing in', 'Invalid login credentials');
    const panel = signInPanel(page);
    await expect(panel.getByText('Error: Invalid login credentials')).toBeVisible();
    await expect(panel.getByLabel('Email')).toHaveValue(accounts.member.email);
    await expect(panel.getByRole('button', { name: 'Sign In' })).toBeFocused();
    await expectAccessible(page, test.info(), 'wrong password');
    await submitSignIn(page, accounts.member);
    await expect(page).toHaveURL('/');
    await expect(toastTitled(page, 'Error signing in')).toHaveCount(0);
  });

  test('says "Signing in..." while it is under way, and is sent once', async ({ page }) => {
    let sent = 0;
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(TOKEN, async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await page.goto(pages.auth.path);
    await submitSignIn(page, accounts.member);
    const busy = signInPanel(page).getByRole('button', { name: 'Signing in...' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(busy).toBeFocused();
    // Playwright would wait for the button to be enabled.
    await busy.dispatchEvent('click');
    await page.keyboard.press('Enter');
    release?.();
    await expect(page).toHaveURL('/');
    expect(sent).toBe(1);
  });

  test('without a network says so in its own words and works again afterwards', async ({
    page,
    allowProblem,
  }) => {
    allowProblem(failedWith('net::ERR'));
    allowProblem(/AuthRetryableFetchError|Failed to fetch/);
    await page.goto(pages.auth.path);
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await page.route(TOKEN, (route) => route.abort('connectionfailed'), { times: 1 });
    await submitSignIn(page, accounts.member);
    await expectToast(
      page,
      'Error signing in',
      'The server could not be reached. Check your connection and try again.',
    );
    await signInPanel(page).getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/');
  });

  test('with a server in trouble never shows its inner words', async ({ page, allowProblem }) => {
    allowProblem(failedWith('503'));
    await page.route(TOKEN, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto(pages.auth.path);
    await submitSignIn(page, accounts.member);
    await expectToast(
      page,
      'Error signing in',
      'The server is not available right now. Please try again in a minute.',
    );
  });
});

test.describe('signing up', () => {
  test('makes an account, welcomes across the move home, and signs in', async ({ page }) => {
    const panel = await openSignUp(page);
    await fillSignUp(panel, newcomer());
    await panel.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/');
    await expectToast(page, 'Account created!', 'You have been successfully signed up.');
    await expect(page.locator('h1')).toBeFocused();
    await page.goto(pages.auth.path);
    await expect(page).toHaveURL('/');
  });

  test('asks first for what is missing, then for a longer password', async ({ page }) => {
    const panel = await openSignUp(page);
    const person = newcomer();
    await fillSignUp(panel, { ...person, lastName: '', password: 'short' });
    await panel.getByRole('button', { name: 'Sign Up' }).click();
    await expectToast(page, 'Missing information', 'Please fill in all fields');
    await expect(panel.getByLabel('Last name')).toBeFocused();
    await panel.getByLabel('Last name').fill(person.lastName);
    await panel.getByRole('button', { name: 'Sign Up' }).click();
    await expectToast(page, 'Password too short', 'Password must be at least 6 characters');
    await expect(toastTitled(page, 'Missing information')).toHaveCount(0);
    await expect(panel.getByLabel('Password', { exact: true })).toBeFocused();
    await expectAccessible(page, test.info(), 'sign-up, short password');
  });

  test('takes a password of six characters', async ({ page }) => {
    const panel = await openSignUp(page);
    await fillSignUp(panel, { ...newcomer(), password: 'sixsix' });
    await panel.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/');
  });

  test("with an address that has an account shows the server's message", async ({ page, allowProblem }) => {
    allowProblem(failedWith('422'));
    const panel = await openSignUp(page);
    await fillSignUp(panel, { ...newcomer(), email: accounts.member.email });
    await panel.getByRole('button', { name: 'Sign Up' }).click();
    await expectToast(page, 'Error signing up', 'User already registered');
    await expect(page).toHaveURL(pages.auth.path);
  });

  test('does not claim a sign-in when the address must be confirmed first', async ({ page }) => {
    await page.route('**/auth/v1/signup*', (route) =>
      route.fulfill({
        json: { id: '00000000-0000-4000-8000-0000000000ff', aud: 'authenticated', email: 'a@b.example' },
      }),
    );
    const panel = await openSignUp(page);
    await fillSignUp(panel, newcomer());
    await panel.getByRole('button', { name: 'Sign Up' }).click();
    await expect(panel.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expectToast(page, 'Account created!', 'Open the link in the email we sent you. Then sign in here.');
    await expect(page).toHaveURL(pages.auth.path);
    await panel.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused();
    await expect(signInPanel(page)).toBeVisible();
  });
});

test.describe('the forms', () => {
  test('are reached by arrow keys and keep what is typed', async ({ page }) => {
    await page.goto(pages.auth.path);
    await signInPanel(page).getByLabel('Email').fill('kept@visitor.example');
    await page.getByRole('tab', { name: 'Sign In' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
    await expect(signUpPanel(page)).toBeVisible();
    await expectAccessible(page, test.info(), 'sign-up');
    await page.keyboard.press('Home');
    await expect(signInPanel(page).getByLabel('Email')).toHaveValue('kept@visitor.example');
  });

  test('can show the password and hide it again', async ({ page }) => {
    await page.goto(pages.auth.path);
    const panel = signInPanel(page);
    const password = panel.getByLabel('Password', { exact: true });
    await password.fill('secret');
    await panel.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(panel.getByRole('button', { name: 'Hide password' })).toBeFocused();
    await panel.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('know a wrong address as the browser does', async ({ page }) => {
    await page.goto(pages.auth.path);
    await submitSignIn(page, { email: 'not an address', password: 'x' });
    const email = signInPanel(page).getByLabel('Email');
    await expect(email).toHaveAccessibleDescription(/^Error: Enter an email address like/);
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  });
});

test.describe('who is already signed in', () => {
  test('is led home on load, and in every tab that shows the forms', async ({ page, context }) => {
    await page.goto(pages.auth.path);
    const otherTab = await context.newPage();
    await otherTab.goto(pages.auth.path);
    await expect(otherTab.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await submitSignIn(page, accounts.member);
    await expect(page).toHaveURL('/');
    await expect(otherTab).toHaveURL('/');
    await otherTab.goto(pages.auth.path);
    await expect(otherTab).toHaveURL('/');
    await expect(otherTab.locator('h1')).toBeFocused();
  });
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  // 1280 x 1024 at 400 % (WCAG 1.4.10)
  { width: 320, height: 256 },
]) {
  test.describe(`in a window of ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true });

    test('nothing is cut off, targets are large, and the toast covers no field in focus', async ({
      page,
    }) => {
      const panel = await openSignUp(page);
      await panel.getByRole('button', { name: 'Sign Up' }).click();
      const toast = await expectToast(page, 'Missing information');
      await expect(toast).toBeInViewport({ ratio: 1 });
      for (const label of ['First name', 'Last name', 'Email', 'Password']) {
        const input = panel.getByLabel(label, { exact: true });
        if (label !== 'First name') await input.focus();
        await expect(input).toBeFocused();
        await expect(input).toBeInViewport({ ratio: 1 });
        expect(await overlap(input, toast), label).toBe(false);
      }
      for (const control of await page.locator('main').getByRole('button').all()) {
        const box = await control.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      const close = await toast.getByRole('button', { name: 'Close toast' }).boundingBox();
      expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that signing in needs them', async ({ page }) => {
    await page.goto(pages.auth.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
    // Found by element: getByText passes over what stands in a noscript.
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('main noscript p')).toContainText('Signing in needs JavaScript');
    await expect(page.getByText('Loading...')).toBeHidden();
  });
});
