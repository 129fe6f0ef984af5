import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { intro as directors } from '../src/pages/directors/content';

const COPIED = ['src', 'scripts', 'tools', 'server', 'public', 'supabase', 'index.html', 'package.json'];
const SETTINGS = ['tsconfig.json', 'vite.config.ts', 'tailwind.config.ts'];
const DIRECTORS = 'src/pages/directors/content.ts';
const WHAT_WE_DO = 'src/pages/what-we-do/content.ts';

let root: string;
let url: string;
let server: ChildProcess;

/** Starts the development server in a copy of the project, so that only the copy is edited. */
test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'az1-edit-'));
  for (const name of [...COPIED, ...SETTINGS]) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const vite = '--import tsx node_modules/vite/bin/vite.js --configLoader native --port 0'.split(' ');
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    NO_COLOR: '1',
    FORCE_COLOR: '',
    VITE_SUPABASE_URL: 'http://localhost:1',
  };
  server = spawn(process.execPath, vite, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  url = await new Promise<string>((done, fail) => {
    let said = '';
    server.stdout?.on('data', (part: Buffer) => {
      said += part.toString();
      const [, found] = /Local:\s+(http:\S+[^/\s])/.exec(said) ?? [];
      if (found) done(found);
    });
    server.once('exit', () => fail(new Error(`The development server ended: ${said}`)));
  });
});

test.afterAll(() => {
  server.kill();
  rmSync(root, { recursive: true, force: true });
});

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Lines of a file that are not in it as it was, without their indentation. */
const newLines = (file: string, before: string) =>
  read(file)
    .split('\n')
    .filter((line) => !before.split('\n').includes(line))
    .map((line) => line.trim());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const words = (page: Page) => page.getByRole('textbox', { name: 'Words' });
/** Checking types takes long on a busy machine. */
const changes = (page: Page, count: number) =>
  expect(button(page, `Changes (${count})`)).toBeVisible({ timeout: 60_000 });

async function edit(page: Page, path: string): Promise<void> {
  await page.goto(url + path);
  await button(page, 'Edit words').click();
}

const point = (page: Page, said: string) =>
  page.locator('main').getByText(said, { exact: true }).first().click();

/** Undoes every change. The page follows each with a reload, in which a press can be lost. */
async function undoAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Changes/ }).click();
  const list = page.getByRole('dialog', { name: 'Changes' });
  const undo = list.getByRole('button', { name: 'Undo' });
  await expect(undo.first()).toBeVisible();
  for (let left = await undo.count(); left > 0; left -= 1)
    await expect(async () => {
      if ((await undo.count()) === left) await undo.first().click();
      await expect(undo).toHaveCount(left - 1, { timeout: 5000 });
    }).toPass();
  await expect(list.getByText('Nothing has changed')).toBeVisible();
}

test('words are typed over, their line alone changes, and the change is undone', async ({ page }) => {
  const before = read(DIRECTORS);
  await edit(page, '/our-directors');
  await point(page, directors.text);
  await words(page).fill("José Á'lvarez");
  await page.keyboard.press('Enter');
  await changes(page, 1);
  await expect(words(page)).toBeHidden();
  await expect(page.locator('main').getByText('José Á’lvarez')).toBeVisible();
  expect(newLines(DIRECTORS, before)).toEqual([expect.stringContaining('José Á’lvarez')]);
  await undoAll(page);
  expect(read(DIRECTORS)).toBe(before);
});

test('what the check or TypeScript refuses is taken back, with a reason; Escape leaves the text as it was', async ({
  page,
}) => {
  const before = read(DIRECTORS);
  await edit(page, '/our-directors');
  await point(page, directors.text);
  for (const [typed, reason] of [
    [' ', 'intro › text: is empty'],
    ['A <b>bold</b> board', 'intro › text: has HTML'],
  ] as const) {
    await words(page).fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(reason);
    expect(read(DIRECTORS)).toBe(before);
  }
  await page.keyboard.press('Escape');
  await expect(words(page)).toBeHidden();
  await expect(page.locator('main').getByText(directors.text)).toBeVisible();
  const levels = read(WHAT_WE_DO);
  await page.goto(`${url}/what-we-do`);
  await point(page, 'Beginner');
  await words(page).fill('Novice');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('"Novice"\' is not assignable', { timeout: 60_000 });
  expect(read(WHAT_WE_DO)).toBe(levels);
});

test('a sponsor is added like another one, moved and removed, and each change can be undone', async ({
  page,
}) => {
  const sponsors = 'src/pages/sponsors/content.ts';
  const before = read(sponsors);
  await edit(page, '/our-sponsors');
  const first = page.locator('main h3').first();
  const name = (await first.textContent()) ?? '';
  const added = page.locator('main h3', { hasText: 'Vallée Skate Shop' });
  await point(page, name);
  await button(page, 'Add one like this').click();
  await page.getByRole('textbox', { name: 'Name of the new entry' }).fill('Vallée Skate Shop');
  await page.keyboard.press('Enter');
  await expect(added).toBeVisible();
  expect(newLines(sponsors, before)).toContainEqual(expect.stringContaining("id: 'vallee-skate-shop'"));
  await point(page, 'Vallée Skate Shop');
  await button(page, 'Up').click();
  await expect(first).toHaveText('Vallée Skate Shop');
  await point(page, 'Vallée Skate Shop');
  await button(page, 'Down').click();
  await expect(first).toHaveText(name);
  await point(page, 'Vallée Skate Shop');
  await button(page, 'Remove').click();
  await expect(added).toBeHidden();
  expect(read(sponsors)).toBe(before);
  await changes(page, 4);
  await undoAll(page);
  expect(read(sponsors)).toBe(before);
});

test('with the keyboard alone: Tab to a text, Enter, type, Enter; links and buttons do nothing', async ({
  page,
}) => {
  const before = read(DIRECTORS);
  await edit(page, '/our-directors');
  await page.getByRole('link', { name: 'See volunteer roles' }).focus();
  await page.keyboard.press('Enter');
  await expect(words(page)).toHaveValue('See volunteer roles');
  expect(new URL(page.url()).pathname).toBe('/our-directors');
  await page.keyboard.type('Help us');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Help us' })).toBeVisible();
  await undoAll(page);
  expect(read(DIRECTORS)).toBe(before);
  await page.keyboard.press('Escape');
  await button(page, 'Done').click();
  await page.getByRole('link', { name: 'See volunteer roles' }).click();
  await expect(page).toHaveURL(/get-involved/);
});

test('says that its server has ended, and how to start it again', async ({ page }) => {
  await edit(page, '/our-directors');
  await expect(page.locator('main').getByText(directors.text)).toBeVisible();
  server.kill();
  await once(server, 'exit');
  await point(page, directors.text);
  await expect(page.getByRole('alert')).toContainText('npm run dev');
});
