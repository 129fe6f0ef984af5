import type { Page } from '@playwright/test';
import { pages } from '@/site/pages';
import { submission, submissionRows } from '../tests/features/support/submission-server';
import { accounts } from './support/accounts';
import { expectAccessible } from './support/axe';
import { entries, failedWith, list, openDashboard, serveRows, SUBMISSIONS } from './support/dashboard';
import { signIn } from './support/sign-in';
import { changeSession } from './support/stored-session';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';

/** Requests of a page that a service worker looks after would pass by `page.route`. */
test.use({ serviceWorkers: 'block' });

const ROLES = '**/rest/v1/user_roles*';

/** How many submissions the page says it shows. */
async function shownCount(page: Page): Promise<number> {
  const text = await page.getByRole('status').filter({ hasText: 'shown' }).textContent();
  return Number.parseInt(text?.replaceAll(',', '') ?? '', 10);
}

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
    await signIn(page, accounts.member);
    await page.clock.install();
    await page.goto(pages.admin.path);
    await expect(page).toHaveURL('/');
    const toast = await expectToast(page, 'Access denied', "You don't have permission to view this page.");
    await expect(page.locator('h1')).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
  });

  test('a forged role opens the frame and nothing more: the database decides', async ({ page }) => {
    await page.route(ROLES, (route) => route.fulfill({ json: [{ role: 'admin' }] }));
    await signIn(page, accounts.member);
    await page.goto(pages.admin.path);
    await expect(list(page)).toContainText('No contact submissions yet.');
    await expect(entries(page)).toHaveCount(0);
  });

  test('a role that is taken away is noticed when the window is used again', async ({ page }) => {
    await openDashboard(page);
    await page.route(ROLES, (route) => route.fulfill({ json: [] }));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page).toHaveURL('/');
    await expectToast(page, 'Access denied');
  });

  test('a server that cannot be reached is not a closed session', async ({ page, allowProblem }) => {
    allowProblem(failedWith('503'));
    allowProblem(/AuthRetryableFetchError/);
    await signIn(page, accounts.admin);
    await changeSession(page, { expires_at: 1 });
    const token = '**/auth/v1/token?grant_type=refresh_token';
    await page.route(token, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.clock.install();
    await page.goto(pages.admin.path);
    await expect(page.getByText('Loading...')).toBeVisible();
    await passTime(page, 6);
    await expect(page.getByText('This takes longer than usual. We keep trying.')).toBeVisible();
    // Eight attempts in 26 s (spec §9: from 200 ms, doubling).
    await passTime(page, 34);
    await expect(page.getByRole('alert')).toContainText('No connection');
    await expect(page).toHaveURL(pages.admin.path);
    await expectAccessible(page, test.info(), 'no connection');

    await page.unroute(token);
    // supabase-js spares the server for a minute and then asks again by itself.
    await passTime(page, 95);
    await expect(entries(page)).toHaveCount(10);
  });
});

test.describe('the list', () => {
  test('has every submission, newest first, with sender, message and time', async ({ page }) => {
    await openDashboard(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
    await expect(page).toHaveTitle(pages.admin.title);
    await expect(entries(page)).toHaveCount(10);
    const newest = entries(page).first();
    await expect(newest).toContainText('harpreet@dhillon-family.example');
    const message = newest.locator('[dir="auto"]');
    expect(await message.evaluate((element) => element.textContent)).toContain('\n    1. Is Try Hockey');
    expect(await message.evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('pre-wrap');
    await expect(entries(page).nth(1)).toContainText('No message');
    await expect(entries(page).last()).toContainText('lena.fischer@riverbend-volunteers.example');
    const times = await list(page)
      .locator('time')
      .evaluateAll((elements) =>
        elements.map((element) => Date.parse((element as HTMLTimeElement).dateTime)),
      );
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    await expect(page.getByRole('status').filter({ hasText: '10 submissions shown' })).toBeAttached();
    await expectAccessible(page, test.info(), 'the list');
  });

  test('gives the time in the zone of the reader, and names it', async ({ browser }) => {
    const context = await browser.newContext({ timezoneId: 'America/Edmonton' });
    const page = await context.newPage();
    await serveRows(page, submission(1, { created_at: '2026-01-01T03:04:05.678901+00:00' }));
    await openDashboard(page);
    const time = entries(page).locator('time');
    await expect(time).toHaveText('Dec 31 2025, 8:04 p.m. MST');
    await expect(time).toHaveAttribute('datetime', '2026-01-01T03:04:05.678901+00:00');
    await context.close();
  });

  test('shows text of strangers as text, and stays in its column on a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const message = '<script>alert(1)</script><img src=x onerror=alert(2)> {{7*7}} \u202Edesrever';
    await serveRows(
      page,
      submission(4, { email: '"><img src=x onerror=alert(3)>@visitor.example', message }),
      submission(3, { email: `${'long'.repeat(60)}@visitor.example`, message: 'x'.repeat(2000) }),
      submission(2, { message: 'مرحبا، هل يوجد معسكر؟' }),
      submission(1, { message: '   \n\n ' }),
    );
    await openDashboard(page);
    await expect(entries(page)).toHaveCount(4);
    await expect(entries(page).first().locator('[dir="auto"]')).toHaveText(message);
    await expect(page.locator('main :is(img, script, style)')).toHaveCount(0);
    const arabic = entries(page).nth(2).locator('[dir="auto"]');
    expect(await arabic.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page, test.info(), 'hostile rows');
  });

  test('says when there is nothing', async ({ page }) => {
    await serveRows(page);
    await openDashboard(page);
    await expect(list(page)).toContainText('No contact submissions yet.');
    await expectAccessible(page, test.info(), 'an empty list');
  });

  test('that fails to load says so and can be tried again', async ({ page, allowProblem }) => {
    allowProblem(failedWith('400'));
    await page.route(
      SUBMISSIONS,
      (route) => route.fulfill({ status: 400, json: { message: 'bad request' } }),
      {
        times: 1,
      },
    );
    await openDashboard(page);
    const toast = await expectToast(page, 'Error', 'Failed to load contact submissions.');
    await expect(list(page).getByText('Failed to load contact submissions.')).toBeVisible();
    await expectAccessible(page, test.info(), 'a failed load');
    await list(page).getByRole('button', { name: 'Try again' }).click();
    await expect(entries(page)).toHaveCount(10);
    await expect(toast).toBeHidden();
  });

  test('tries again by itself before it gives up', async ({ page, allowProblem }) => {
    allowProblem(failedWith('503'));
    await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 503, body: '' }), { times: 2 });
    await openDashboard(page);
    await expect(entries(page)).toHaveCount(10);
  });
});

