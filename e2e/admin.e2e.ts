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

/** Submissions of a crowded inbox. */
const TOTAL = 100_000;

test('an account without the role is sent home and told why, for as long as it takes to read', async ({
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
  'a hundred thousand submissions are loaded as the window comes near the end, and leave the document small',
  { tag: '@slow' },
  async ({ page }) => {
    await serveMany(page, () => TOTAL);
    await openDashboard(page);
    await expect(entries(page).first()).toContainText(`Message ${TOTAL}`);
    // The lines of a message stay lines.
    const message = page.getByText(`Message ${TOTAL}`, { exact: true });
    await expect(message).toHaveCSS('white-space', 'pre-wrap');
    await loadAtLeast(page, 10 * SUBMISSIONS_PAGE_SIZE);
    expect(await entries(page).count()).toBeLessThan(110);
    expect(await page.locator('*').count()).toBeLessThan(2500);
    await expect(entries(page).first()).toHaveAttribute('aria-setsize', '-1');

    // Every entry continues the one above: none is left out, none comes twice, none covers another. Looked up and
    // measured in one step: the window may still be moving, and an entry that has left the document has no place.
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

    // A page of the list that arrives meanwhile may take the window along.
    await expect(async () => {
      await page.keyboard.press('Home');
      await expect(entries(page).first()).toContainText(`Message ${TOTAL}`, { timeout: 2000 });
    }).toPass();
  },
);

test('the end of a session in another tab closes this one too, and the sign-in page goes on saying so', async ({
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
