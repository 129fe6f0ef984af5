import type { Page } from '@playwright/test';
import { carouselLabels, getStartedLabel, slides } from '../src/pages/home/content';
import { leave, tellUs } from '../src/pages/report-incident/content';
import { pages } from '@/site/pages';
import { neutralPage } from '@/site/organization.content';
import { expect, test } from './support/test';
import { listTabStops, stopAfter } from './support/tab-stops';
import { openReady } from './support/whole-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('by keys alone', () => {
  const focused = (page: Page) => page.locator(':focus');

  test('the controls of the carousel come in order, keep focus when pressed, and announce the chosen slide', async ({
    page,
  }) => {
    await openReady(page, '/');
    const carousel = page.locator('[aria-roledescription="carousel"]');
    const shown = carousel.locator('[aria-roledescription="slide"][data-active]');
    await page.getByRole('button', { name: carouselLabels.play }).focus();
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAccessibleName(carouselLabels.previous);
    await page.keyboard.press('Enter');
    await expect(shown).toHaveAttribute('aria-label', `${slides.length} of ${slides.length}`);
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAccessibleName(carouselLabels.next);
    await page.keyboard.press('Space');
    await expect(shown).toHaveAttribute('aria-label', `1 of ${slides.length}`);
    await expect(focused(page)).toHaveAccessibleName(carouselLabels.next);
    await expect(carousel.locator('.hero-slide:not([data-active])').first()).toHaveAttribute('inert', '');
    for (const slide of slides) {
      await page.keyboard.press('Tab');
      await expect(focused(page)).toHaveAccessibleName(`${slide.title} ${slide.subtitle}`);
      await page.keyboard.press('Enter');
      await expect(shown).toContainText(slide.description);
      await expect(focused(page)).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAccessibleName(getStartedLabel);
  });

  for (const { by, viewport } of [
    { by: 'touch', viewport: { width: 375, height: 667 } },
    { by: 'keys', viewport: { width: 320, height: 256 } },
  ]) {
    test.describe(`by ${by} in a window of ${viewport.width} x ${viewport.height}`, () => {
      test.use({ viewport, hasTouch: by === 'touch' });

      test('a pressed question keeps its place while the answer above it closes', async ({ page }) => {
        await openReady(page, pages.faqs.path);
        const moved: string[] = [];
        for (const question of await page.locator('.questions h3 button').all()) {
          await question.scrollIntoViewIfNeeded();
          await question.focus();
          const before = (await question.boundingBox())?.y ?? NaN;
          await (by === 'touch' ? question.tap() : page.keyboard.press('Enter'));
          await expect(question).toHaveAttribute('aria-expanded', 'true');
          const after = (await question.boundingBox())?.y ?? NaN;
          if (!(Math.abs(after - before) <= 1)) moved.push(`${before} to ${after}`);
        }
        expect(moved).toEqual([]);
      });
    });
  }

  test('the question that an address names is open once the served page has started', async ({ page }) => {
    await openReady(page, `${pages.faqs.path}#what-to-bring`);
    await expect(page.locator('.questions [aria-expanded="true"]')).toHaveCount(1);
    await expect(page.locator('#what-to-bring .answer')).toBeInViewport();
  });

  test('Escape three times leaves the incident page and replaces it in the history', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(neutralPage, (route) => route.fulfill({ body: 'nothing to see' }));
    await page.goto('/');
    await openReady(page, pages['report-incident'].path);
    const report = await page.getByRole('link', { name: tellUs.jump.label }).boundingBox();
    expect(report?.y, 'the report begins on the first or second screen').toBeLessThan(2 * 844 - 48);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await expect(page.getByRole('link', { name: leave.label })).toBeInViewport();
    for (const key of ['Escape', 'Escape', 'Tab', 'Escape', 'Escape']) await page.keyboard.press(key);
    await expect(page).toHaveURL(pages['report-incident'].path);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(neutralPage);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('every link of the small-screen menu comes into view, leaving closes the menu, and nothing stays covered', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await openReady(page, pages.faqs.path);
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(page.locator('main > [inert]')).not.toHaveCount(0);
    const links = await menu.getByRole('link').count();
    await listTabStops(page);
    for (let link = 0; link < links; link++)
      expect(await stopAfter(page, 'Tab')).toHaveProperty('faults', []);
    await expect(menu.getByRole('link').last()).toBeFocused();
    expect(await stopAfter(page, 'Tab')).toHaveProperty('faults', []);
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});
