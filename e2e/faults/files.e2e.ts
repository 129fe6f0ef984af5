import type { Page } from '@playwright/test';
import { lateStart } from '../../src/account/content';
import { unexpectedError } from '../../src/layout/content';
import { isAccountPage, pages, pageIds, type PageId } from '@/site/pages';
import { FAILED_IMPORT } from '../support/browser-lines';
import { scriptOf } from '../support/built-site';
import { footerLink } from '../support/footer-link';
import { refuseStorage } from '../support/stored-session';
import { expect, test } from '../support/test';
import { expectReady, expectWhole, openReady } from '../support/whole-page';

const gone = (page: Page, url: string | RegExp) =>
  page.route(url, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));

const missing = (...ids: readonly PageId[]) => new RegExp(ids.map((id) => `${scriptOf(id)}$`).join('|'));

const errorTitle = (page: Page) =>
  page.getByRole('heading', { level: 1, name: unexpectedError.title, exact: true });

/** Pages that bring different things: pictures, a table, an accordion, email links. All are loaded in the same way. */
const READ: readonly PageId[] = ['home', 'programs', 'faqs', 'contact'];

/** Kinds of files that may be missing. */
const FILES: readonly { name: string; url: RegExp }[] = [
  { name: 'the loader missing', url: /\/assets\/loader-[^/]+\.js$/ },
  { name: 'the main script missing', url: /\/assets\/(main|frame)-[^/]+\.js$/ },
  { name: 'fonts, pictures and other stylesheets missing', url: /\.(woff2|avif|webp|jpg|png|svg|css)$/ },
  { name: 'its own script missing after a deployment', url: missing(...READ) },
];

test.describe('a page stays whole with', () => {
  for (const { name, url } of FILES) {
    test(name, async ({ page, allowProblem }) => {
      allowProblem(FAILED_IMPORT);
      await gone(page, url);
      for (const id of READ) {
        await page.goto(pages[id].path);
        await page.mouse.move(20, 300);
        await expectWhole(page, id, name);
      }
      await footerLink(page, 'faqs').click();
      await expect(page).toHaveTitle(pages.faqs.title);
    });
  }
});

test('a page whose script is gone after a deployment reloads once, then says so with a way on', async ({
  page,
  allowProblem,
}) => {
  allowProblem(FAILED_IMPORT);
  await gone(page, missing('faqs'));
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await openReady(page, pages.home.path);
  loads = 0;
  await footerLink(page, 'faqs').click();
  await expect(page).toHaveTitle(pages.faqs.title);
  await expect.poll(() => loads).toBe(1);
  await expectWhole(page, 'faqs', 'after one reload');

  // From here a reload of this address has been tried.
  await footerLink(page, 'home').click();
  await expectReady(page, 'home, after a reload');
  loads = 0;
  await footerLink(page, 'faqs').click();
  await expect(errorTitle(page)).toBeVisible();
  await expect(page.getByText(unexpectedError.outdated)).toBeVisible();
  expect(loads).toBe(0);
  await page.getByRole('button', { name: unexpectedError.reload }).click();
  await expectWhole(page, 'faqs', 'after the button');
});

test('where storage is refused the page is not reloaded for ever: it says so at once', async ({
  page,
  allowProblem,
}) => {
  allowProblem(FAILED_IMPORT);
  await refuseStorage(page, 'all');
  await gone(page, missing('donate'));
  await openReady(page, pages.home.path);
  await footerLink(page, 'donate').click();
  await expect(errorTitle(page)).toBeVisible();
  await page.getByRole('link', { name: unexpectedError.home }).click();
  await expectWhole(page, 'home', 'after the error screen');
});

test.describe('the account pages', () => {
  const accountPages = pageIds.filter(isAccountPage);

  for (const { name, url } of FILES.slice(0, 2)) {
    test(`with ${name} say after ten seconds that nothing has come, and offer to load again`, async ({
      page,
      allowProblem,
    }) => {
      allowProblem(FAILED_IMPORT);
      for (const id of accountPages) {
        await gone(page, url);
        await page.goto(pages[id].path);
        const notice = page.getByText(lateStart.text);
        await expect(notice).toBeAttached();
        await expect(notice).toBeHidden();
        await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
        await expect(notice).toBeVisible();
        await page.unroute(url);
        await page.getByRole('link', { name: lateStart.link }).click();
        await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
      }
    });
  }
});
