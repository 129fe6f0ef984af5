import type { Page, TestInfo } from '@playwright/test';
import { carouselLabels, slides } from '../../src/pages/home/content';
import { pages, pageIds, publicPageIds } from '@/site/pages';
import { accounts } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { signIn, signInPanel, signUpPanel } from '../support/sign-in';
import { expect, test } from '../support/test';
import { openReady } from '../support/whole-page';
import { expectToast } from '../support/toasts';
import { expectValidHtml } from '../support/valid-html';

const WIDTHS = [320, 390, 768, 1440];
const UNKNOWN = '/no-such-page';
const paths = [...pageIds.filter((id) => id !== 'admin').map((id) => pages[id].path), UNKNOWN];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Checks the HTML of a state and scans it at several widths, with and without forced colours. */
async function expectAccessibleAt(
  widths: readonly number[],
  page: Page,
  testInfo: TestInfo,
  state: string,
  part?: string,
): Promise<void> {
  await expectValidHtml(await page.content(), state);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      await expectAccessible(page, testInfo, `${state}, ${width} px, forced colours ${forcedColors}`, part);
    }
  }
}

test.describe('axe finds nothing wrong', () => {
  for (const path of paths) {
    test(`on ${path} at every width, with and without forced colours`, async ({
      page,
      allowProblem,
    }, testInfo) => {
      if (path === UNKNOWN) allowProblem(/404/);
      await openReady(page, path);
      await expectAccessibleAt(WIDTHS, page, testInfo, 'at rest');
    });
  }

  test('where more contrast is asked for: text of 7:1', async ({ page }, testInfo) => {
    await page.emulateMedia({ contrast: 'more' });
    for (const id of publicPageIds) {
      await openReady(page, pages[id].path);
      await expectAccessible(page, testInfo, `${id}, more contrast`, 'body', ['color-contrast-enhanced']);
    }
  });

  test('axe finds nothing wrong in the open dropdowns', async ({ page }, testInfo) => {
    await openReady(page, pages.mentorship.path);
    for (const name of ['ABOUT', 'PROGRAMS', 'COMMUNITY']) {
      const trigger = page.getByRole('button', { name });
      await trigger.click();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expectAccessibleAt([1440], page, testInfo, name);
      await page.keyboard.press('Escape');
    }
  });

  test('axe finds nothing wrong in the open menu of a phone', async ({ page }, testInfo) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await openReady(page, pages.mentorship.path);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    // The page behind it is inert, so no heading can be found.
    await expectAccessibleAt([320, 390, 768], page, testInfo, 'menu', '.site-header');
  });

  test('axe finds nothing wrong on any slide of the carousel', async ({ page }, testInfo) => {
    await openReady(page, '/');
    for (const { subtitle } of slides) {
      await page.getByRole('button', { name: carouselLabels.next }).click();
      await expectAccessibleAt([390, 1440], page, testInfo, `slide after ${subtitle}`);
    }
  });

  test('axe finds nothing wrong in any answer', async ({ page }, testInfo) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await openReady(page, pages.faqs.path);
    for (const question of await page.locator('.questions h3 button').all()) {
      await question.click();
      await expect(question).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page, testInfo, await question.innerText(), '.questions');
    }
    await expectAccessibleAt([320, 1440], page, testInfo, 'last answer');
  });

  test('axe finds nothing wrong in the forms with their errors and toasts', async ({ page }, testInfo) => {
    await page.goto(pages.auth.path);
    await signInPanel(page).getByRole('button', { name: 'Sign In' }).click();
    await expectToast(page, 'Missing information');
    await expectAccessibleAt([320, 1440], page, testInfo, 'sign-in errors');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await signUpPanel(page).getByRole('button', { name: 'Sign Up' }).click();
    await expect(signUpPanel(page).getByText('Error:').first()).toBeVisible();
    await expectAccessibleAt([320, 1440], page, testInfo, 'sign-up errors');
  });

  test('axe finds nothing wrong on the dashboard, or where it turns somebody away', async ({
    page,
  }, testInfo) => {
    await signIn(page, accounts.admin);
    await page.goto(pages.admin.path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessibleAt(WIDTHS, page, testInfo, 'submissions');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await signIn(page, accounts.member);
    await page.goto(pages.admin.path);
    await expectToast(page, 'Access denied');
    await expectAccessibleAt([390, 1440], page, testInfo, 'denied');
  });
});

test('pages are in Canadian English; Gurmukhi letters load their font, and nothing else does', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('gurmukhi')) fonts.push(page.url());
  });
  for (const id of publicPageIds) {
    await page.goto(pages[id].path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
    await page.evaluate(() => document.fonts.ready);
  }
  expect(fonts).toEqual([]);
  await signIn(page, accounts.admin);
  await page.goto(pages.admin.path);
  await expect(page.getByText(/[\u0A00-\u0A7F]/)).not.toHaveCount(0);
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
});
