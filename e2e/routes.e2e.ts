import { faqs } from '@/content/faqs';
import { pages, pageIds, publicPageIds } from '@/site/pages';
import { searchTexts } from '@/site/search-texts';
import { expect, test } from './support/test';

test.describe('every route', () => {
  for (const id of pageIds.filter((page) => page !== 'admin')) {
    const { path, title } = pages[id];
    const { description, keywords } = searchTexts[id];

    test(`${path} renders one page with its own head`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html[data-ready]')).toBeAttached();
      await expect(page.locator('main')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
      await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', keywords);
      for (const name of ['title', 'meta[name="description"]', 'meta[property="og:title"]']) {
        await expect(page.locator(`head ${name}`)).toHaveCount(1);
      }
      await expect(page.locator('body').getByText(/\{(phone|email|key)\}/)).toHaveCount(0);
    });
  }

  test('an unknown address is a 404 with a way home, logged to the console', async ({
    page,
    allowProblem,
  }) => {
    // Chromium's own line about the answer of the page.
    allowProblem(/status of 404/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect.poll(() => logged.join('\n')).toContain('/no-such-page');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const id of publicPageIds) {
    test(`${pages[id].path} can be read and left by its links`, async ({ page }) => {
      await page.goto(pages[id].path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main')).toContainText(/\w{4,}/);
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Programs', exact: true }),
      ).toBeVisible();
    });
  }

  test('every answer to the questions is open', async ({ page }) => {
    await page.goto(pages.faqs.path);
    const answers = page.locator('.questions .answer');
    await expect(answers).toHaveCount(faqs.reduce((sum, { questions }) => sum + questions.length, 0));
    await expect(answers.filter({ visible: true })).toHaveCount(await answers.count());
  });

  test('the small-screen menu opens by markup alone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'FAQS' }).click();
    await expect(page).toHaveURL('/faqs');
  });

  test('the dropdowns open under the pointer', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'ABOUT' }).hover();
    await page.getByRole('link', { name: 'Our Coaches' }).first().click();
    await expect(page).toHaveURL('/our-coaches');
  });
});
