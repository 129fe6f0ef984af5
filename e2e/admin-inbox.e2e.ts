import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { POLL_MS } from '@/backend/submissions';
import { EXPORT_PAGE_SIZE } from '@/pages/admin/csv';
import { adminNotices, adminWords, exportWords, labels, searchWords } from '@/pages/admin/content';
import { counts, printedPart } from '@/pages/admin/sentences';
import { pages } from '@/site/pages';
import { submission, submissionRows } from '../tests/support/submission-server';
import { expectAccessible } from './support/axe';
import { failedWith } from './support/browser-lines';
import {
  comeBack,
  countLine,
  entries,
  list,
  loadAtLeast,
  loadedCount,
  openDashboard,
  scrollTo,
  serveMany,
  serveRows,
  SUBMISSIONS,
} from './support/dashboard';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';

const HOUR_MS = 3_600_000;

const searchField = (page: Page) => page.getByRole('searchbox', { name: searchWords.label });

test('the search finds parts of words as they were typed; finding nothing is unlike an empty inbox, and leads back', async ({
  page,
}) => {
  await openDashboard(page);
  await expect(entries(page)).toHaveCount(10);
  for (const text of ['bike HELMET', 'eet DHI', '"<b>Welcome</b>', '5 < 6 & 7 > 6', 'ਹਾਕੀ']) {
    await searchField(page).fill(text);
    await expect(countLine(page), text).toHaveText('1 submission found');
    await expect(entries(page), text).toContainText(text, { ignoreCase: true });
  }
  await expectAccessible(page, test.info(), 'what was found');
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveValue('');
  await expect(entries(page)).toHaveCount(10);
  await expect(searchField(page)).toBeFocused();

  for (const text of ['%', '_________', 'x'.repeat(300), 'zamboni, (the “old” one)']) {
    await searchField(page).fill(text);
    await expect(list(page), text).toContainText(`Nothing found for “${text.slice(0, 50)}`);
    await expect(entries(page), text).toHaveCount(0);
  }
  await expect(list(page)).not.toContainText(labels.empty);
  await expect(countLine(page)).toHaveText('0 submissions found');
  await expectAccessible(page, test.info(), 'nothing found');
  await page.getByRole('button', { name: searchWords.clear }).press('Enter');
  await expect(entries(page)).toHaveCount(10);
  await expect(searchField(page)).toBeFocused();
});

test('an entry is below the heading of its day, in levels without gaps, and says how long ago it came', async ({
  page,
}) => {
  const noon = new Date();
  noon.setHours(12, 0, 0, 0);
  await page.clock.install({ time: noon });
  const sent = (hoursAgo: number) => ({
    created_at: new Date(noon.getTime() - hoursAgo * HOUR_MS).toISOString(),
  });
  await serveRows(
    page,
    submission(4, sent(0.985)),
    submission(3, sent(2)),
    submission(2, sent(26)),
    submission(1, sent(24 * 40)),
  );
  // The page's clock is ahead of the server's.
  await openDashboard(page, { expires_at: noon.getTime() });
  const days = list(page).getByRole('heading', { level: 3 });
  await expect(days).toHaveText(['Today', 'Yesterday', /^[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4}$/]);
  await expect(list(page).getByRole('heading', { level: 4 })).toHaveCount(4);
  await expect(entries(page).nth(1).getByRole('heading')).toHaveCount(1);
  await expectAccessible(page, test.info(), 'days');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
  await expect(entries(page).first()).toContainText('59 minutes ago');
  await expect(entries(page).first().locator('time')).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(entries(page).first()).toContainText('1 hour ago');
});

