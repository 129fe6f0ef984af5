import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pages } from '@/site/pages';
import { submission, submissionRows } from '../tests/features/support/submission-server';
import { expectAccessible } from './support/axe';
import { pauseClock } from './support/clock';
import {
  comeBack,
  countLine,
  entries,
  failedWith,
  list,
  openDashboard,
  serveRows,
  SUBMISSIONS,
} from './support/dashboard';
import { expect, test } from './support/test';

/** Requests of a page that a service worker looks after would pass by `page.route`. */
test.use({ serviceWorkers: 'block' });

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search email and message' });

/** Answers like a database with as many submissions as `total` says at the time. */
async function serveMany(page: Page, total: () => number): Promise<void> {
  await page.route(SUBMISSIONS, (route) =>
    route.fulfill({ json: submissionRows(total(), new URL(route.request().url())) }),
  );
}

/** Scrolls on until at least so many submissions are loaded, goes back to the start, and returns how many there are. */
async function loadAtLeast(page: Page, wanted: number): Promise<number> {
  const shown = async () => Number.parseInt((await countLine(page).textContent()) ?? '', 10);
  const scrollOn = async () => {
    await page.mouse.wheel(0, 3000);
    return shown();
  };
  await expect.poll(scrollOn, { intervals: [100], timeout: 30_000 }).toBeGreaterThanOrEqual(wanted);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(entries(page).first()).toHaveAttribute('aria-posinset', '1');
  await expect(page.getByRole('button', { name: 'Load more', exact: true })).toBeAttached();
  return shown();
}

test.describe('the search', () => {
  test('finds a message by a word in it, and an address by a part of it', async ({ page }) => {
    await openDashboard(page);
    await expect(entries(page)).toHaveCount(10);
    await searchField(page).fill('bike HELMET');
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page)).toContainText('harpreet@dhillon-family.example');
    await expect(countLine(page)).toHaveText('1 submission found');
    await expectAccessible(page, test.info(), 'what was found');
    await searchField(page).fill('@northside-rink');
    await expect(entries(page)).toContainText('devon@northside-rink.example');
    await page.keyboard.press('Escape');
    await expect(searchField(page)).toHaveValue('');
    await expect(entries(page)).toHaveCount(10);
    await expect(searchField(page)).toBeFocused();
  });

  for (const text of ['"<b>Welcome</b>', '5 < 6 & 7 > 6', '(She has a bike helmet. I know.)', 'ਹਾਕੀ']) {
    test(`takes ${text} for what it is`, async ({ page }) => {
      await openDashboard(page);
      await searchField(page).fill(text);
      await expect(countLine(page)).toHaveText('1 submission found');
      await expect(entries(page)).toContainText(text);
    });
  }

  for (const text of ['%', '_________', '.*', '\\', '*', 'x'.repeat(300)]) {
    test(`takes ${text.slice(0, 9)} for no placeholder`, async ({ page }) => {
      await openDashboard(page);
      await searchField(page).fill(text);
      await expect(list(page)).toContainText('Nothing found for');
      await expect(entries(page)).toHaveCount(0);
    });
  }

  test('that finds nothing says so, unlike an empty inbox, and leads back', async ({ page }) => {
    await openDashboard(page);
    await searchField(page).fill('zamboni, (the “old” one)');
    await expect(list(page)).toContainText('Nothing found for “zamboni, (the “old” one)”.');
    await expect(list(page)).not.toContainText('No contact submissions yet.');
    await expect(countLine(page)).toHaveText('0 submissions found');
    await expectAccessible(page, test.info(), 'nothing found');
    await page.getByRole('button', { name: 'Clear search' }).press('Enter');
    await expect(entries(page)).toHaveCount(10);
    await expect(searchField(page)).toBeFocused();
  });

  test('leaves what is there until the next is found', async ({ page }) => {
    await openDashboard(page);
    await expect(entries(page)).toHaveCount(10);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(SUBMISSIONS, async (route) => {
      await asked;
      await route.continue();
    });
    await searchField(page).fill('bike helmet');
    await expect(countLine(page)).toHaveText('Searching...');
    await expect(entries(page)).toHaveCount(10);
    answer();
    await expect(entries(page)).toHaveCount(1);
  });

  test('that fails says so and can be tried again', async ({ page, allowProblem }) => {
    allowProblem(failedWith('400'));
    await openDashboard(page);
    await expect(entries(page)).toHaveCount(10);
    await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 400, json: { message: 'bad' } }), {
      times: 1,
    });
    await searchField(page).fill('bike helmet');
    await list(page).getByRole('button', { name: 'Try again' }).click();
    await expect(entries(page)).toHaveCount(1);
  });
});

