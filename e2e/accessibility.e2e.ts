import { pages, pageIds } from '@/site/pages';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

const WIDTHS = [320, 390, 768, 1440];
const UNKNOWN = '/no-such-page';
const paths = [...pageIds.filter((id) => id !== 'admin').map((id) => pages[id].path), UNKNOWN];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('axe finds nothing wrong', () => {
  for (const path of paths) {
    test(`on ${path} at every width, with and without forced colours`, async ({
      page,
      allowProblem,
    }, testInfo) => {
      if (path === UNKNOWN) allowProblem(/404/);
      await page.goto(path);
      await expect(page.locator('html[data-ready]')).toBeAttached();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const forcedColors of ['none', 'active'] as const) {
          await page.emulateMedia({ forcedColors });
          await expectAccessible(page, testInfo, `${width} px, forced colours ${forcedColors}`);
        }
      }
    });
  }
});
