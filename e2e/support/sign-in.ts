import type { Page } from '@playwright/test';
import { pages } from '@/site/pages';
import type { Account } from './accounts';
import { expect } from './test';

/** The panel of the sign-in form. */
export const signInPanel = (page: Page) => page.getByRole('tabpanel', { name: 'Sign In' });

/** The panel of the sign-up form. */
export const signUpPanel = (page: Page) => page.getByRole('tabpanel', { name: 'Sign Up' });

/** Types into the sign-in form and sends it. */
export async function submitSignIn(page: Page, { email, password }: Account): Promise<void> {
  const panel = signInPanel(page);
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in on a page that nobody is signed in on, and waits until that has led home. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto(pages.auth.path);
  await submitSignIn(page, account);
  await expect(page).toHaveURL('/');
}
