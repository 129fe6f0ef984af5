import { sessionEnded } from '@/account/content';
import { SUBMISSIONS_PAGE_SIZE } from '@/backend/submissions';
import { adminNotices } from '@/pages/admin/content';
import { pages } from '@/site/pages';
import { accounts } from './support/accounts';
import { expectAccessible } from './support/axe';
import { entries, loadAtLeast, openDashboard, scrollTo, serveMany } from './support/dashboard';
import { keepSession } from './support/sign-in';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';

/** Number of submissions in a crowded inbox. */
const TOTAL = 100_000;

test('a member who opens the inbox is sent home, and a toast says why until it is dismissed', async ({
  page,
}) => {
  await keepSession(page, accounts.member);
  await page.clock.install();
  await page.goto(pages.admin.path);
  await expect(page).toHaveURL(pages.home.path);
  const { title, text } = adminNotices.denied;
  const toast = await expectToast(page, title, text);
  await expect(page.locator('h1')).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(toast).toBeHidden();
});

test('an inbox of 100,000 submissions loads a page at a time as the window nears the end, and every entry can be found', async ({
  page,
}) => {
  await serveMany(page, () => TOTAL);
  await openDashboard(page);
  // Line breaks in a message are kept.
  const message = page.getByText(`Message ${TOTAL}`, { exact: true });
  await expect(message).toHaveCSS('white-space', 'pre-wrap');
  for (const loaded of [1, 2, 3]) {
    await expect(entries(page)).toHaveCount(loaded * SUBMISSIONS_PAGE_SIZE);
    await scrollTo(page, Number.MAX_SAFE_INTEGER);
  }
  await loadAtLeast(page, 10 * SUBMISSIONS_PAGE_SIZE);

  const numbers = (await entries(page).allTextContents()).map((text) => /Message (\d+)/.exec(text)?.[1]);
  expect(numbers).toEqual(numbers.map((_, index) => String(TOTAL - index)));
  // The browser's own search looks into entries far from the window, too.
  const found = (number: number) =>
    page.evaluate((text) => Reflect.get(window, 'find')(text, false, false, true), `Message ${number}`);
  for (const number of [TOTAL - 100, TOTAL - 1, TOTAL - 300]) expect(await found(number)).toBe(true);
});

test('an inbox whose session ends in another tab closes, and the sign-in page keeps saying why', async ({
  page,
  context,
}) => {
  await openDashboard(page);
  const otherTab = await context.newPage();
  await otherTab.goto(pages.admin.path);
  await expect(entries(otherTab).first()).toBeVisible();
  await otherTab.getByRole('button', { name: 'Sign Out' }).click();
  await expect(otherTab).toHaveURL(pages.home.path);
  await expect(page).toHaveURL(pages.auth.path);
  const toast = await expectToast(page, sessionEnded.title, sessionEnded.text);
  await toast.getByRole('button', { name: 'Close toast' }).click();
  await expect(page.locator('main').getByText(sessionEnded.text)).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expectAccessible(page, test.info(), 'a session that ended');
  await expect(page.getByText('harpreet@')).toHaveCount(0);
});
