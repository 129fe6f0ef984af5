import { afterDenial, afterSignOut } from '@/account/destinations';
import { sessionEnded } from '@/account/words';
import { SUBMISSIONS_PAGE_SIZE } from '@/backend/submissions';
import { adminNotices } from '@/pages/admin/content';
import { pages, pathTo } from '@/pages/registry';
import { accounts } from './support/accounts';
import { expectAccessible } from './support/axe';
import { entries, list, loadAtLeast, openDashboard, serveMany } from './support/dashboard';
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
  await expect(page).toHaveURL(pathTo(afterDenial));
  const { title, text } = adminNotices.denied;
  const toast = await expectToast(page, title, text);
  await expect(page.locator('h1')).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(toast).toBeHidden();
});

test(
  'an inbox of 100,000 submissions loads more as the window nears the end, and its document stays small',
  { tag: '@slow' },
  async ({ page }) => {
    await serveMany(page, () => TOTAL);
    await openDashboard(page);
    await expect(entries(page).first()).toContainText(`Message ${TOTAL}`);
    // Line breaks in a message are kept.
    const message = page.getByText(`Message ${TOTAL}`, { exact: true });
    await expect(message).toHaveCSS('white-space', 'pre-wrap');
    await loadAtLeast(page, 10 * SUBMISSIONS_PAGE_SIZE);
    expect(await entries(page).count()).toBeLessThan(110);
    expect(await page.locator('*').count()).toBeLessThan(2500);
    await expect(entries(page).first()).toHaveAttribute('aria-setsize', '-1');

    // Every entry follows the one above: none is missing, repeated or covered by another. Looked up and measured in
    // one step: the window may still be moving, and an entry that has left the document has no position.
    const breaks = await list(page)
      .getByRole('list')
      .evaluate((rows) =>
        [...rows.children].flatMap((item, index) => {
          const before = rows.children[index - 1];
          if (before === undefined) return [];
          const [number, numberBefore] = [item, before].map((entry) =>
            Number(/Message (\d+)/.exec(entry.textContent)?.[1]),
          );
          const gap = item.getBoundingClientRect().top - before.getBoundingClientRect().bottom;
          const follows = number === Number(numberBefore) - 1 && Math.abs(gap) < 0.5;
          return follows ? [] : [`${numberBefore}, then ${number}, ${gap} px apart`];
        }),
      );
    expect(breaks).toEqual([]);

    // A page of the list that arrives meanwhile may move the window.
    await expect(async () => {
      await page.keyboard.press('Home');
      await expect(entries(page).first()).toContainText(`Message ${TOTAL}`, { timeout: 2000 });
    }).toPass();
  },
);

test('an inbox whose session ends in another tab closes, and the sign-in page keeps saying why', async ({
  page,
  context,
}) => {
  await openDashboard(page);
  const otherTab = await context.newPage();
  await otherTab.goto(pages.admin.path);
  await otherTab.getByRole('button', { name: 'Sign Out' }).click();
  await expect(otherTab).toHaveURL(pathTo(afterSignOut));
  await expect(page).toHaveURL(pages.auth.path);
  const toast = await expectToast(page, sessionEnded.title, sessionEnded.text);
  await toast.getByRole('button', { name: 'Close toast' }).click();
  await expect(page.locator('main').getByText(sessionEnded.text)).toBeVisible();
  await expectAccessible(page, test.info(), 'a session that ended');
  await expect(page.getByText('harpreet@')).toHaveCount(0);
});
