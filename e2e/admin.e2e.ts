import type { Page } from '@playwright/test';
import { afterDenial, afterSignOut } from '@/account/destinations';
import { sessionEnded } from '@/account/words';
import { SUBMISSIONS_PAGE_SIZE } from '@/backend/submissions';
import { adminNotices, adminStates } from '@/pages/admin/content';
import { pages, pathTo } from '@/pages/registry';
import { accounts } from './support/accounts';
import { expectAccessible } from './support/axe';
import { failedWith } from './support/browser-lines';
import {
  countLine,
  entries,
  list,
  loadAtLeast,
  openDashboard,
  scrollTo,
  serveMany,
  SUBMISSIONS,
} from './support/dashboard';
import { keepSession } from './support/sign-in';
import { sessionIsKept } from './support/stored-session';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';

/** Requests of a page that a service worker looks after would pass by `page.route`. */
test.use({ serviceWorkers: 'block' });

const ROLES = '**/rest/v1/user_roles*';

/** Moves the page's clock on, in steps that leave real time for the answers of the server. */
async function passTime(page: Page, seconds: number): Promise<void> {
  for (let step = 0; step < seconds * 2; step++) {
    await page.clock.runFor(500);
    await page.waitForTimeout(20);
  }
}

test.describe('who may see the dashboard', () => {
  test('a visitor without a session is sent to the sign-in page', async ({ page }) => {
    await page.goto(pages.admin.path);
    await expect(page).toHaveURL(pages.auth.path);
    await expect(page).toHaveTitle(pages.auth.title);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeFocused();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });

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

  test('a forged role opens the frame and nothing more: the database gives no submission', async ({
    page,
  }) => {
    const answers: string[] = [];
    await page.route(ROLES, (route) => route.fulfill({ json: [{ role: 'admin' }] }));
    await page.route(SUBMISSIONS, async (route) => {
      answers.push(await (await route.fetch()).text());
      await route.fulfill({ json: [] });
    });
    await keepSession(page, accounts.member);
    await page.goto(pages.admin.path);
    await expect(list(page)).toContainText('No contact submissions yet.');
    expect(answers).not.toEqual([]);
    expect(answers.join()).not.toContain('@');
  });

  test('a server that cannot be reached is not a closed session', async ({ page, allowProblem }) => {
    allowProblem(failedWith('503'));
    allowProblem(/AuthRetryableFetchError/);
    await keepSession(page, accounts.admin, { expires_at: 1 });
    const token = '**/auth/v1/token?grant_type=refresh_token';
    await page.route(token, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.clock.install();
    await page.goto(pages.admin.path);
    await expect(page.getByText('Loading...')).toBeVisible();
    await passTime(page, 6);
    await expect(page.getByText(adminStates.slow)).toBeVisible();
    // Eight attempts in 26 s, from 200 ms, doubling.
    await passTime(page, 34);
    await expect(page.getByRole('alert')).toContainText(adminStates.connection.title);
    await expect(page).toHaveURL(pages.admin.path);
    await expectAccessible(page, test.info(), 'no connection');

    await page.unroute(token);
    // supabase-js spares the server for a minute and then asks again by itself.
    await passTime(page, 95);
    await expect(entries(page)).toHaveCount(10);
  });
});

test('the list has every submission, newest first, with sender, message and time', async ({ page }) => {
  await openDashboard(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await expect(page).toHaveTitle(pages.admin.title);
  await expect(entries(page)).toHaveCount(10);
  const newest = entries(page).first();
  await expect(newest.getByRole('heading', { level: 4 })).toContainText('harpreet@dhillon-family.example');
  const message = newest.getByText('1. Is Try Hockey');
  expect(await message.evaluate((element) => element.textContent)).toContain('\n    1. Is Try Hockey');
  expect(await message.evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('pre-wrap');
  await expect(entries(page).nth(1)).toContainText('No message');
  await expect(entries(page).last()).toContainText('lena.fischer@riverbend-volunteers.example');
  const times = await list(page)
    .locator('time')
    .evaluateAll((elements) => elements.map((element) => Date.parse((element as HTMLTimeElement).dateTime)));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  await expect(countLine(page)).toHaveText('10 submissions shown');
  await expectAccessible(page, test.info(), 'the list');
});

test.describe('a hundred thousand submissions', () => {
  const TOTAL = 100_000;

  test.beforeEach(async ({ page }) => {
    await serveMany(page, () => TOTAL);
    await openDashboard(page);
  });

  test('are loaded as the window comes near the end, and leave the document small', async ({ page }) => {
    await expect(entries(page).first()).toContainText(`Message ${TOTAL}`);
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

    await page.keyboard.press('Home');
    await expect(entries(page).first()).toContainText(`Message ${TOTAL}`);
  });

  test('can be read by keyboard', async ({ page }) => {
    await entries(page).first().getByRole('link').focus();
    // Three stops in each: the reply, the copy of the address and the mark.
    for (let press = 0; press < 44 * 3; press++) await page.keyboard.press('Tab');
    const focused = entries(page).filter({ has: page.locator('a:focus') });
    await expect(focused).toContainText(`Message ${TOTAL - 44}`);
    await expect(focused.getByRole('link')).toBeInViewport();
    await expect(countLine(page)).toHaveText(`${2 * SUBMISSIONS_PAGE_SIZE} submissions shown`);
  });
});

test('a long list that was left is where it was when Back leads to it', async ({ page }) => {
  await serveMany(page, () => 1000);
  await openDashboard(page);
  await loadAtLeast(page, 850);
  await scrollTo(page, 90_000);
  const topInWindow = () =>
    entries(page).evaluateAll((items) => {
      const item = items.find((entry) => entry.getBoundingClientRect().top > 0);
      return { number: item?.ariaPosInSet, top: item?.getBoundingClientRect().top };
    });
  const before = await topInWindow();
  expect(Number(before.number)).toBeGreaterThan(400);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click());
  await expect(page).toHaveURL(pages.about.path);
  await page.goBack();
  await expect.poll(topInWindow).toEqual(before);
});

test.describe('the end of a session', () => {
  test('Sign Out leads home and closes the dashboard', async ({ page }) => {
    await openDashboard(page);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(pathTo(afterSignOut));
    await expect(page.locator('h1')).toBeFocused();
    expect(await sessionIsKept(page)).toBe(false);
    await page.goto(pages.admin.path);
    await expect(page).toHaveURL(pages.auth.path);
  });

  test('in another tab closes this one too, and the sign-in page goes on saying so', async ({
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
    await expect(page.getByText('harpreet@')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs them', async ({ page }) => {
    await page.goto(pages.admin.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
    await expect(page.locator('main noscript p')).toContainText('This page needs JavaScript');
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
  });
});