test.describe('an entry', () => {
  test('stands below the heading of its day, in levels without gaps', async ({ page }) => {
    const hour = 3_600_000;
    const noon = new Date();
    noon.setHours(12, 0, 0, 0);
    await page.clock.install({ time: noon });
    const sent = (hoursAgo: number) => ({
      created_at: new Date(noon.getTime() - hoursAgo * hour).toISOString(),
    });
    await serveRows(
      page,
      submission(4, sent(1)),
      submission(3, sent(2)),
      submission(2, sent(26)),
      submission(1, sent(24 * 40)),
    );
    await openDashboard(page);
    const days = list(page).getByRole('heading', { level: 3 });
    await expect(days).toHaveText(['Today', 'Yesterday', /^[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4}$/]);
    await expect(list(page).getByRole('heading', { level: 4 })).toHaveCount(4);
    await expect(entries(page).nth(1).getByRole('heading')).toHaveCount(1);
    await expect(entries(page).nth(1)).toHaveAttribute('aria-posinset', '2');
    await expectAccessible(page, test.info(), 'days');
  });

  test('says how long ago it came, and keeps saying what is true', async ({ page }) => {
    const now = new Date();
    await page.clock.install({ time: now });
    const seconds = (59 * 60 + 30) * 1000;
    await serveRows(page, submission(1, { created_at: new Date(now.getTime() - seconds).toISOString() }));
    await openDashboard(page);
    await pauseClock(page);
    await expect(entries(page)).toContainText('59 minutes ago');
    await expect(entries(page).locator('time')).toBeVisible();
    await page.clock.runFor(61_000);
    await expect(entries(page)).toContainText('1 hour ago');
  });

  test('is answered by a mail with a subject, and gives its address to be copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openDashboard(page);
    const entry = entries(page).first();
    await expect(
      entry.getByRole('link', { name: 'Reply to harpreet@dhillon-family.example' }),
    ).toHaveAttribute(
      'href',
      'mailto:harpreet@dhillon-family.example?subject=Your%20message%20to%20AZ1%20Hockey',
    );
    await entry.getByRole('button', { name: 'Copy email address' }).click();
    await expect(entry.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('harpreet@dhillon-family.example');
  });
});

test.describe('what is new', () => {
  test('since the last visit is marked for the whole visit, and not in the next one', async ({ page }) => {
    let total = 3;
    await serveMany(page, () => total);
    await openDashboard(page);
    await expect(countLine(page)).toHaveText('3 submissions shown');
    await expect(list(page).getByText('New', { exact: true })).toHaveCount(0);

    total = 5;
    await page.reload();
    await expect(list(page)).toContainText('2 new since your last visit');
    await expect(entries(page).filter({ has: page.getByText('New', { exact: true }) })).toHaveCount(2);
    await expectAccessible(page, test.info(), 'new submissions');
    total = 6;
    await comeBack(page);
    await expect(list(page)).toContainText('3 new since your last visit');

    await page.reload();
    await expect(countLine(page)).toHaveText('6 submissions shown');
    await expect(list(page).getByText('New', { exact: true })).toHaveCount(0);
  });

  test('is not marked where the browser remembers nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const { getItem, setItem } = Storage.prototype;
      const refused = (key: string) => {
        if (key.startsWith('newest-seen:')) throw new DOMException('full', 'QuotaExceededError');
      };
      Storage.prototype.getItem = function get(key) {
        refused(key);
        return getItem.call(this, key);
      };
      Storage.prototype.setItem = function set(key, value) {
        refused(key);
        setItem.call(this, key, value);
      };
    });
    let total = 3;
    await serveMany(page, () => total);
    await openDashboard(page);
    await expect(entries(page)).toHaveCount(3);
    total = 5;
    await page.reload();
    await expect(entries(page)).toHaveCount(5);
    await expect(list(page).getByText('New', { exact: true })).toHaveCount(0);
  });

  test('comes in front of a long list without moving what is read', async ({ page }) => {
    let total = 1000;
    await serveMany(page, () => total);
    await openDashboard(page);
    const loaded = await loadAtLeast(page, 200);
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    const read = entries(page).filter({ hasText: 'Message 985' });
    await expect(read).toBeInViewport();
    const before = await read.boundingBox();

    total = 1002;
    await comeBack(page);
    await expect(countLine(page)).toHaveText(`${loaded + 2} submissions shown. 2 new submissions arrived`);
    await expect.poll(async () => ((await read.boundingBox())?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(0, 0);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(entries(page).first()).toContainText('Message 1002');
    await expect(entries(page).nth(1)).toContainText('Message 1001');
    await expect(entries(page).nth(2)).toContainText('Message 1000');
  });
});

