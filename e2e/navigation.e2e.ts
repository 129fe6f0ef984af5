import type { Page } from '@playwright/test';
import { unexpectedError } from '../src/layout/content';
import { getStartedLabel } from '../src/pages/home/content';
import { campList, upcomingCamps, type ListedCamp } from '../src/pages/programs/camp-list';
import { registerSection } from '../src/pages/programs/registration.content';
import { pages } from '@/site/pages';
import { scriptOf } from './support/built-site';
import { pauseClock } from './support/clock';
import { footerLink } from './support/footer-link';
import { expect, test } from './support/test';
import { openReady } from './support/whole-page';

const header = (page: Page) => page.locator('header.site-header');
const dropdown = (page: Page, name: string) => page.getByRole('button', { name });

const expectOpen = (trigger: ReturnType<typeof dropdown>, isOpen: boolean) =>
  expect(trigger).toHaveAttribute('aria-expanded', String(isOpen));

test('the header is 100, 140 or 190 px high, with the logo in its middle', async ({ page }) => {
  const height = () => header(page).evaluate((bar) => bar.getBoundingClientRect().height);
  await openReady(page, '/');
  expect(await height()).toBe(190);
  const logo = await header(page).locator('.site-logo:visible').boundingBox();
  expect(Math.abs((logo?.x ?? 0) + (logo?.width ?? 0) / 2 - 720)).toBeLessThan(8);
  await page.mouse.wheel(0, 400);
  await expect.poll(height).toBe(140);
  await page.goto(pages.about.path);
  for (const [width, expected] of [
    [1440, 140],
    [768, 140],
    [390, 100],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(height, `${width} px`).toBe(expected);
  }
});

test('in a low window the header is 64 px high and stays; in a very low one it scrolls away', async ({
  page,
}) => {
  const place = () => header(page).evaluate((bar) => bar.getBoundingClientRect().toJSON() as DOMRect);
  for (const [path, width, height] of [
    ['/', 1440, 400],
    ['/', 667, 375],
    [pages['report-incident'].path, 568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openReady(page, path);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    expect(await place(), `${path}, ${width} x ${height}`).toMatchObject({ top: 0, height: 64 });
  }
  await page.setViewportSize({ width: 320, height: 256 });
  await expect.poll(async () => (await place()).bottom).toBeLessThan(0);
});

test.describe('the dropdowns', () => {
  test('open after 200 ms under the pointer, close 150 ms after it, by a later click and by Escape', async ({
    page,
  }) => {
    await page.clock.install();
    await openReady(page, '/');
    await page.waitForLoadState('networkidle'); // The code of the row comes after the page's own.
    await pauseClock(page);
    const about = dropdown(page, 'ABOUT');
    await about.hover();
    await page.clock.runFor(150);
    await expectOpen(about, false);
    await page.clock.runFor(60);
    await expectOpen(about, true);
    await page.getByRole('link', { name: 'Our Directors' }).first().hover();
    await page.clock.runFor(1000);
    await expectOpen(about, true);
    await page.mouse.move(10, 700);
    await page.clock.runFor(100);
    await expectOpen(about, true);
    await page.clock.runFor(100);
    await expectOpen(about, false);
    await page.clock.resume();

    // The click of somebody who did not wait for the hover must not close what it has just opened.
    const programs = dropdown(page, 'PROGRAMS');
    await programs.hover();
    await expectOpen(programs, true);
    await programs.click();
    await expectOpen(programs, true);
    await programs.click();
    await expectOpen(programs, false);

    // A click within the delay opens at once; the delay's end changes nothing, so the next click closes.
    await page.mouse.move(10, 700);
    await pauseClock(page);
    const community = dropdown(page, 'COMMUNITY');
    await community.hover();
    await page.clock.runFor(100);
    await community.click();
    await expectOpen(community, true);
    await page.clock.runFor(200);
    await community.click();
    await expectOpen(community, false);
    await page.clock.resume();

    // The pressed item has the focus and loses it to the link, which must not close the panel under the pointer.
    await programs.hover();
    await expectOpen(programs, true);
    await page.getByRole('link', { name: 'Mentorship Program' }).first().click();
    await expect(page).toHaveTitle(pages.mentorship.title);
    await openReady(page, '/');

    await page.getByRole('link', { name: getStartedLabel }).focus();
    await about.hover();
    await expectOpen(about, true);
    await page.keyboard.press('Escape');
    await expectOpen(about, false);
  });

  test('by keys: Enter opens, Tab goes in, Escape and leaving close, a link moves to its page', async ({
    page,
  }) => {
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await openReady(page, '/');
    await page.waitForLoadState('networkidle'); // The code of the row comes after the page's own.
    const community = dropdown(page, 'COMMUNITY');
    await community.focus();
    await press('Enter');
    await expectOpen(community, true);
    await press('Tab');
    await expect(page.getByRole('link', { name: 'Our Policy' }).first()).toBeFocused();
    await press('Escape');
    await expectOpen(community, false);
    await expect(community).toBeFocused();

    const programs = dropdown(page, 'PROGRAMS');
    await programs.focus();
    await press('Enter', 'Tab', 'Tab', 'Tab');
    await expectOpen(programs, false);

    await dropdown(page, 'ABOUT').focus();
    await press('Enter', 'Tab', 'Tab', 'Enter');
    await expect(page).toHaveURL(pages.coaches.path);
    await expect(page).toHaveTitle(pages.coaches.title);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: pages.coaches.title })).toBeAttached();
    await expectOpen(dropdown(page, 'ABOUT'), false);
  });
});

