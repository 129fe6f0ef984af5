import type { Page } from '@playwright/test';
import { pages, pageIds, publicPageIds } from '@/site/pages';
import { expect, test } from './support/test';
import { brokenWords, overlapsInHeader, sidewaysScroll, unreadableText } from './support/text-fit';

const UNKNOWN = '/no-such-page';
const paths = [...pageIds.filter((id) => id !== 'admin').map((id) => pages[id].path), UNKNOWN];

/** What a visitor may set, and no page may lose words by (WCAG 1.4.12). */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-bottom: 2em !important }';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Expects every word to be in its place and no sideways scroll. */
async function expectFit(page: Page, state: string): Promise<void> {
  expect.soft(await sidewaysScroll(page), `${state}: sideways scroll`).toBe(0);
  expect.soft(await unreadableText(page), `${state}: words cut`).toEqual([]);
  expect.soft(await overlapsInHeader(page), `${state}: header`).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of paths) {
  test(`${path} fits every window, twice the text size and wide text spacing`, async ({
    page,
    allowProblem,
  }) => {
    if (path === UNKNOWN) allowProblem(/404/);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await expectFit(page, '320 px');
    expect.soft(await brokenWords(page), '320 px: words broken in the middle').toEqual([]);
    for (const [width, height] of [
      [844, 390],
      [1024, 768],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectFit(page, `${width} px`);
    }

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectFit(page, 'text of 200 % at 1280 px');
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, TEXT_SPACING);
    await expectFit(page, 'text spacing at 1280 px');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFit(page, 'text spacing at 320 px');
  });
}

test('the open menu fits 320 px, a phone on its side and a window of 320 x 256', async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expectFit(page, `menu at ${width} x ${height}`);
    await menu.getByRole('link', { name: 'CONTACT' }).scrollIntoViewIfNeeded();
    await expect(menu.getByRole('link', { name: 'CONTACT' })).toBeInViewport();
  }
});

test('every open answer fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, pages.faqs.path);
  const questions = page.getByRole('main').locator('h3 button');
  expect(await questions.count()).toBeGreaterThan(10);
  for (const question of await questions.all()) {
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expectFit(page, await question.innerText());
  }
});

test('the header leaves a window of 320 x 256 to the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const id of publicPageIds) {
    await open(page, pages[id].path);
    await expect(page.locator('header.site-header')).toHaveCSS('position', 'static');
    await page.evaluate(() => window.scrollTo(0, 600));
    const bars = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getBoundingClientRect())
        .reduce((sum, box) => sum + Math.max(0, Math.min(box.bottom, 256) - Math.max(box.top, 0)), 0),
    );
    expect(bars, `${id}: px of bars`).toBeLessThan(256 / 3);
  }
});

test('a window of 2560 px keeps lines short and the page in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  for (const id of publicPageIds) {
    await open(page, pages[id].path);
    const widest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('main p')].map((paragraph) => {
          const range = document.createRange();
          range.selectNodeContents(paragraph);
          return range.getBoundingClientRect().width;
        }),
      ),
    );
    expect(widest, `${id}: longest line`).toBeLessThan(1000);
  }
});

test('forced colours keep the focus ring, and mark the current page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, pages.donate.path);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const borders = await links.evaluateAll((all) =>
    all
      .filter((link) => !link.classList.contains('site-logo'))
      .map((link) => [link.getAttribute('aria-current'), getComputedStyle(link).borderBottomColor] as const),
  );
  const current = borders.filter(([state]) => state === 'page').map(([, colour]) => colour);
  const others = new Set(borders.filter(([state]) => state !== 'page').map(([, colour]) => colour));
  expect(current).toHaveLength(1);
  expect(others.size).toBe(1);
  expect(others).not.toContain(current[0]);

  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab');
    const style = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return { outlineStyle, outlineWidth };
    });
    expect(style).toEqual({ outlineStyle: 'solid', outlineWidth: '3px' });
  }
});