test.describe('J and K', () => {
  const focusedEntry = (page: Page) => entries(page).filter({ has: page.locator('article:focus') });

  test.beforeEach(async ({ page }) => {
    await serveMany(page, () => 1000);
    await openDashboard(page);
    await expect(page.getByText('J goes to the next submission and K to the one before')).toBeVisible();
  });

  test('lead through the list, past what is loaded, clear of the header', async ({ page }) => {
    await entries(page).first().getByRole('article').focus();
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('j');
      await expect(focusedEntry(page)).toContainText(`Message ${999 - press}`);
    }
    await page.keyboard.press('k');
    await expect(focusedEntry(page)).toContainText('Message 941');
    for (let press = 0; press < 8; press++) await page.keyboard.press('k');
    await expect(focusedEntry(page)).toContainText('Message 949');
    const header = await page.locator('.site-header').boundingBox();
    const entry = await focusedEntry(page).boundingBox();
    expect(entry?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await expectAccessible(page, test.info(), 'an entry with focus');
  });

  test('go on from where the window is when the entry with focus has left the document', async ({ page }) => {
    await entries(page).first().getByRole('article').focus();
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 3000);
        return entries(page).filter({ hasText: 'Message 1000' }).count();
      })
      .toBe(0);
    await page.keyboard.press('j');
    await expect(focusedEntry(page)).toBeInViewport();
  });

  test('are letters like others outside the list', async ({ page }) => {
    await searchField(page).pressSequentially('jk');
    await expect(searchField(page)).toHaveValue('jk');
    await expect(searchField(page)).toBeFocused();
    await page.getByRole('button', { name: 'Print' }).focus();
    await page.keyboard.press('j');
    await expect(page.getByRole('button', { name: 'Print' })).toBeFocused();
  });
});

test.describe('the export', () => {
  const TOTAL = 2500;

  test('saves every submission, page by page', async ({ page }) => {
    await serveMany(page, () => TOTAL);
    await openDashboard(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^contact-submissions-\d{4}-\d\d-\d\d\.csv$/);
    await expect(list(page)).toContainText(`2,500 submissions saved as ${download.suggestedFilename()}.`);
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe('\uFEFF"id","created_at","email","message"');
    expect(lines[1]).toContain('"sender-2500@visitor.example","Message 2500"');
    expect(new Set(lines.slice(1, -1)).size).toBe(TOTAL);
    await expectAccessible(page, test.info(), 'a saved export');
  });

  test('saves what a search found', async ({ page }) => {
    await openDashboard(page);
    await searchField(page).fill('bike helmet');
    await expect(entries(page)).toHaveCount(1);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export results' }).click();
    const text = await readFile(await (await saving).path(), 'utf8');
    expect(text).toContain('"harpreet@dhillon-family.example","Hello,\n\nMy daughter');
    await expect(list(page)).toContainText('1 submission saved as');
  });

  test('can be cancelled, and then saves nothing', async ({ page }) => {
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    let pagesRead = 0;
    await page.route(SUBMISSIONS, async (route) => {
      const url = new URL(route.request().url());
      // The second page of the export never comes.
      if (url.searchParams.get('limit') === '1000' && ++pagesRead > 1) return;
      await route.fulfill({ json: submissionRows(TOTAL, url) });
    });
    await openDashboard(page);
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(list(page)).toContainText('1,000 submissions read so far...');
    await expectAccessible(page, test.info(), 'a running export');
    await page.getByRole('button', { name: 'Cancel export' }).press('Enter');
    await expect(list(page)).toContainText('Export cancelled. Nothing was saved.');
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeFocused();
    expect(downloads).toEqual([]);
  });

  test('that fails half-way says so and saves nothing', async ({ page, allowProblem }) => {
    allowProblem(failedWith('400'));
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    let pagesRead = 0;
    await page.route(SUBMISSIONS, async (route) => {
      const url = new URL(route.request().url());
      const broken = url.searchParams.get('limit') === '1000' && ++pagesRead > 1;
      await route.fulfill(
        broken ? { status: 400, json: { message: 'bad' } } : { json: submissionRows(TOTAL, url) },
      );
    });
    await openDashboard(page);
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(list(page)).toContainText('The export failed, and nothing was saved. Please try again.');
    await expectAccessible(page, test.info(), 'a failed export');
    expect(downloads).toEqual([]);
  });
});

test('on paper stands every submission that is loaded, and nothing to press', async ({ page }) => {
  await serveMany(page, () => 1000);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openDashboard(page);
  const loaded = await loadAtLeast(page, 200);
  expect(await entries(page).count()).toBeLessThan(110);
  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(entries(page)).toHaveCount(loaded);
  await expect(entries(page).last()).toContainText(`Message ${1001 - loaded}`);
  await expect(page.locator('main :is(button, a, input):visible')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Contact Submissions' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => entries(page).count()).toBeLessThan(110);
  await expect(page).toHaveURL(pages.admin.path);
});
