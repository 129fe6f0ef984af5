import type { Page } from '@playwright/test';
import { afterDenial } from '@/account/destinations';
import { adminNotices } from '@/pages/admin/content';
import { pages, pathTo } from '@/pages/registry';
import { accounts } from '../support/accounts';
import { dataFaults, roleFaults } from '../support/backend-faults';
import { keepSession } from '../support/sign-in';
import { expect, test } from '../support/test';
import { expectToast, toastTitled } from '../support/toasts';

const SUBMISSIONS = '**/rest/v1/contact_submissions*';
const ROLES = '**/rest/v1/user_roles*';

/** Short beside the time an error toast stays; the query cache waits 1, 2 and 4 s before its retries. */
const RETRY_STEP_MS = 2_000;

/** Moves the clock on until the page shows what it is waited for: between two retries the server must answer. */
async function retriesUntil(page: Page, shown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(RETRY_STEP_MS);
    await shown();
  }).toPass({ intervals: [50] });
}

test.beforeEach(async ({ page, allowProblem }) => {
  allowProblem(/Failed to load resource|Failed to fetch/);
  await keepSession(page, accounts.admin);
  await page.clock.install();
});

test(`a list that fails to come in one of ${dataFaults.length} ways says so and offers another try`, async ({
  page,
}) => {
  for (const { name, answer } of dataFaults) {
    await test.step(name, async () => {
      await page.route(SUBMISSIONS, answer);
      await page.goto(pages.admin.path);
      await retriesUntil(page, () => expect(toastTitled(page, 'Error')).toBeVisible({ timeout: 100 }));
      await expectToast(page, adminNotices.loadFailed.title, adminNotices.loadFailed.text);
      await expect.soft(page, name).toHaveURL(pages.admin.path);
      await expect.soft(page.getByRole('button', { name: 'Sign Out' }), name).toBeVisible();
      await expect.soft(page.getByText('No contact submissions yet.'), name).toHaveCount(0);
      await page.unroute(SUBMISSIONS);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.soft(page.getByText(/@/).first(), name).toBeVisible();
    });
  }
});

test(`a role that cannot be looked up in one of ${roleFaults.length} ways is access denied, said for as long as it takes to read`, async ({
  page,
}) => {
  for (const { name, answer } of roleFaults) {
    await test.step(name, async () => {
      await page.route(ROLES, answer);
      await page.goto(pages.admin.path);
      await retriesUntil(page, () => expect(page).toHaveURL(pathTo(afterDenial), { timeout: 100 }));
      await expectToast(page, adminNotices.denied.title, adminNotices.denied.text);
      await expect.soft(page.locator('h1'), name).toBeFocused();
      await page.unroute(ROLES);
    });
  }
  await page.goto(pages.admin.path);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});
