import type { Page } from '@playwright/test';
import { SLIDE_INTERVAL_MS } from '@/pages/home/use-rotation';
import { carouselLabels, partnerLogos, partnersSection, slides } from '../src/pages/home/content';
import { pauseClock } from './support/clock';
import { expect, test } from './support/test';
import { openReady } from './support/whole-page';

const heading = (index: number) => {
  const slide = slides[index % slides.length];
  return `${slide?.title} ${slide?.subtitle}`;
};

test.describe('carousel', () => {
  const shown = (page: Page) => page.locator('.hero-slide[data-active] h2');

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openReady(page, '/');
    await expect(page.getByRole('button', { name: carouselLabels.pause })).toBeVisible();
  });

  test('the carousel advances every 5 seconds and wraps around', async ({ page }) => {
    await pauseClock(page);
    // How long the slide has been shown depends on the machine; when it changes is known to 100 ms.
    const titleShown = async () => (await shown(page).textContent()) ?? '';
    const first = await titleShown();
    const tenth = async () => {
      await page.clock.runFor(100);
      return titleShown();
    };
    await expect.poll(tenth, { intervals: [10] }).not.toBe(first);
    const title = await titleShown();
    const start = slides.findIndex((_, index) => heading(index) === title);
    for (const step of [0, 1, 2]) {
      await page.clock.runFor(SLIDE_INTERVAL_MS - 300);
      await expect(shown(page)).toHaveText(heading(start + step));
      await page.clock.runFor(300);
      await expect(shown(page)).toHaveText(heading(start + step + 1));
    }
  });

  test('the carousel pauses while hovered or focused, and then continues', async ({ page }) => {
    await page.locator('.hero h2').first().hover();
    await pauseClock(page);
    await page.clock.runFor(3 * SLIDE_INTERVAL_MS);
    await expect(shown(page)).toHaveText(heading(0));
    await page.getByRole('button', { name: carouselLabels.next }).click();
    await expect(shown(page)).toHaveText(heading(1));
    // The pressed button keeps focus, which only stops the slides for a keyboard.
    await page.mouse.move(5, 5);
    await page.clock.runFor(SLIDE_INTERVAL_MS + 100);
    await expect(shown(page)).toHaveText(heading(2));

    const live = page.locator('.hero-slides');
    await page.getByRole('button', { name: carouselLabels.previous }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(live).toHaveAttribute('aria-live', 'polite');
    const waiting = (await shown(page).textContent()) ?? '';
    await page.clock.runFor(3 * SLIDE_INTERVAL_MS);
    await expect(shown(page)).toHaveText(waiting);
    await page.keyboard.press('Shift+Tab');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(SLIDE_INTERVAL_MS + 100);
    await expect(shown(page)).not.toHaveText(waiting);
  });

  test('Pause stops the carousel until Play, even after a reload', async ({ page }) => {
    await page.getByRole('button', { name: carouselLabels.pause }).press('Enter');
    await page.reload();
    await page.getByRole('button', { name: carouselLabels.play }).focus();
    await page.clock.runFor(3 * SLIDE_INTERVAL_MS);
    await expect(shown(page)).toHaveText(heading(0));
    await page.keyboard.press('Enter');
    await page.clock.runFor(SLIDE_INTERVAL_MS + 100);
    await expect(shown(page)).toHaveText(heading(1));
  });
});

test('the logos scroll in 12 s on wide screens and 8 s on small ones, and a button stops them', async ({
  page,
}) => {
  await openReady(page, '/');
  const track = page.locator('.strip-track');
  await expect(track).toHaveCSS('animation-duration', '12s');
  await expect(page.locator('.strip-list').first().locator('img')).toHaveCount(partnerLogos.length);
  // The copy that closes the loop is decorative.
  await expect(page.locator('.strip-copy')).toHaveAttribute('aria-hidden', 'true');
  await expect(page.locator('.strip-copy a')).toHaveCount(0);
  await page.getByRole('button', { name: partnersSection.pauseLabel }).click();
  await expect(track).toHaveCSS('animation-name', 'none');
  await page.reload();
  await page.getByRole('button', { name: partnersSection.playLabel }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(track).toHaveCSS('animation-duration', '8s');
});

test('the logo strip leaves no gap in the widest window: each of its two lists is as wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 3840, height: 1200 });
  await page.goto('/');
  const lists = page.locator('.strip-list');
  await expect(lists).toHaveCount(2);
  // Measured while it moves, so to the pixel.
  for (const list of await lists.all()) expect((await list.boundingBox())?.width).toBeGreaterThan(3839);
});
