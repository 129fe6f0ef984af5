import { pages } from '@/site/pages';
import { holdScripts } from './support/hold-scripts';
import { expect, test } from './support/test';
import { expectReady, openReady } from './support/whole-page';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone the menu closes by Escape, by its toggle and by following a link, which moves focus', async ({
  page,
}) => {
  await openReady(page, '/');
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await expect(menu).toBeVisible();
  await toggle.click();
  await expect(menu).toBeHidden();
  await toggle.click();
  await menu.getByRole('link', { name: 'Our Impact' }).click();
  await expect(page).toHaveURL(pages.impact.path);
  await expect(menu).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
});

test('on a phone a press before the scripts arrive opens the menu once they have, and it covers the page', async ({
  page,
}) => {
  const release = await holdScripts(page, '**/assets/{main,frame}-*.js');
  await page.goto(pages.faqs.path);
  await page.getByRole('button', { name: 'Menu' }).click();
  release();
  await expectReady(page, 'after the press');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect(page.locator('main > [inert]')).not.toHaveCount(0);
  await menu.getByRole('link', { name: 'Our Impact' }).click();
  await expect(page).toHaveTitle(pages.impact.title);
  await expect(menu).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('a menu that is open when the window grows wide leaves the page usable', async ({ page }) => {
  await openReady(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('main > [inert]')).not.toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('[inert]:not(.hero-slide)')).toHaveCount(0);
  await page.getByRole('link', { name: 'DONATE', exact: true }).click();
  await expect(page).toHaveTitle(pages.donate.title);
});
