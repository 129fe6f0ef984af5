import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { pages, publicPageIds } from '@/site/pages';
import { DIST } from '../../scripts/dist';
import { expect, test } from '../support/test';
import { openReady } from '../support/whole-page';

/** Bytes of script (Brotli, without headers) that a public page may load, including when idle, by window width in px. */
const SCRIPT_BUDGETS = { 390: 110_000, 1440: 122_000 };
const MOST_SCRIPTS = 16;

/** Size in bytes of a script as hosts send it. */
const sentBytes = async (path: string) => brotliCompressSync(await readFile(`${DIST}${path}`)).length;

for (const [width, budget] of Object.entries(SCRIPT_BUDGETS)) {
  test(`the scripts of every page at ${width} px stay below ${budget / 1000} kB`, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: 900 });
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    for (const id of publicPageIds) {
      scripts.clear();
      await openReady(page, pages[id].path);
      await page.waitForLoadState('networkidle');
      const named = await page.locator('script[data-page-scripts]').getAttribute('data-page-scripts');
      expect([...scripts], id).toEqual(expect.arrayContaining(named?.split(' ') ?? ['none']));
      expect.soft(scripts.size, id).toBeLessThanOrEqual(MOST_SCRIPTS);
      const sizes = await Promise.all([...scripts].map(sentBytes));
      expect
        .soft(
          sizes.reduce((sum, size) => sum + size),
          id,
        )
        .toBeLessThanOrEqual(budget);
    }
  });
}
