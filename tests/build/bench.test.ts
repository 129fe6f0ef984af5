// @vitest-environment node
import { expect, it } from 'vitest';
import { ratioOf } from '../../scripts/bench/statistics';
import { withoutScripts } from '../../scripts/bench/without-scripts';

it('withoutScripts takes out what runs and what is fetched to run, and leaves data and text', () => {
  const data = '<script type="application/ld+json">{"a":1}</script><p>Text</p>';
  const running = '<script type="module" src="/b.js"></script>';
  expect(withoutScripts(`<link rel="modulepreload" href="/a.js">${data}${running}`)).toBe(data);
});

it.each([
  ['twice and half come to nothing', [2, 0.5], 1, 2 * Math.LN2],
  ['pairs that all say the same leave no doubt', [1.05, 1.05, 1.05], 1.05, 0],
])('ratioOf is a geometric mean: %s', (_, values, times, within) => {
  const ratio = ratioOf(values.map((value) => ({ value, base: 1 })));
  expect(ratio.times).toBeCloseTo(times, 10);
  expect(ratio.within).toBeCloseTo(within, 10);
});
