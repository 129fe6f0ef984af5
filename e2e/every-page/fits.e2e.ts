import type { Page } from '@playwright/test';
import { pages, pageIds } from '@/site/pages';
import { firstTimeSection } from '../../src/pages/what-we-do/first-time.content';
import { expect, test } from '../support/test';
import { openReady } from '../support/whole-page';
import { fitFaults } from '../support/text-fit';

const UNKNOWN = '/no-such-page';
const paths = [...pageIds.filter((id) => id !== 'admin').map((id) => pages[id].path), UNKNOWN];

/** Text spacing that visitors may set without losing words on any page (WCAG 1.4.12). */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-bottom: 2em !important }';

const TEXT_SIZES = [100, 130, 150, 200] as const;
const SCREENS = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;

async function open(page: Page, path: string): Promise<void> {
  await openReady(page, path);
  await page.evaluate(() => document.fonts.ready);
}

/** Sets the browser's text size, in per cent. */
const setTextSize = (page: Page, size: number) =>
  page.evaluate((value) => document.documentElement.style.setProperty('font-size', `${value}%`), size);

/** Expects every word to be whole and in place at every width and text size. */
async function expectFit(
  page: Page,
  state: string,
  windows: readonly (readonly [width: number, height: number])[],
  textSizes: readonly number[] = [100],
): Promise<void> {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    for (const size of textSizes) {
      await setTextSize(page, size);
      expect.soft(await fitFaults(page), `${state}, ${width} px, text of ${size} %`).toEqual([]);
    }
  }
  await setTextSize(page, 100);
}

/** Width in px of the longest line of text. */
const longestLine = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('main p')].map((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        return range.getBoundingClientRect().width;
      }),
    ),
  );

/** How much of the window's height, in px, is covered by parts that do not scroll away. */
const barsHeight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .reduce(
        (sum, box) => sum + Math.max(0, Math.min(box.bottom, window.innerHeight) - Math.max(box.top, 0)),
        0,
      ),
  );

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of paths) {
  test(`${path} fits every window, every text size and wide text spacing`, async ({ page, allowProblem }) => {
    if (path === UNKNOWN) allowProblem(/404/);
    await open(page, path);
    await expectFit(page, 'at rest', SCREENS, TEXT_SIZES);
    await expectFit(page, 'at rest', [
      [844, 390],
      [1024, 768],
      [2560, 1440],
    ]);
    expect.soft(await longestLine(page), 'longest line at 2560 px').toBeLessThan(1000);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => window.scrollTo(0, 600));
    expect.soft(await barsHeight(page), 'px of bars in a window of 320 x 256').toBeLessThan(256 / 3);

    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, TEXT_SPACING);
    for (const [width, height] of [SCREENS[0], SCREENS[3]]) {
      await page.setViewportSize({ width, height });
      const faults = await fitFaults(page);
      // Wider spacing may break a word of a headline but not hide one.
      expect.soft(faults.filter((fault) => !fault.startsWith('broken'))).toEqual([]);
    }
  });
}

test('the open menu fits every small window and text size', async ({ page }) => {
  for (const [width, height, textSizes] of [
    [320, 640, TEXT_SIZES],
    [768, 1024, [200]],
    [844, 390, [100]],
    [320, 256, [100]],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expectFit(page, 'menu', [[width, height]], textSizes);
    await menu.getByRole('link', { name: 'CONTACT' }).scrollIntoViewIfNeeded();
    await expect(menu.getByRole('link', { name: 'CONTACT' })).toBeInViewport();
  }
});

test('every open answer fits 320 px and text of 200 %', async ({ page }) => {
  await open(page, pages.faqs.path);
  const questions = page.locator('.questions h3 button');
  await expect(questions.first()).toBeVisible();
  for (const question of await questions.all()) {
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expectFit(page, await question.innerText(), [[320, 640]], [100, 200]);
  }
});

test('the guide for new families prints on one sheet, Letter or A4', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await open(page, pages['what-we-do'].path);
  for (const format of ['Letter', 'A4']) {
    await page.getByRole('button', { name: firstTimeSection.printLabel }).click();
    const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets, format).toHaveLength(1);
  }
});

test('the skip link is not printed, which would repeat it on every sheet', async ({ page }) => {
  await open(page, pages.faqs.path);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(skip).toBeHidden();
});

test('forced colours keep the focus ring, and mark the current page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, pages.donate.path);
  const row = page.getByRole('navigation', { name: 'Main' });
  const colourOf = (element: Element) => getComputedStyle(element).borderBottomColor;
  const line = await row.locator('[aria-current="page"]').evaluate(colourOf);
  const others = row.locator(':is(a, button):not(.site-logo, [aria-current])');
  const borders = new Set(
    await others.evaluateAll((items) => items.map((item) => getComputedStyle(item).borderBottomColor)),
  );
  expect(borders.size).toBe(1);
  expect(borders).not.toContain(line);

  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab');
    const style = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return { outlineStyle, outlineWidth };
    });
    expect(style).toEqual({ outlineStyle: 'solid', outlineWidth: '3px' });
  }
});
