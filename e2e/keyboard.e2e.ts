import type { Page } from '@playwright/test';
import { slides } from '@/content/home';
import { pages, publicPageIds } from '@/site/pages';
import { listTabStops, stopAfter, type TabStop } from './support/tab-stops';
import { expect, test } from './support/test';

/** WCAG 2.4.13 asks for 2 px; ours are 3. */
const OUTLINE_PX = 2;
/** WCAG 1.4.11. */
const OUTLINE_CONTRAST = 3;
/** WCAG 2.5.8. */
const TARGET_PX = 24;
/** What fingers hit without looking; WCAG 2.5.5 asks for 44 px. */
const [ACTION_PX, HEADER_PX] = [48, 44];
/** How much of an outline may be hidden is for nobody to say; a whole one has four sides, three are plain to see. */
const OUTLINE_SHARE = 0.75;
const UNKNOWN = '/no-such-page';

/** What a keyboard user could hold against a stop. */
function faults(stop: TabStop): string[] {
  const problems = [
    stop.outline.style === 'none' || stop.outline.width < OUTLINE_PX ? 'no outline' : '',
    stop.outlineContrast < OUTLINE_CONTRAST ? `outline of ${stop.outlineContrast.toFixed(1)}:1` : '',
    stop.seen ? '' : 'covered or out of the window',
    stop.outlineInSight < OUTLINE_SHARE && !stop.taller
      ? `${(stop.outlineInSight * 100).toFixed(0)} % of its outline in sight`
      : '',
    !stop.inText && Math.min(stop.width, stop.height) < TARGET_PX ? `${stop.width} x ${stop.height} px` : '',
    stop.action && stop.height < ACTION_PX ? `an action ${stop.height} px high` : '',
    stop.inHeader && stop.height < HEADER_PX ? `${stop.height} px high in the header` : '',
  ];
  return problems.filter((problem) => problem !== '').map((problem) => `${stop.name}: ${problem}`);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  // 1280 x 1024 at 400 % (WCAG 1.4.10)
  { width: 320, height: 256 },
]) {
  test.describe(`by Tab through a window of ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    for (const path of [...publicPageIds.map((id) => pages[id].path), pages.auth.path, UNKNOWN]) {
      test(`${path}: every stop in order, in sight and marked, down and up again`, async ({
        page,
        allowProblem,
      }) => {
        if (path === UNKNOWN) allowProblem(/404/);
        await page.goto(path);
        await expect(page.locator('html[data-ready]')).toBeAttached();
        await expect(page.getByText('Loading...')).toBeHidden();
        await expect(page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])')).toHaveCount(0);
        const count = await listTabStops(page);
        const inOrder = Array.from({ length: count }, (_, place) => place);
        const stops: TabStop[] = [];
        for (let place = 0; place < count; place++) stops.push(await stopAfter(page, 'Tab'));
        expect(stops[0]?.name).toContain('Skip to content');
        expect(stops.map((stop) => stop.place)).toEqual(inOrder);
        expect(stops.flatMap(faults)).toEqual([]);

        const back: TabStop[] = [];
        for (let place = 1; place < count; place++) back.push(await stopAfter(page, 'Shift+Tab'));
        expect(back.map((stop) => stop.place)).toEqual(inOrder.toReversed().slice(1));
        expect(back.flatMap(faults)).toEqual([]);
      });
    }
  });
}

test.describe('by keys alone', () => {
  const focused = (page: Page) => page.locator(':focus');

  test('the carousel: its controls in order, focus stays on them, a choice is spoken', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    const carousel = page.locator('[aria-roledescription="carousel"]');
    const shown = carousel.locator('[aria-roledescription="slide"][data-active]');
    await page.getByRole('button', { name: 'Play slides' }).focus();
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAccessibleName('Previous slide');
    await page.keyboard.press('Enter');
    await expect(shown).toHaveAttribute('aria-label', '3 of 3');
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAccessibleName('Next slide');
    await page.keyboard.press('Space');
    await expect(shown).toHaveAttribute('aria-label', '1 of 3');
    await expect(focused(page)).toHaveAccessibleName('Next slide');
    for (const slide of slides) {
      await page.keyboard.press('Tab');
      await expect(focused(page)).toHaveAccessibleName(`${slide.title} ${slide.subtitle}`);
      await page.keyboard.press('Enter');
      await expect(shown).toContainText(slide.description);
    }
    await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAccessibleName('GET STARTED');
  });

  test('the questions: arrows, Home and End move, Enter and Space open, one at a time', async ({ page }) => {
    await page.goto(pages.faqs.path);
    await expect(page.locator('.questions[data-live]')).toBeAttached();
    const questions = page.locator('.questions h3 button');
    const last = (await questions.count()) - 1;
    await questions.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(questions.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(questions.nth(last)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(questions.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(questions.nth(last)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(questions.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(questions.first()).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.locator('.questions [aria-expanded="true"]')).toHaveCount(1);
    await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Space');
    await expect(page.locator('.questions [aria-expanded="true"]')).toHaveCount(0);
  });

  test('the tabs: one stop, arrows wrap and choose, the panel comes next', async ({ page }) => {
    await page.goto(pages.auth.path);
    const [signIn, signUp] = [
      page.getByRole('tab', { name: 'Sign In' }),
      page.getByRole('tab', { name: 'Sign Up' }),
    ];
    await signIn.focus();
    for (const [key, tab] of [
      ['ArrowRight', signUp],
      ['ArrowRight', signIn],
      ['End', signUp],
      ['Home', signIn],
      ['ArrowLeft', signUp],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab).toBeFocused();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    await listTabStops(page);
    const panel = await stopAfter(page, 'Tab');
    expect(faults(panel)).toEqual([]);
    await expect(page.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible();
    await stopAfter(page, 'Tab');
    await expect(page.getByLabel('First name')).toBeFocused();
  });

  test('the small-screen menu: every link in sight, leaving closes it, nothing stays covered', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto(pages.faqs.path);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const links = await menu.getByRole('link').count();
    await listTabStops(page);
    for (let link = 0; link < links; link++) expect(faults(await stopAfter(page, 'Tab'))).toEqual([]);
    await expect(menu.getByRole('link').last()).toBeFocused();
    expect(faults(await stopAfter(page, 'Tab'))).toEqual([]);
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

    // And back from its first link: the toggle is in sight, and a tap on it closes the menu.
    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    expect(faults(await stopAfter(page, 'Shift+Tab'))).toEqual([]);
    await expect(toggle).toBeFocused();
    await toggle.click();
    await expect(menu).toBeHidden();
  });
});
