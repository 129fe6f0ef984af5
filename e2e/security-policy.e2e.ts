import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages, pageIds, publicPageIds } from '@/pages/registry';
import { DIST } from './support/built-site';
import { expect, test } from './support/test';
import { openReady } from './support/whole-page';

/** The headers of the build, as every host gets them. */
const headers = JSON.parse(readFileSync(join(DIST, '.headers.json'), 'utf8')) as Record<string, string>;

// Every journey, not only those of this file, fails on a refusal of the policy: see support/test.ts.
test('a visitor of every page meets no refusal, asks no other origin and keeps only what is documented', async ({
  page,
  context,
  baseURL,
  allowProblem,
}) => {
  test.slow();
  allowProblem(/status of 404/);
  const foreign: string[] = [];
  const cookies: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL ?? ''}/`)) foreign.push(request.url());
  });
  context.on('response', async (response) => {
    if ((await response.allHeaders())['set-cookie'] !== undefined) cookies.push(response.url());
  });
  await openReady(page, '/');
  for (const name of ['Pause slides', 'Pause logos']) await page.getByRole('button', { name }).click();
  for (const id of publicPageIds) {
    await openReady(page, pages[id].path);
  }
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
  }));
  expect(stored).toEqual({
    local: ['paused:logos', 'paused:slides'],
    session: ['scroll-positions'],
    databases: 0,
  });

  for (const path of [pages.auth.path, pages.admin.path, '/no-such-page']) {
    await openReady(page, path);
  }
  await page.goto('/offline');
  expect(foreign).toEqual([]);
  expect(cookies).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('nothing is refused where things are copied, shared and printed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'));
  });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  for (const [id, name, copied] of [
    ['contact', /^Copy /, '@'],
    ['programs', /^Share /, `${pages.programs.path}#`],
    ['policy', /^Print/, ''],
  ] as const) {
    await openReady(page, pages[id].path);
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await expect.poll(clipboard).toContain(copied);
  }
});

test('every kind of answer carries every header of the build', async ({ request }) => {
  const script = (await (await request.get('/')).text()).match(/src="(\/assets\/[^"]+\.js)"/)?.[1] ?? '';
  const files = [script, '/sw.js', '/robots.txt', '/licences.txt'];
  const others = ['/no-such-page', '/offline', '/about/', '/auth/v1/nothing', '/rest/v1/contact_submissions'];
  for (const path of [...pageIds.map((id) => pages[id].path), ...files, ...others]) {
    const sent = (await request.get(path, { maxRedirects: 0 })).headers();
    for (const [name, value] of Object.entries(headers)) {
      expect.soft(sent[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
    expect.soft(sent['x-powered-by'] ?? sent['server'], path).toBeUndefined();
    expect.soft(sent['access-control-allow-origin'], path).toBeUndefined();
  }
});
