import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { intro as directors } from '@/pages/directors/content';
import { faqs } from '@/pages/faqs/content';
import { events } from '@/pages/home/events';
import { launchBrowser } from '../../scripts/launch-browser';
import { scratchCopy } from './support/scratch-build';

const START_MS = 90_000;
const EDIT_MS = 60_000;

vi.setConfig({ testTimeout: EDIT_MS });

let root: string;
let url: string;
let server: ChildProcess;
let browser: Browser;
let page: Page;

const git = (...parameters: readonly string[]) =>
  spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', ...parameters], {
    cwd: root,
    encoding: 'utf8',
  }).stdout;

/** Lines that were added and taken away since the commit. */
const difference = () =>
  git('diff', '-U0', 'src')
    .split('\n')
    .filter((line) => /^[-+](?![-+])/.test(line))
    .map((line) => line.replace(/\s+/, ' ').trim());

beforeAll(async () => {
  root = scratchCopy();
  git('init', '--quiet');
  git('add', 'src');
  git('commit', '--quiet', '--message', 'Before');
  const vite = '--import tsx node_modules/vite/bin/vite.js --configLoader native --port 0'.split(' ');
  const env = { ...process.env, NODE_ENV: 'development', AZ1_DATA_DIR: join(root, 'data'), VITEST: '' };
  server = spawn(process.execPath, vite, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (part: Buffer) => {
      // oxlint-disable-next-line no-control-regex -- the colours of the terminal
      said += part.toString().replaceAll(/\u001B\[\d+m/g, '');
      const [, found] = /Local:\s+(http:\S+[^/\s])/.exec(said) ?? [];
      if (found) resolve(found);
    });
    server.once('exit', () => reject(new Error(`The development server ended: ${said}`)));
  });
  browser = await launchBrowser();
}, START_MS);

afterAll(async () => {
  await browser.close();
  server.kill();
});

beforeEach(async () => {
  page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  page.setDefaultTimeout(EDIT_MS / 2);
});

afterEach(async () => {
  await page.close();
  git('checkout', '--quiet', '--', 'src');
});

/** Opens a page with the editing of words turned on. */
async function edit(path: string): Promise<void> {
  await page.goto(url + path);
  await button('Edit words').click();
}

const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
const point = (words: string) => button(`Edit: ${words}`).click();
const words = () => page.getByRole('textbox', { name: 'Words' });

it.each([
  ['A sentence', '/our-directors', directors.text, "They're volunteers.", 'They’re volunteers.'],
  ['A headline', '/our-directors', directors.headline.wide, 'board', 'board'],
  ['A name with an accent', '/our-directors', 'Harveen', "José Á'lvarez", 'José Á’lvarez'],
  ['An answer', '/faqs', faqs[0].questions[0].answer, 'Six and up.', 'Six and up.'],
  ['A date', '/', events[0].date, 'Jan 30', 'Jan 30'],
] as const)('%s is typed over in place, and its line alone changes', async (_, path, was, typed, now) => {
  await edit(path);
  await point(was);
  await words().fill(typed);
  await page.keyboard.press('Enter');
  await button('Changes (1)').waitFor();
  await words().waitFor({ state: 'detached' });
  await page.locator('main').getByText(now).first().waitFor();
  const lines = difference();
  expect(lines).toHaveLength(2);
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^\\+ .*${now}`)));
  const check = ['--import', 'tsx', 'scripts/check-content.ts'];
  const { status, stderr } = spawnSync(process.execPath, check, { cwd: root, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});

it('a mistake is refused with the sentence of the check, and nothing is written', async () => {
  await edit('/our-directors');
  await point('Harveen');
  await words().fill(' ');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'name: is empty' }).waitFor();
  expect(difference()).toEqual([]);
  await page.keyboard.press('Escape');
  await words().waitFor({ state: 'detached' });
});

it('a sponsor is added like another one, moved and removed, and each change can be undone', async () => {
  await edit('/our-sponsors');
  const firstSponsor = page.locator('main h3').first();
  const name = (await firstSponsor.textContent()) ?? '';
  await point(name);
  await button('Add one like this').click();
  await page.getByRole('textbox', { name: 'Name of the new entry' }).fill('Vallée Skate Shop');
  await page.keyboard.press('Enter');
  await page.locator('main h3', { hasText: 'Vallée Skate Shop' }).waitFor();
  expect(difference()).toContainEqual(expect.stringMatching(/^\+ .*id: 'vallee-skate-shop'/));

  await point('Vallée Skate Shop');
  await button('Up').click();
  await firstSponsor.filter({ hasText: 'Vallée Skate Shop' }).waitFor();
  await point('Vallée Skate Shop');
  await button('Remove').click();
  await firstSponsor.filter({ hasText: name }).waitFor();
  await button('Changes (0)').waitFor();
  expect(difference()).toEqual([]);

  await point(name);
  await button('Remove').click();
  // The page follows a moment later, and closes a list that was opened before.
  await page.locator('main h3', { hasText: name }).waitFor({ state: 'detached' });
  await button('Changes (1)').click();
  await button('Undo').click();
  await page.getByText('Nothing has changed').waitFor();
  expect(difference()).toEqual([]);
});

it('while words are edited the page itself can be neither clicked nor reached by Tab', async () => {
  await edit('/about');
  const isInert = () => page.locator('#root').evaluate((site: HTMLElement) => site.inert);
  const editorHasFocus = () =>
    page.evaluate(() => Boolean(document.activeElement?.shadowRoot?.activeElement));
  await page.locator('[aria-label^="Edit: "]').first().waitFor();
  expect(await isInert()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await editorHasFocus()).toBe(true);
  await button('Done').click();
  expect(await isInert()).toBe(false);
});
