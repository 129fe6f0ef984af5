import { readFile, stat } from 'node:fs/promises';
import { pages, publicPageIds } from '@/site/pages';
import { DIST } from './support/built-site';
import { expect, test } from './support/test';
import { openReady } from './support/whole-page';

/** Bytes of script (Brotli) that a public page may load, including when idle, by window width in px. */
const SCRIPT_BUDGETS = { 390: 106_000, 1440: 119_000 };
/** Time in ms after the page is ready in which late scripts still count. */
const SETTLE_MS = 1000;

/** Words from supabase-js, zod, React Query, react-hook-form and sonner that our own code does not contain. */
const ACCOUNT_PACKAGES =
  /AuthRetryableFetchError|invalid_union|isFetchedAfterMount|shouldUnregister|data-sonner-toaster/;

/** The entries that may contain them. */
const FOR_ACCOUNTS = /\/((AuthPage|AdminPage|Toaster)\.tsx|backend\/session\.ts|account\/query-client\.ts)$/;

interface Chunk {
  file: string;
  imports?: string[];
}

/** Size in bytes of a script as sent to a browser that accepts Brotli; very small scripts have no compressed copy. */
async function sentBytes(path: string): Promise<number> {
  const { size } = await stat(`${DIST}${path}.br`).catch(() => stat(`${DIST}${path}`));
  return size;
}

for (const [width, budget] of Object.entries(SCRIPT_BUDGETS)) {
  test.describe(`scripts at ${width} px`, { tag: '@slow' }, () => {
    test.use({ viewport: { width: Number(width), height: 900 } });

    for (const id of publicPageIds) {
      test(`${pages[id].path} stays below ${budget / 1000} kB`, async ({ page }) => {
        const scripts = new Set<string>();
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
        });
        await openReady(page, pages[id].path);
        await page.waitForTimeout(SETTLE_MS);
        const named = await page.locator('script[data-page-scripts]').getAttribute('data-page-scripts');
        expect([...scripts], 'what the page names as its own').toEqual(
          expect.arrayContaining(named?.split(' ') ?? ['none']),
        );
        const sizes = await Promise.all([...scripts].map(sentBytes));
        expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budget);
      });
    }
  });
}

test('only the account pages load the packages for accounts', async () => {
  const manifest = JSON.parse(await readFile(`${DIST}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
  const entries = Object.keys(manifest).filter(
    (key) => !key.startsWith('_') && manifest[key]?.file.endsWith('.js'),
  );
  expect(entries.length).toBeGreaterThan(publicPageIds.length);

  /** The text of a chunk and of everything it imports. */
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
