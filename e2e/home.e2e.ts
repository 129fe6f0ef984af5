import type { Page } from '@playwright/test';
import { events } from '@/content/events';
import { partnerLogos, slides } from '@/content/home';
import { pages } from '@/site/pages';
import { pauseClock } from './support/clock';
import { expect, test } from './support/test';

/** Title and subtitle stand on lines of their own. */
const heading = (index: number) => new RegExp(`^${slides[index]?.title}\\s*${slides[index]?.subtitle}$`);

test.describe('the carousel', () => {
  const open = async (page: Page) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Pause slides' })).toBeVisible();
  };
  const shown = (page: Page) => page.locator('.hero-slide[data-active] h2');

  test('advances every five seconds and wraps around', async ({ page }) => {
    await open(page);
    await pauseClock(page);
    // How much of its time the slide has had depends on the machine; the change to the next one is known to 100 ms.
    const titleShown = async () => (await shown(page).textContent()) ?? '';
    const first = await titleShown();
    const tenth = async () => {
      await page.clock.runFor(100);
      return titleShown();
    };
    await expect.poll(tenth, { intervals: [10] }).not.toBe(first);
    const title = await titleShown();
    const start = slides.findIndex((slide) => title.includes(slide.subtitle));
    const slideAfter = (steps: number) => heading((start + steps) % slides.length);
    await page.clock.runFor(4700);
    await expect(shown(page)).toHaveText(slideAfter(0));
    await page.clock.runFor(300);
    await expect(shown(page)).toHaveText(slideAfter(1));
    await page.clock.runFor(4700);
    await expect(shown(page)).toHaveText(slideAfter(1));
    await page.clock.runFor(300);
    await expect(shown(page)).toHaveText(slideAfter(2));
  });

  test('arrows move by one with wrap-around, dots jump', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await expect(shown(page)).toHaveText(heading(2));
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(shown(page)).toHaveText(heading(0));
    const dots = page.getByRole('group', { name: 'Choose slide' }).getByRole('button');
    await expect(dots).toHaveCount(3);
    await dots.nth(1).click();
    await expect(shown(page)).toHaveText(heading(1));
    await expect(dots.nth(1)).toHaveAttribute('aria-disabled', 'true');
  });

  test('stands still under the pointer and goes on after it', async ({ page }) => {
    await open(page);
    await page.locator('.hero h2').first().hover();
    await page.clock.runFor(12_000);
    await expect(shown(page)).toHaveText(heading(0));
    await page.mouse.move(5, 5);
    await page.clock.runFor(5100);
    await expect(shown(page)).toHaveText(heading(1));
  });

  test('keyboard focus stops it; Play starts it again; the choice is remembered', async ({ page }) => {
    await open(page);
    await page.getByRole('link', { name: 'CONTACT' }).first().focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Play slides' })).toBeFocused();
    await page.clock.runFor(12_000);
    await expect(shown(page)).toHaveText(heading(0));
    await expect(page.locator('.hero-slides')).toHaveAttribute('aria-live', 'polite');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
    await page.getByRole('button', { name: 'Play slides' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.hero-slides')).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(5100);
    await expect(shown(page)).toHaveText(heading(1));
  });

  test('never starts by itself where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
    await page.clock.runFor(12_000);
    await expect(shown(page)).toHaveText(heading(0));
  });

  test('hidden slides hold nothing to tab to; GET STARTED leads to the registration table', async ({
    page,
  }) => {
    await open(page);
    await expect(page.locator('.hero-slide:not([data-active])').first()).toHaveAttribute('inert', '');
    await page.getByRole('link', { name: 'GET STARTED' }).click();
    await expect(page).toHaveURL(`${pages.programs.path}#register`);
  });
});

test.describe('the rest of the home page', () => {
  test('follow bar, partners, register, who we are and events are there, in this order', async ({ page }) => {
    await page.goto('/');
    const titles = await page.locator('main :is(h2)').allInnerTexts();
    const order = ['FOLLOW US', 'PROUDLY ASSOCIATED WITH EXCELLENCE'];
    const positions = order.map((title) =>
      titles.findIndex((text) => text.replace(/\s+/g, ' ').toUpperCase() === title),
    );
    expect(positions.every((position) => position >= 0)).toBe(true);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    for (const id of ['register', 'about', 'events']) await expect(page.locator(`#${id}`)).toHaveCount(1);
    for (const name of ['Instagram', 'Facebook', 'TikTok', 'Threads']) {
      const link = page.getByRole('main').getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    for (const event of events) await expect(page.locator(`#${event.id}`)).toContainText(event.date);
  });

  test('the logos scroll in 12 s on wide screens, 8 s on small ones, and stop at a button', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    const track = page.locator('.strip-track');
    await expect(track).toHaveCSS('animation-duration', '12s');
    await expect(page.locator('.strip-list').first().locator('img')).toHaveCount(partnerLogos.length);
    const copy = page.locator('.strip-copy');
    await expect(copy).toHaveAttribute('aria-hidden', 'true');
    await expect(copy.locator('img[alt=""]')).toHaveCount(partnerLogos.length);
    await expect(copy.locator('a')).toHaveCount(0);
    await page.getByRole('button', { name: 'Pause logos' }).click();
    await expect(track).toHaveCSS('animation-name', 'none');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Play logos' })).toBeVisible();
    await page.getByRole('button', { name: 'Play logos' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(track).toHaveCSS('animation-duration', '8s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(track).toHaveCSS('animation-name', 'none');
  });
});
