import type { Locator, Page } from '@playwright/test';
import { pages } from '@/site/pages';
import { LOCAL_PUBLISHABLE_KEY } from '../../scripts/local-backend';
import type { Account, newcomer } from './accounts';
import { expect, test } from './test';

/** The panel of the sign-in form. */
export const signInPanel = (page: Page) => page.getByRole('tabpanel', { name: 'Sign In' });

/** The panel of the sign-up form. */
export const signUpPanel = (page: Page) => page.getByRole('tabpanel', { name: 'Sign Up' });

/** Opens the sign-up form. */
export async function openSignUp(page: Page): Promise<Locator> {
  await page.goto(pages.auth.path);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  return signUpPanel(page);
}

/** Fills in the sign-up form. */
export async function fillSignUp(panel: Locator, person: ReturnType<typeof newcomer>): Promise<void> {
  await panel.getByLabel('First name').fill(person.firstName);
  await panel.getByLabel('Last name').fill(person.lastName);
  await panel.getByLabel('Email').fill(person.email);
  await panel.getByLabel('Password', { exact: true }).fill(person.password);
}

/** Fills in the sign-in form and submits it. */
export async function submitSignIn(page: Page, { email, password }: Account): Promise<void> {
  const panel = signInPanel(page);
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Sign In' }).click();
}

/** Waits until the visitor has arrived where a sign-in or a sign-up leads. */
export async function expectHomeAfterSignIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(pages.home.path);
}

/** Signs in on a page where nobody is signed in, and waits for the home page. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto(pages.auth.path);
  await submitSignIn(page, account);
  await expectHomeAfterSignIn(page);
}

/**
 * Gives the browser the session of an account before the first page opens, as if the user had signed in the day before.
 * `more` overrides fields of the session that the server issued.
 */
export async function keepSession(
  page: Page,
  account: Account,
  more: Record<string, unknown> = {},
): Promise<void> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    data: account,
  });
  expect(answer.status()).toBe(200);
  const session = { expires_at: Math.floor(Date.now() / 1000) + 3600, ...(await answer.json()), ...more };
  const key = `sb-${new URL(test.info().project.use.baseURL ?? '').hostname.split('.')[0]}-auth-token`;
  await page.addInitScript(
    ([name, text]) => {
      // Only once per tab, so that later changes by the page are kept.
      if (sessionStorage.getItem('session-given') !== null) return;
      sessionStorage.setItem('session-given', 'yes');
      localStorage.setItem(name, text);
    },
    [key, JSON.stringify(session)] as const,
  );
}
