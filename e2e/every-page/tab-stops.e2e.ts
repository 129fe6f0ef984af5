import { pages, publicPageIds } from '@/site/pages';
import { listTabStops, stopAfter, type TabStop } from '../support/tab-stops';
import { expect, test } from '../support/test';
import { openReady } from '../support/whole-page';

const UNKNOWN = '/no-such-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  // 1280 x 1024 at 400 % (WCAG 1.4.10)
  { width: 320, height: 256 },
]) {
  test.describe(`by Tab through a window of ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    for (const path of [...publicPageIds.map((id) => pages[id].path), pages.auth.path, UNKNOWN]) {
      test(`${path}: Tab stops are in order, visible and outlined, forwards and backwards`, async ({
        page,
        allowProblem,
      }) => {
        if (path === UNKNOWN) allowProblem(/404/);
        await openReady(page, path);
        await expect(page.getByText('Loading...')).toBeHidden();
        await expect(page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])')).toHaveCount(0);
        const count = await listTabStops(page);
        const inOrder = Array.from({ length: count }, (_, place) => place);
        const stops: TabStop[] = [];
        for (let place = 0; place < count; place++) stops.push(await stopAfter(page, 'Tab'));
        expect(stops[0]?.name).toContain('Skip to content');
        expect(stops.map((stop) => stop.place)).toEqual(inOrder);
        expect(stops.flatMap(({ faults }) => faults)).toEqual([]);

        const back: TabStop[] = [];
        for (let place = 1; place < count; place++) back.push(await stopAfter(page, 'Shift+Tab'));
        expect(back.map((stop) => stop.place)).toEqual(inOrder.toReversed().slice(1));
        expect(back.flatMap(({ faults }) => faults)).toEqual([]);
      });
    }
  });
}
