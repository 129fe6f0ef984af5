import { codeWords } from '@/account/content';
import { authNotices, authWords, inboxToast } from '@/pages/auth/content';
import { pages } from '@/site/pages';
import { factorAnswers, factorSession } from '../tests/support/second-factor';
import { submissionRows } from '../tests/support/submission-server';
import { newcomer } from './support/accounts';
import { expectAccessible } from './support/axe';
import { failedWith } from './support/browser-lines';
import { entries } from './support/dashboard';
import { expectHomeAfterSignIn, fillSignUp, openSignUp, submitSignIn } from './support/sign-in';
import { expect, test } from './support/test';
import { expectToast, toastTitled } from './support/toasts';

const error = (status: number, body: Record<string, unknown>) =>
  Response.json(body, { status, headers: { 'x-supabase-api-version': '2024-01-01' } });

/** What GoTrue v2.180 and PostgREST 13 of a hosted project answer. */
const answers: Record<string, (asked: { body: Record<string, string>; url: URL }) => Response> = {
  ...factorAnswers,
  // Where addresses are confirmed, a sign-up returns the account and no session.
  'POST /auth/v1/signup': ({ body: { email } }) =>
    Response.json({ id: 'u2', aud: 'authenticated', email, confirmation_sent_at: '2026-11-20T07:28:16Z' }),
  'POST /auth/v1/token': ({ body: { password } }) =>
    password === 'wrong'
      ? error(400, { code: 'invalid_credentials', message: 'Invalid login credentials' })
      : Response.json(factorSession('aal1')),
  'GET /rest/v1/user_roles': () => Response.json([{ role: 'admin' }]),
  'GET /rest/v1/contact_submissions': ({ url }) =>
    url.searchParams.has('search_text')
      ? error(401, { code: 'PGRST303', message: 'JWT expired', details: null, hint: null })
      : Response.json(submissionRows(40, url)),
};

test('on a hosted project a new account confirms its address, and an administrator enters a code and reads until the token expires', async ({
  page,
  allowProblem,
}) => {
  await page.route(/\/(auth|rest)\/v1\//, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const body = (request.postDataJSON() ?? {}) as Record<string, string>;
    const answer = answers[`${request.method()} ${url.pathname}`]?.({ body, url }) ?? error(404, {});
    const headers = Object.fromEntries(answer.headers);
    await route.fulfill({ status: answer.status, headers, body: await answer.text() });
  });
  const person = newcomer();
  const panel = await openSignUp(page);
  await fillSignUp(panel, person);
  const signUp = page.waitForRequest('**/auth/v1/signup*');
  await panel.getByRole('button', { name: 'Sign Up' }).click();
  const { email, password, firstName: first_name, lastName: last_name } = person;
  expect((await signUp).postDataJSON()).toMatchObject({ email, data: { first_name, last_name } });
  await expectToast(page, authNotices.signUpDone.title, authNotices.signUpDone.text);
  await expect(page.getByRole('heading', { name: authWords.confirmHeading })).toBeFocused();
  await panel.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused();

  for (const status of ['400', '401', '422']) allowProblem(failedWith(status));
  await submitSignIn(page, { email, password: 'wrong' });
  await expectToast(page, authNotices.signInFailed, 'Invalid login credentials');
  await submitSignIn(page, { email, password });
  const code = page.getByLabel(codeWords.label, { exact: true });
  await expect(page.getByRole('heading', { name: codeWords.heading })).toBeFocused();
  await code.fill('12345');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(`Error: ${codeWords.format}`);
  await code.fill('123 450');
  await code.press('Enter');
  await expect(page.getByText('Error: Invalid TOTP code entered')).toBeVisible();
  await expect(page).toHaveURL(pages.auth.path);
  await code.fill('123456');
  await code.press('Enter');
  await expectHomeAfterSignIn(page);
  const toast = await expectToast(page, inboxToast.title);
  await expectAccessible(page, test.info(), 'the way to the inbox');
  await toast.getByRole('link', { name: inboxToast.open }).click();
  await expect(entries(page)).toHaveCount(40);
  await expect(toastTitled(page, inboxToast.title)).toHaveCount(0);

  await page.getByRole('searchbox').fill('skates');
  await expect(page).toHaveURL(pages.auth.path);
  await expect(page.getByText('Message 40')).toHaveCount(0);
});
