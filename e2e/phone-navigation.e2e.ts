import { pages, publicPageIds } from '@/site/pages';
import { headTextsOf } from '../tests/support/head-texts';
import { holdScripts } from './support/hold-scripts';
import { expect, test } from './support/test';
import { expectReady, expectWhole, openReady } from './support/whole-page';

/** What a phone showed while it moved to another page. */
interface Seen {
  /** Sum of all layout shifts, including those right after a touch. */
  shift: number;
  /** Whether the footer was in the window when the new page first appeared. */
  footer: boolean;
}

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

test(
  'on a phone every page opens at its top, complete, with its own head and without a layout shift',
  { tag: '@slow' },
  async ({ page }) => {
    test.slow();
    await page.addInitScript(() => {
      const seen: Seen = { shift: 0, footer: false };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift' });
    });
    await openReady(page, '/');
    for (const id of [...publicPageIds.filter((other) => other !== 'home'), 'home'] as const) {
      const { path } = pages[id];
      await test.step(path, async () => {
        const link = page.locator(`footer a[href="${path}"]`);
        await link.scrollIntoViewIfNeeded();
        await page.evaluate(() => {
          const { seen } = window as unknown as { seen: Seen };
          seen.shift = 0;
          const main = document.querySelector('main');
          const before = main?.querySelector('h1');
          new MutationObserver((_, observer) => {
            if (main?.querySelector('h1') === before) return;
            observer.disconnect();
            const top = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
            seen.footer = top < window.innerHeight;
          }).observe(document.body, { childList: true, subtree: true });
        });
        await link.click();
        await expectWhole(page, id, 'after a move');
        const description = page.locator('meta[name="description"]');
        await expect(description).toHaveAttribute('content', (await headTextsOf(id)).description);
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
        expect(seen.footer, 'the footer in the window before the rest of the page').toBe(false);
        expect(seen.shift).toBeLessThan(0.001);
      });
    }
  },
);
