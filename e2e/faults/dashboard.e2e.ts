import type { Page } from '@playwright/test';
import { pages } from '@/site/pages';
import { accounts } from '../support/accounts';
import { dataFaults } from '../support/backend-faults';
import { signIn } from '../support/sign-in';
import { expect, test } from '../support/test';
import { expectToast, toastTitled } from '../support/toasts';

const SUBMISSIONS = '**/rest/v1/contact_submissions*';
const ROLES = '**/rest/v1/user_roles*';

/** Longer than the query cache waits before any of its three retries (spec §9: 1 s, doubling). */
const RETRY_STEP_MS = 5_000;

/** Moves the clock on until the page shows what it is waited for: between two retries the server must answer. */
async function retriesUntil(page: Page, shown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(RETRY_STEP_MS);
    await shown();
  }).toPass({ intervals: [50] });
}

test.beforeEach(async ({ page, allowProblem }) => {
  allowProblem(/Failed to load resource|Failed to fetch/);
  await signIn(page, accounts.admin);
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
      await expectToast(page, 'Error', 'Failed to load contact submissions.');
      await expect.soft(page, name).toHaveURL(pages.admin.path);
      await expect.soft(page.getByRole('button', { name: 'Sign Out' }), name).toBeVisible();
      await expect.soft(page.getByText('No contact submissions yet.'), name).toHaveCount(0);
      await page.unroute(SUBMISSIONS);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.soft(page.getByText(/@/).first(), name).toBeVisible();
    });
  }
});

test(`a role that cannot be looked up in one of ${dataFaults.length} ways is access denied, said for as long as it takes to read`, async ({
  page,
}) => {
  for (const { name, answer } of dataFaults) {
    await test.step(name, async () => {
      await page.route(ROLES, answer);
      await page.goto(pages.admin.path);
      await retriesUntil(page, () => expect(page).toHaveURL('/', { timeout: 100 }));
      await expectToast(page, 'Access denied', "You don't have permission to view this page.");
      await expect.soft(page.locator('h1'), name).toBeFocused();
      await page.unroute(ROLES);
    });
  }
  await page.goto(pages.admin.path);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});
