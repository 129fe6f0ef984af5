import type { Page } from '@playwright/test';
import { pages, publicPageIds, type PageId } from '@/site/pages';
import { servedHeadings } from './built-site';
import { expect } from './test';

/** Characters of text below its header that a page needs so as not to be a mere shell. The shortest has some 900. */
export const LEAST_TEXT = 400;

/**
 * Expects a public page to be complete and readable: its title, every served heading, its text, and a way to every
 * other page. Failures name the fault.
 */
export async function expectWhole(page: Page, id: PageId, fault: string): Promise<void> {
  const where = `${pages[id].path}, ${fault}`;
  await expect.soft(page, where).toHaveTitle(pages[id].title);
  // After a move, the part below the fold appears a moment after the rest.
  const headings = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2)')].map((heading) =>
        (heading.textContent ?? '').replace(/\s+/g, ' ').trim(),
      ),
    );
  await expect.configure({ soft: true }).poll(headings, { message: where }).toEqual(servedHeadings(id));
  const found = await page.evaluate(() => {
    const main = document.querySelector('main');
    return {
      length: (main?.innerText ?? '').length,
      links: new Set([...document.querySelectorAll<HTMLAnchorElement>('footer a')].map((a) => a.pathname))
        .size,
      shown: main?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true,
    };
  });
  expect.soft(found.length, where).toBeGreaterThan(LEAST_TEXT);
  expect.soft(found.links, where).toBeGreaterThanOrEqual(publicPageIds.length - 1);
  expect.soft(found.shown, where).toBe(true);
}

/** Waits until the page is interactive. */
export async function expectReady(page: Page, what: string): Promise<void> {
  await expect.soft(page.locator('html[data-ready]'), what).toBeAttached();
}

/** Opens a page and waits until it is interactive. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectReady(page, path);
}
