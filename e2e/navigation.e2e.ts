import { pages, publicPageIds } from '@/site/pages';
import { pauseClock } from './support/clock';
import { expect, test } from './support/test';

const header = 'header.site-header';

test.describe('the header on wide screens', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.locator('html[data-ready]')).toBeAttached();
  });

  test('has ten items in order, five on each side of the logo', async ({ page }) => {
    const nav = page.getByRole('navigation', { name: 'Main' });
    const labels = await nav.locator('> div > ul > li > :is(a, button)').allInnerTexts();
    expect(labels.map((label) => label.trim())).toEqual([
      'HOME',
      'ABOUT',
      'WHAT WE DO',
      'PROGRAMS',
      'INITIATIVES',
      'COMMUNITY',
      'GET INVOLVED',
      'DONATE',
      'FAQS',
      'CONTACT',
    ]);
    const x = async (name: string) => (await nav.getByText(name, { exact: true }).boundingBox())?.x ?? 0;
    const logo = (await nav.locator('.site-logo').boundingBox()) ?? { x: 0, width: 0 };
    expect(await x('INITIATIVES')).toBeLessThan(logo.x);
    expect(await x('COMMUNITY')).toBeGreaterThan(logo.x);
    expect(Math.abs(logo.x + logo.width / 2 - 720)).toBeLessThan(8);
  });

  test('is 190 px high at the top of home, 140 px once scrolled and on other pages', async ({ page }) => {
    const height = async () => (await page.locator(header).boundingBox())?.height;
    expect(await height()).toBe(190);
    await page.mouse.wheel(0, 400);
    await expect.poll(height).toBe(140);
    await page.goto(pages.about.path);
    expect(await height()).toBe(140);
  });

  test('a dropdown opens after 200 ms of hovering, stays under the pointer, closes 150 ms after leaving', async ({
    page,
  }) => {
    await pauseClock(page);
    const trigger = page.getByRole('button', { name: 'ABOUT' });
    await trigger.hover();
    await page.clock.runFor(150);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(60);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('link', { name: 'Our Directors' }).first().hover();
    await page.clock.runFor(1000);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(10, 700);
    await page.clock.runFor(100);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(100);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('a click right after the hover-open does not close it; a later one does', async ({ page }) => {
    const trigger = page.getByRole('button', { name: 'PROGRAMS' });
    await trigger.hover();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('by keyboard: Enter opens, Tab goes into the list, Escape closes and gives focus back', async ({
    page,
  }) => {
    const trigger = page.getByRole('button', { name: 'COMMUNITY' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Our Policy' }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toBeFocused();
  });

  test('Escape closes a dropdown that the pointer opened, wherever focus is', async ({ page }) => {
    const trigger = page.getByRole('button', { name: 'ABOUT' });
    await page.getByRole('link', { name: 'GET STARTED' }).focus();
    await trigger.hover();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('focus that leaves a dropdown closes it', async ({ page }) => {
    const trigger = page.getByRole('button', { name: 'PROGRAMS' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('choosing a link by keyboard moves to the page, its title, its h1 and an announcement', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'ABOUT' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pages.coaches.path);
    await expect(page).toHaveTitle(pages.coaches.title);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: pages.coaches.title })).toBeAttached();
    await expect(page.getByRole('button', { name: 'ABOUT' })).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the header on small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens a list of every item and sub-link; choosing one closes it and moves focus', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    expect((await page.locator(header).boundingBox())?.height).toBe(100);
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveCount(16);
    await menu.getByRole('link', { name: 'Our Impact' }).click();
    await expect(page).toHaveURL(pages.impact.path);
    await expect(menu).toBeHidden();
    await expect(page.locator('h1')).toBeFocused();
  });

  test('Escape closes it and gives focus back; so does the toggle', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await toggle.click();
    await toggle.click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });

  test('is 140 px high from 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    expect((await page.locator(header).boundingBox())?.height).toBe(140);
  });
});

test.describe('moving through the site', () => {
  test('the skip link comes first and leads into main', async ({ page }) => {
    await page.goto(pages.faqs.path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('Back restores the place in the page', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click();
    await expect(page).toHaveURL(pages.donate.path);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  for (const [path, id] of [
    ['/about#mission', 'mission'],
    ['/programs#register', 'register'],
  ] as const) {
    test(`${path} lands below the header, on a fresh load and from another page`, async ({ page }) => {
      const below = async () => {
        const target = await page.locator(`#${id}`).boundingBox();
        const bar = await page.locator(header).boundingBox();
        return (target?.y ?? -1) >= (bar?.height ?? 0) - 1 && (target?.y ?? 9999) < 500;
      };
      await page.goto(path);
      await expect.poll(below).toBe(true);
      await page.goto(pages.contact.path);
      await expect(page.locator('html[data-ready]')).toBeAttached();
      await page.getByRole('button', { name: id === 'mission' ? 'ABOUT' : 'PROGRAMS' }).hover();
      if (id === 'mission') await page.getByRole('link', { name: 'Our Mission' }).first().click();
      else {
        await page.goto('/');
        await expect(page.locator('html[data-ready]')).toBeAttached();
        await page.getByRole('link', { name: 'GET STARTED' }).click();
      }
      await expect(page).toHaveURL(path);
      await expect.poll(below).toBe(true);
      await expect(page.locator(`#${id}`)).toBeFocused();
    });
  }

  test('the shared address of a camp that has passed leads to the table and says so', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
    await page.goto(`${pages.programs.path}#goalie-weekend`);
    const line = page.getByText('This camp has passed: Goalie Weekend, U11 to U18, May 9-10');
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('table')).toBeInViewport();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^This camp has passed:/).filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('table').getByRole('link').first()).toBeFocused();
  });
});

/** What a phone showed while it moved to another page. */
interface Seen {
  /** Sum of all layout shifts, also of those right after a touch. */
  shift: number;
  /** Whether the footer was in the window when the new page was first put in its place. */
  footer: boolean;
}

test.describe('moving on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every page comes from its top, whole and without a jump', async ({ page }) => {
    test.slow();
    await page.addInitScript(() => {
      const seen: Seen = { shift: 0, footer: false };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift' });
    });
    await page.goto('/');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    for (const id of [...publicPageIds.filter((other) => other !== 'home'), 'home'] as const) {
      await test.step(pages[id].path, async () => {
        const link = page.locator(`footer a[href="${pages[id].path}"]`);
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
        await expect(page).toHaveTitle(pages[id].title);
        const served = await page.request.get(pages[id].path).then((answer) => answer.text());
        await expect(page.locator('h2')).toHaveCount([...served.matchAll(/<h2\b/g)].length);
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
        expect(seen.footer, 'the footer in the window before the rest of the page').toBe(false);
        expect(seen.shift).toBeLessThan(0.001);
      });
    }
  });
});