test('new submissions wait for a button, and do not move what is read', async ({ page }) => {
  await page.clock.install();
  let total = 1000;
  await serveMany(page, () => total);
  await openDashboard(page);
  await loadAtLeast(page, 200);
  await scrollTo(page, 2000);
  const read = entries(page).filter({ hasText: 'Message 988' });
  await expect(read).toBeInViewport();
  const before = await read.boundingBox();

  total = 1002;
  await page.clock.runFor(POLL_MS);
  const show = page.getByRole('button', { name: counts.new(2, false) });
  await expect(show).toBeAttached();
  await expectAccessible(page, test.info(), 'new submissions');
  await comeBack(page);
  expect(Math.abs(((await read.boundingBox())?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(60);
  await scrollTo(page, 0);
  await show.click();
  await expect(entries(page).first()).toContainText('Message 1002');
  await expect(entries(page).nth(2)).toContainText('Message 1000');
  await expect(show).toHaveCount(0);
});

test('a search without a network says that it is trying, leaves the list as it was, says that it failed, and works again afterwards', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/net::ERR|Failed to fetch/);
  await openDashboard(page);
  await expect(entries(page)).toHaveCount(10);
  await page.route(SUBMISSIONS, (route) => route.abort('internetdisconnected'));
  await searchField(page).fill('bike helmet');
  await expect(list(page)).toContainText(searchWords.retrying);
  await expect(entries(page)).toHaveCount(10);
  const again = list(page).getByRole('button', { name: adminWords.retry });
  await expect(again).toBeVisible({ timeout: 15_000 });
  await expectToast(page, adminNotices.loadFailed.title, adminNotices.loadFailed.text);
  await page.unroute(SUBMISSIONS);
  await again.click();
  await expect(countLine(page)).toHaveText('1 submission found');
});

test.describe('the export', () => {
  const TOTAL = 2.5 * EXPORT_PAGE_SIZE;

  test('saves every submission page by page, or what a search found', async ({ page }) => {
    await serveMany(page, () => TOTAL);
    await openDashboard(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: exportWords.start.all }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^contact-submissions-\d{4}-\d\d-\d\d\.csv$/);
    await expect(list(page)).toContainText(`2,500 submissions saved as ${download.suggestedFilename()}.`);
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe('\uFEFF"id","created_at","name","email","reply_to","marks","subject","message"');
    expect(lines[1]).toContain('"Sam Gill","sender-2500@visitor.example","","","A question","Message 2500"');
    expect(new Set(lines.slice(1, -1)).size).toBe(TOTAL);
    await expectAccessible(page, test.info(), 'a saved export');

    await page.unroute(SUBMISSIONS);
    await searchField(page).fill('bike helmet');
    await expect(entries(page)).toHaveCount(1);
    await serveRows(
      page,
      submission(1, { reply_to: 'office@school.example', marks: ['spf', 'unsubscribe'] }),
    );
    const savingFound = page.waitForEvent('download');
    await page.getByRole('button', { name: exportWords.start.found }).click();
    const text = await readFile(await (await savingFound).path(), 'utf8');
    expect(text).toContain(
      '"sender-1@visitor.example","office@school.example","spf,unsubscribe","A question"',
    );
    await expect(list(page)).toContainText('1 submission saved as');
  });

  test('that is cancelled or fails half-way says so, and saves nothing', async ({ page, allowProblem }) => {
    allowProblem(failedWith('400'));
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    let later: 'never' | 'broken' = 'never';
    await page.route(SUBMISSIONS, async (route) => {
      const url = new URL(route.request().url());
      const second =
        url.searchParams.get('limit') === String(EXPORT_PAGE_SIZE) && url.searchParams.has('created_at');
      if (second && later === 'never') return;
      await route.fulfill(
        second ? { status: 400, json: { message: 'bad' } } : { json: submissionRows(TOTAL, url) },
      );
    });
    await openDashboard(page);
    const start = page.getByRole('button', { name: exportWords.start.all });
    await start.dblclick({ delay: 50 });
    await expect(list(page)).toContainText('1,000 submissions read so far...');
    await expectAccessible(page, test.info(), 'a running export');
    await page.getByRole('button', { name: exportWords.cancel }).press('Enter');
    await expect(list(page)).toContainText(exportWords.cancelled);
    await expect(start).toBeFocused();
    later = 'broken';
    await start.press('Enter');
    await expect(list(page)).toContainText(exportWords.failed);
    await expectAccessible(page, test.info(), 'a failed export');
    expect(downloads).toEqual([]);
  });
});

test('a print holds every submission that is loaded, says that there are more, and has nothing to press', async ({
  page,
}) => {
  await serveMany(page, () => 1000);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openDashboard(page);
  await loadAtLeast(page, 200);
  const loaded = await loadedCount(page);
  await page.getByRole('button', { name: labels.printLoaded }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(entries(page)).toHaveCount(loaded);
  await expect(entries(page).last()).toContainText(`Message ${1001 - loaded}`);
  await expect(page.getByText(printedPart(loaded))).toBeVisible();
  await expect(page.locator('main :is(button, a, input):visible')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: labels.heading })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(pages.admin.path);
});
