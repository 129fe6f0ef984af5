import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { adminWords } from '@/pages/admin/content';
import { authWords } from '@/pages/auth/content';
import { signOutWords } from '@/layout/footer/content';
import { pages, pageIds } from '@/site/pages';
import { serveStatic, type LocalServer } from '../scripts/static-server';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

const DIST = 'build/without-accounts';
const ENVIRONMENT = {
  AZ1_DIST: DIST,
  VITE_SITE_URL: 'http://127.0.0.1',
  VITE_ACCOUNTS: 'off',
  ALLOW_SAMPLES: '1',
};

let site: LocalServer;
test.beforeAll(async () => {
  await promisify(execFile)('npx', ['tsx', 'scripts/build.ts'], { env: { ...process.env, ...ENVIRONMENT } });
  site = await serveStatic(DIST);
});
test.afterAll(() => site.close());

test('a site built without accounts says so where they would be, leads on from there, and asks no backend', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => localStorage.setItem('sb-earlier-auth-token', '{}'));
  for (const [id, { title, actions }] of [
    ['auth', authWords.accountsOff],
    ['admin', adminWords.accountsOff],
  ] as const) {
    for (const { label, to } of actions) {
      await page.goto(`${site.url}${pages[id].path}`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.locator('main :is(input, form)')).toHaveCount(0);
      await expectAccessible(page, test.info(), `${id} without accounts`);
      await page.locator('main').getByRole('link', { name: label }).click();
      await expect(page).toHaveTitle(pages[to.page].title);
    }
  }
  // An email link and a session of the time before.
  await page.goto(`${site.url}/#token_hash=secret&type=recovery`);
  await expect(page.getByRole('heading', { name: authWords.accountsOff.title })).toBeVisible();
  await page.getByRole('button', { name: signOutWords.label }).click();
  await expect(page.getByText(signOutWords.done)).toBeVisible();
  for (const id of pageIds) {
    await page.goto(`${site.url}${pages[id].path}`);
    await expect(page).toHaveTitle(pages[id].title);
  }
  expect(asked.filter((url) => !url.startsWith(`${site.url}/`) || /\/(auth|rest)\/v1\//.test(url))).toEqual(
    [],
  );
});
