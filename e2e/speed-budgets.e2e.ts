import { readFile, stat } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pages, publicPageIds } from '@/site/pages';
import { scenes } from '@/site/images';
import { expect, test } from './support/test';

/** Brotli bytes of script that a public page may load, idle time included. */
const SCRIPT_BUDGET = { phone: 90_000, wide: 97_000 };
/** Bytes of a scene as AVIF, the largest picture of a page. */
const SCENE_BUDGET: Readonly<Record<number, number>> = { 800: 25_000, 1600: 60_000 };
/** Time in ms after the page is ready in which late scripts still count. */
const SETTLE_MS = 1000;
const DIST = process.env['AZ1_DIST'] ?? 'dist';

/** Words out of supabase-js, zod, React Query, react-hook-form and sonner that no page of this site says. */
const ACCOUNT_PACKAGES =
  /AuthRetryableFetchError|invalid_union|isFetchedAfterMount|shouldUnregister|data-sonner-toaster/;

/** The chunks that may hold them. */
const FOR_ACCOUNTS = /\/(AuthPage|AdminPage|Toaster)\.tsx$/;

interface Chunk {
  file: string;
  imports?: string[];
}

/** Opens a page with nothing kept and returns the scripts it asked for, as paths below the site's root. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.waitForTimeout(SETTLE_MS);
  return [...scripts];
}

/** Size in bytes as sent to a browser that takes Brotli. */
async function brotliBytes(path: string): Promise<number> {
  const file = `${DIST}${path}`;
  const twin = await stat(`${file}.br`).catch(() => undefined);
  if (twin !== undefined) return twin.size;
  return brotliCompressSync(await readFile(file), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

async function total(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(brotliBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}

for (const { name, viewport, budget } of [
  { name: 'a phone', viewport: { width: 390, height: 844 }, budget: SCRIPT_BUDGET.phone },
  { name: 'a wide screen', viewport: { width: 1440, height: 900 }, budget: SCRIPT_BUDGET.wide },
]) {
  test.describe(`scripts on ${name}`, () => {
    test.use({ viewport, serviceWorkers: 'block' });

    for (const id of publicPageIds) {
      test(`${pages[id].path} stays below ${budget / 1000} kB`, async ({ page }, info) => {
        const scripts = await scriptsOf(page, pages[id].path);
        const bytes = await total(scripts);
        info.annotations.push({ type: 'script bytes', description: String(bytes) });
        expect(scripts.length).toBeGreaterThan(1);
        const named = await page.locator('script[data-page-scripts]').getAttribute('data-page-scripts');
        expect(scripts, 'what the page names as its own').toEqual(
          expect.arrayContaining(named?.split(' ') ?? ['none']),
        );
        expect(bytes, scripts.join(', ')).toBeLessThanOrEqual(budget);
      });
    }
  });
}

test('only the account pages bring the packages for accounts', async () => {
  const manifest = JSON.parse(await readFile(`${DIST}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
  const entries = Object.keys(manifest).filter(
    (key) => !key.startsWith('_') && manifest[key]?.file.endsWith('.js'),
  );

  /** The text of a chunk and of everything it brings along. */
  async function code(key: string, seen = new Set<string>()): Promise<string> {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return '';
    seen.add(key);
    const brought = await Promise.all((chunk.imports ?? []).map((next) => code(next, seen)));
    return [await readFile(`${DIST}/${chunk.file}`, 'utf8'), ...brought].join('\n');
  }

  for (const entry of entries) {
    expect(ACCOUNT_PACKAGES.test(await code(entry)), entry).toBe(FOR_ACCOUNTS.test(entry));
  }
});

test.describe('pictures', () => {
  for (const [scene, { widths }] of Object.entries(scenes)) {
    for (const width of widths.filter((value) => SCENE_BUDGET[value] !== undefined)) {
      test(`${scene} at ${width} px stays below ${(SCENE_BUDGET[width] ?? 0) / 1000} kB`, async () => {
        const { size } = await stat(`${DIST}/images/${scene}-${width}.avif`);
        expect(size).toBeLessThanOrEqual(SCENE_BUDGET[width] ?? 0);
      });
    }
  }
});