test('the skip link comes first and leads into main', async ({ page }) => {
  await openReady(page, pages.faqs.path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeAttached();
});

test('a page that fails to render says so, with a way on', async ({ page, allowProblem }) => {
  allowProblem(/broken on purpose/);
  await page.route(`**${scriptOf('donate')}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default function Page() { throw new Error('broken on purpose'); }",
    }),
  );
  await openReady(page, '/');
  await footerLink(page, 'donate').click();
  await expect(page.getByRole('heading', { level: 1, name: unexpectedError.title })).toBeFocused();
  await page.getByRole('link', { name: unexpectedError.home }).click();
  await expect(page).toHaveTitle(pages.home.title);
});

test('an anchor lands below the header, on a fresh load and from another page', async ({ page }) => {
  for (const [path, id, follow] of [
    [
      '/about#mission',
      'mission',
      async () => {
        await dropdown(page, 'ABOUT').hover();
        await page.getByRole('link', { name: 'Our Mission' }).first().click();
      },
    ],
    ['/programs#register', 'register', () => page.getByRole('link', { name: getStartedLabel }).click()],
  ] as const) {
    const target = page.locator(`#${id}`);
    const expectBelow = () =>
      expect(async () => {
        const top = (await target.boundingBox())?.y ?? -1;
        expect(top).toBeGreaterThanOrEqual(((await header(page).boundingBox())?.height ?? 0) - 1);
        expect(top).toBeLessThan(500);
      }, path).toPass();
    await page.goto(path);
    await expectBelow();
    await openReady(page, '/');
    await follow();
    await expect(page).toHaveURL(path);
    await expectBelow();
    await expect(target).toBeFocused();
  }
});

const all: readonly ListedCamp[] = campList;
const posted = upcomingCamps(all, new Date());
const passed = posted.length === 0 ? [] : all.filter((camp) => !posted.includes(camp));

// As the served page has it. Where no camp has passed by then, there is none to look for.
for (const { id, name, dates } of passed.slice(0, 1)) {
  test('the shared address of a camp that has passed leads to the table and says so', async ({ page }) => {
    await openReady(page, `${pages.programs.path}#${id}`);
    const line = page.getByText(registerSection.passedLabel).filter({ visible: true });
    await expect(line).toHaveText(`${registerSection.passedLabel} ${name}, ${dates}`);
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('table')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('table').getByRole('link').first()).toBeFocused();
  });
}
