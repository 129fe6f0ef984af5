import type { Page, Route } from '@playwright/test';
import { codeWords } from '@/account/words';
import { labels } from '@/pages/admin/content';
import { authNotices, authStates } from '@/pages/auth/content';
import { pages } from '@/site/pages';
import { factorSession } from '../tests/account/support/second-factor';
import { submissionRows } from '../tests/account/support/submission-server';
import { newcomer } from './support/accounts';
import { failedWith } from './support/browser-lines';
import { entries, list } from './support/dashboard';
import { expectHomeAfterSignIn, signInPanel, signUpPanel, submitSignIn } from './support/sign-in';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';

/** What GoTrue and PostgREST of a hosted project answer, by the last part of the address. */
const answers: Record<string, (body: Record<string, string>, url: URL) => [status: number, json: unknown]> = {
  // With confirmation of addresses on, a sign-up returns the account and no session.
  signup: ({ email }) => [200, { id: 'u2', aud: 'authenticated', email, confirmation_sent_at: '2026-11-20' }],
  token: ({ password }) =>
    password === 'right'
      ? [200, factorSession('aal1')]
      : [400, { code: 'invalid_credentials', message: 'Invalid login credentials' }],
  challenge: () => [200, { id: 'c1', type: 'totp', expires_at: 1_795_000_000 }],
  verify: ({ code }) =>
    code === '123456'
      ? [200, factorSession('aal2')]
      : [422, { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' }],
  user_roles: () => [200, [{ role: 'admin' }]],
  contact_submissions: (_, url) => [200, submissionRows(40, url)],
};

async function answer(route: Route): Promise<void> {
  const url = new URL(route.request().url());
  const reply = answers[url.pathname.split('/').at(-1) ?? ''];
  const [status, json] = reply?.(route.request().postDataJSON() ?? {}, url) ?? [404, {}];
  await route.fulfill({ status, json, headers: { 'x-supabase-api-version': '2024-01-01' } });
}

async function onHostedProject(page: Page): Promise<void> {
  await page.route('**/auth/v1/**', answer);
  await page.route('**/rest/v1/**', answer);
}

test('on a hosted project a new account is asked to confirm its address, and is not signed in', async ({
  page,
}) => {
  await onHostedProject(page);
  const { firstName, lastName, email, password } = newcomer();
  await page.goto(pages.auth.path);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const panel = signUpPanel(page);
  await panel.getByLabel('First name').fill(firstName);
  await panel.getByLabel('Last name').fill(lastName);
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Sign Up' }).click();
  await expectToast(page, authNotices.signUpDone.title, authNotices.signUpDone.text);
  await expect(page.getByRole('heading', { name: authStates.confirmHeading })).toBeFocused();
  await expect(page).toHaveURL(pages.auth.path);
});

test('on a hosted project an administrator signs in with a code, and reads the inbox until the token expires', async ({
  page,
  allowProblem,
}) => {
  allowProblem(failedWith('400'));
  allowProblem(failedWith('401'));
  await onHostedProject(page);
  await page.goto(pages.auth.path);
  await submitSignIn(page, { email: 'pat@visitor.test', password: 'wrong' });
  await expectToast(page, authNotices.signInFailed, 'Invalid login credentials');
  await expect(signInPanel(page).getByLabel('Email')).toHaveValue('pat@visitor.test');
  await submitSignIn(page, { email: 'pat@visitor.test', password: 'right' });
  await page.getByLabel(codeWords.label).fill('123456');
  await page.getByRole('button', { name: codeWords.submit }).click();
  await expectHomeAfterSignIn(page);
  await page.getByRole('link', { name: 'Open the inbox' }).click();
  await expect(entries(page)).toHaveCount(40);
  await expect(list(page)).toContainText(labels.allLoaded);

  await page.route('**/rest/v1/contact_submissions*', (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
  );
  await page.getByRole('searchbox').fill('skates');
  await expect(page).toHaveURL(pages.auth.path);
  await expect(page.getByText('Message 40')).toHaveCount(0);
});