test.describe('a hundred thousand submissions', () => {
  const TOTAL = 100_000;

  test.beforeEach(async ({ page }) => {
    await page.route(SUBMISSIONS, (route) =>
      route.fulfill({ json: submissionRows(TOTAL, new URL(route.request().url())) }),
    );
    await openDashboard(page);
  });

  test('are loaded as the window comes near the end, and leave the document small', async ({ page }) => {
    await expect(entries(page).first()).toContainText(`Message ${TOTAL}`);
    const scrollOn = async () => {
      await page.mouse.wheel(0, 100_000);
      return shownCount(page);
    };
    await expect.poll(scrollOn, { intervals: [100], timeout: 30_000 }).toBeGreaterThan(500);
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
    // Two stops in each: the reply and the copy of the address.
    for (let press = 0; press < 44 * 2; press++) await page.keyboard.press('Tab');
    const focused = entries(page).filter({ has: page.locator('a:focus') });
    await expect(focused).toContainText(`Message ${TOTAL - 44}`);
    await expect(focused.getByRole('link')).toBeInViewport();
    await expect(page.getByText('100 submissions shown')).toBeAttached();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('End');
    await expect(page.getByText('150 submissions shown')).toBeAttached();
  });

  test('that fail to come leave what is there, and wait for the button', async ({ page, allowProblem }) => {
    allowProblem(failedWith('400'));
    await page.route(
      SUBMISSIONS,
      (route) => route.fulfill({ status: 400, json: { message: 'bad request' } }),
      {
        times: 1,
      },
    );
    await page.mouse.wheel(0, 100_000);
    await expectToast(page, 'Error', 'Failed to load contact submissions.');
    await expect(list(page).getByText('Failed to load contact submissions.')).toBeVisible();
    expect(await entries(page).count()).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Load more' }).press('Enter');
    await expect(page.getByText('100 submissions shown')).toBeAttached();
  });
});

test.describe('the end of a session', () => {
  test('Sign Out leads home and closes the dashboard', async ({ page }) => {
    await openDashboard(page);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toBeFocused();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-'))),
    ).toEqual([]);
    await page.goto(pages.admin.path);
    await expect(page).toHaveURL(pages.auth.path);
  });

  test('Sign Out without a connection leads home all the same, and says what that means', async ({
    page,
    allowProblem,
  }) => {
    allowProblem(failedWith('net::ERR'));
    allowProblem(/Failed to fetch/);
    await openDashboard(page);
    await page.route('**/auth/v1/logout*', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expectToast(page, 'We could not reach the server. You are signed out on this device.');
    await page.goto(pages.admin.path);
    await expect(page).toHaveURL(pages.auth.path);
  });

  test('in another tab closes this one too', async ({ page, context }) => {
    await openDashboard(page);
    const otherTab = await context.newPage();
    await otherTab.goto(pages.admin.path);
    await otherTab.getByRole('button', { name: 'Sign Out' }).click();
    await expect(otherTab).toHaveURL('/');
    await expect(page).toHaveURL(pages.auth.path);
    await expectToast(page, 'You have been signed out', 'Your session has ended. Please sign in again.');
    await expect(page.getByText('harpreet@')).toHaveCount(0);
  });

  test('while reading leads to the sign-in page with a word, and back in', async ({ page, allowProblem }) => {
    allowProblem(failedWith('401'));
    await openDashboard(page);
    await expect(entries(page)).toHaveCount(10);
    await page.route(
      SUBMISSIONS,
      (route) => route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
      { times: 1 },
    );
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page).toHaveURL(pages.auth.path);
    await expectToast(page, 'You have been signed out', 'Your session has ended. Please sign in again.');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await openDashboard(page);
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
