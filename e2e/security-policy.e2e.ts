import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pages, pageIds, publicPageIds } from '@/site/pages';
import { accounts } from './support/accounts';
import { DIST } from './support/built-site';
import { signIn, signInPanel, signUpPanel } from './support/sign-in';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';
import { expectReady } from './support/whole-page';

/** The headers of the build, as every host gets them. */
const headers = JSON.parse(readFileSync(join(DIST, '.headers.json'), 'utf8')) as Record<string, string>;

/** Requests of a test that left the site, and cookies that an answer wanted to set. */
function watchPrivacy(page: Page) {
  const foreign: string[] = [];
  const cookies: string[] = [];
  page.context().on('request', (request) => {
    if (
      new URL(request.url()).origin !==
      new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin
    )
      foreign.push(request.url());
  });
  page.context().on('response', async (response) => {
    if ((await response.allHeaders())['set-cookie'] !== undefined) cookies.push(response.url());
  });
  return { foreign, cookies };
}

// Every test here fails on a violation of the policy by itself: see support/test.ts.
test.describe('under the policy of production nothing is refused', () => {
  test('in any page as it is loaded, at every width of the header', async ({ page, allowProblem }) => {
    allowProblem(/status of 404/);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [...pageIds.map((id) => pages[id].path), '/no-such-page', '/offline']) {
        const response = await page.goto(path);
        expect
          .soft(response?.headers()['content-security-policy'], path)
          .toBe(headers['Content-Security-Policy']);
        if (path !== '/offline') await expectReady(page, path);
      }
    }
  });

  test('on the way through all pages without a load', async ({ page }) => {
    await page.goto('/');
    await expectReady(page, '/');
    for (const id of publicPageIds.filter((one) => one !== 'home')) {
      await page.getByRole('contentinfo').locator(`a[href="${pages[id].path}"]`).first().click();
      await expect(page).toHaveTitle(pages[id].title);
      await expect(page.locator(`script[data-page="${id}"]`)).toBeAttached();
    }
    await page.goBack();
    await expect(page.locator('h1')).toBeFocused();
  });

  test('with menus open, slides moved, answers opened, things copied, shared and printed', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      window.print = () => window.dispatchEvent(new Event('afterprint'));
    });
    await page.goto('/');
    await expectReady(page, '/');
    for (const name of ['ABOUT', 'PROGRAMS', 'COMMUNITY']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: /next/i }).click();
    for (const button of await page.getByRole('button', { name: /^(Pause|Play) / }).all())
      await button.click();

    await page.goto(pages.faqs.path);
    await expectReady(page, pages.faqs.path);
    const question = page.locator('main h3 button').first();
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');

    for (const id of ['contact', 'programs', 'policy', 'coaches'] as const) {
      await page.goto(pages[id].path);
      await expectReady(page, pages[id].path);
      for (const name of [/^Copy /, /^Share /, /^Print/]) {
        const button = page.locator('main').getByRole('button', { name }).first();
        if ((await button.count()) > 0) await button.click();
      }
    }

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'FAQS' }).click();
    await expect(page).toHaveTitle(pages.faqs.title);
  });

  test('in the forms with their toasts, and in the dashboard', async ({ page }) => {
    await page.goto(pages.auth.path);
    await signInPanel(page).getByRole('button', { name: 'Sign In' }).click();
    await expectToast(page, 'Missing information');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await signUpPanel(page).getByRole('button', { name: 'Sign Up' }).click();
    await expectToast(page, 'Missing information');
    await signIn(page, accounts.admin);
    await page.goto(pages.admin.path);
    await expect(
      page.getByRole('region', { name: 'Contact Submissions' }).getByRole('listitem').first(),
    ).toBeVisible();
    await page.mouse.wheel(0, 2000);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('a visitor leaves no trace but the two choices and the places that are documented', async ({
  page,
  context,
}) => {
  const { foreign, cookies } = watchPrivacy(page);
  await page.goto('/');
  await expectReady(page, '/');
  const pause = page.getByRole('button', { name: /^Pause / });
  while ((await pause.count()) > 0) await pause.first().click();
  for (const id of publicPageIds) {
    await page.goto(pages[id].path);
    await expectReady(page, pages[id].path);
  }
  expect(foreign).toEqual([]);
  expect(cookies).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
  }));
  expect(stored).toEqual({
    local: ['paused:logos', 'paused:slides'],
    session: ['scroll-positions'],
    databases: 0,
  });
});

test('every kind of answer carries every header of the build', async ({ request }) => {
  const script = (await (await request.get('/')).text()).match(/src="(\/assets\/[^"]+\.js)"/)?.[1] ?? '';
  const paths = [
    '/',
    pages.about.path,
    pages.auth.path,
    '/no-such-page',
    script,
    '/sw.js',
    '/robots.txt',
    '/licences.txt',
    '/about/',
    '/auth/v1/nothing',
    '/rest/v1/contact_submissions',
  ];
  for (const path of paths) {
    const sent = (await request.get(path, { maxRedirects: 0 })).headers();
    for (const [name, value] of Object.entries(headers)) {
      expect.soft(sent[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
    expect.soft(sent['x-powered-by'] ?? sent['server'], path).toBeUndefined();
    expect.soft(sent['access-control-allow-origin'], path).toBeUndefined();
  }
});
