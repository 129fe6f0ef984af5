import { pages, publicPageIds } from '@/site/pages';
import { headTextsOf } from '../../tests/support/head-texts';
import { expect, test } from '../support/test';
import { expectWhole, openReady } from '../support/whole-page';

declare global {
  interface Window {
    /** Sum of all layout shifts, including those right after a touch. */
    shift: number;
  }
}

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone every page opens at its top, complete, with its own head and without a layout shift', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  await openReady(page, '/');
  for (const id of [...publicPageIds.filter((other) => other !== 'home'), 'home'] as const) {
    const { path } = pages[id];
    const link = page.locator(`footer a[href="${path}"]`);
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => (window.shift = 0));
    await link.click();
    await expectWhole(page, id, 'after a move');
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', (await headTextsOf(id)).description);
    expect(await page.evaluate(() => window.scrollY), path).toBe(0);
    expect(await page.evaluate(() => window.shift), path).toBeLessThan(0.001);
  }
});
