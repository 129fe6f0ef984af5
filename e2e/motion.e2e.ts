import type { Page } from '@playwright/test';
import { carouselLabels } from '../src/pages/home/content';
import { pages, type PageId } from '@/site/pages';
import { servedHeadings } from './support/built-site';
import { expect, test } from './support/test';
import { openReady } from './support/whole-page';

declare global {
  interface Window {
    /** Every animation and transition that began, by the element and what moved. */
    motions: string[];
  }
}

/** Records every animation and transition, from before the first paint. */
function recordMotions(): void {
  window.motions = [];
  const record = (event: AnimationEvent | TransitionEvent) => {
    const what = 'animationName' in event ? event.animationName : event.propertyName;
    window.motions.push(`${(event.target as Element).className}: ${what}`);
  };
  window.addEventListener('animationstart', record, true);
  window.addEventListener('transitionrun', record, true);
}

/** Returns the motions so far and those still running. */
const motions = (page: Page) =>
  page.evaluate(() => [...window.motions, ...document.getAnimations().map(String)]);

const heading = (page: Page, id: PageId) =>
  page.getByRole('heading', { level: 1, name: servedHeadings(id)[0] ?? 'none' });

/** Brings every part of the page into the window once, from top to bottom. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(recordMotions);
  });

  test('nothing moves on any page while it is read', async ({ page }) => {
    for (const id of ['home', 'programs', 'impact', 'initiatives'] as const) {
      await openReady(page, pages[id].path);
      await scrollThrough(page);
      expect(await motions(page), id).toEqual([]);
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    }
    await page.getByRole('link', { name: 'DONATE', exact: true }).click();
    await expect(heading(page, 'donate')).toBeVisible();
    expect(await motions(page)).toEqual([]);
  });

  test('the carousel waits and the logos are in a grid', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('button', { name: carouselLabels.play })).toBeVisible();
    const shown = page.locator('.hero-slide[data-active] h2');
    const first = await shown.innerText();
    await page.clock.runFor(30_000);
    await expect(shown).toHaveText(first, { useInnerText: true });
    await expect(page.locator('.strip-track')).toHaveCSS('animation-name', 'none');
    await expect(page.locator('.strip-copy')).toBeHidden();
    await expect(page.locator('.strip-list').first()).toHaveCSS('display', 'grid');
    const logos = page.locator('.strip-list').first().locator('img');
    for (const logo of await logos.all()) {
      const box = await logo.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
    }
  });

  test('menus, answers and tabs open without motion', async ({ page }) => {
    await openReady(page, pages.faqs.path);
    await page.getByRole('main').locator('h3 button').first().click();
    await page.getByRole('button', { name: 'ABOUT' }).click();
    await expect(page.getByRole('link', { name: 'Our Directors' }).first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    expect(await motions(page)).toEqual([]);
  });
});

test('without reduced motion the strip of logos moves, and this recorder sees it', async ({ page }) => {
  await page.addInitScript(recordMotions);
  await openReady(page, '/');
  await expect.poll(() => motions(page)).toContainEqual(expect.stringContaining('strip'));
});
