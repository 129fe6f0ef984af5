import type { Page } from '@playwright/test';
import { pages, publicPageIds } from '@/site/pages';
import { expect, test } from '../support/test';
import { openReady } from '../support/whole-page';

/** A role and a name at the start of a line of an ARIA snapshot. */
const NAMED = /^\s*- '?(link|button|heading|region|tab|navigation) "(.*?)"/gm;
/** A link in a snapshot and, on the next lines, its address. */
const LINK = /^\s*- '?link "(.*?)".*\n(?:\s*- text:.*\n)?\s*- \/url: (.*)$/gm;

const HEADING = /^\s*- '?heading "(.*)" \[level/gm;

/** The page as a tree of roles and names, in the order in which it is spoken. */
async function spoken(page: Page, path: string): Promise<string> {
  await openReady(page, path);
  await expect(page.getByText('Loading...')).toBeHidden();
  return page.locator('body').ariaSnapshot();
}

/** The headings as Chromium gives them to a screen reader: after layout, which may lose a space. */
async function headingsInChromium(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => !node.ignored && node.role?.value === 'heading')
    .map((node) => String(node.name?.value));
}

const plain = (name: string) => name.replaceAll(/\\?"/g, '').toLowerCase();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...publicPageIds.map((id) => pages[id].path), pages.auth.path]) {
  test(`${path}: headings and links make sense when heard alone`, async ({ page }) => {
    const tree = await spoken(page, path);

    const names = [...tree.matchAll(NAMED)].map(([, , name = '']) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(
      names.filter((name) => /^\s|\s$|\s[,.:;!?)]|\(\s|\s{2}/.test(name)),
      'stray spaces',
    ).toEqual([]);

    const headings = [...tree.matchAll(HEADING)].map(([, name = '']) => plain(name));
    // Chromium's tree lists headings by depth.
    expect((await headingsInChromium(page)).map(plain).toSorted()).toEqual(headings.toSorted());

    // WCAG 2.4.9: the same words never lead to two places.
    const places = new Map<string, Set<string>>();
    for (const [, name = '', url = ''] of tree.matchAll(LINK))
      places.set(name, (places.get(name) ?? new Set()).add(url));
    expect(places.size).toBeGreaterThan(20);
    const doubtful = [...places].filter(([, urls]) => urls.size > 1);
    expect(doubtful.map(([name, urls]) => `${name}: ${[...urls].join(', ')}`)).toEqual([]);

    // Outside navigation, Safari treats a list without markers or role as layout (WebKit bug 170179).
    const lost = await page.locator('ul, ol').evaluateAll((lists) =>
      lists
        .filter((list) => list.closest('nav, [data-sonner-toaster]') === null)
        .filter((list) => list.getAttribute('role') !== 'list')
        .filter((list) => getComputedStyle(list).listStyleType === 'none')
        .map((list) => (list.textContent ?? '').slice(0, 40)),
    );
    expect(lost, 'lists that Safari does not call so').toEqual([]);

    // A counter speaks its number beside the running digits.
    const mute = await page.locator('main :not(dd, svg, g) > [aria-hidden="true"]').allTextContents();
    expect(
      mute.filter((text) => /^\d+$/.test(text.trim())),
      'step numbers that are seen but not heard',
    ).toEqual([]);
  });
}
