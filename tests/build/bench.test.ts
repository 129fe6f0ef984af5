// @vitest-environment node
import { expect, it } from 'vitest';
import { median, ratioOf } from '../../scripts/bench/statistics';
import { withoutScripts } from '../../scripts/bench/without-scripts';

it('withoutScripts takes out what runs and what is fetched to run, and leaves data and text', () => {
  const data = '<script type="application/ld+json">{"a":1}</script><p>Text</p>';
  const running = '<script type="module" src="/b.js"></script>';
  expect(withoutScripts(`<link rel="modulepreload" href="/a.js">${data}${running}`)).toBe(data);
});

it.each([
  [[9, 1, 5], 5],
  [[4, 1, 2, 9], 3],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it.each([
  [
    'twice and half come to nothing',
    [
      [200, 100],
      [100, 200],
    ],
    1,
    2 * Math.LN2,
  ],
  [
    'pairs that all say the same leave no doubt',
    [
      [1.05, 1],
      [2.1, 2],
      [3.15, 3],
    ],
    1.05,
    0,
  ],
])('ratioOf is a geometric mean: %s', (_, pairs, times, within) => {
  const ratio = ratioOf(pairs.map(([value = 0, base = 0]) => ({ value, base })));
  expect(ratio.times).toBeCloseTo(times, 10);
  expect(ratio.within).toBeCloseTo(within, 10);
});

it('there is no ratio of a single pair', () => {
  expect(() => ratioOf([{ value: 1, base: 1 }])).toThrow(/One pair/);
});
