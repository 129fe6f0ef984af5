// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { median, percentile, ratioOf } from '../../scripts/bench/statistics';
import { table } from '../../scripts/bench/table';
import { withoutScripts } from '../../scripts/bench/without-scripts';

describe('withoutScripts', () => {
  it('takes out what runs and what is fetched to run, and leaves data and text', () => {
    const page =
      '<link rel="modulepreload" href="/a.js"><script type="application/ld+json">{"a":1}</script><p>Text</p><script type="module" src="/b.js"></script>';
    expect(withoutScripts(page)).toBe('<script type="application/ld+json">{"a":1}</script><p>Text</p>');
  });
});

describe('median', () => {
  it('is the middle number, or between the middle two', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 9])).toBe(3);
  });

  it('does not exist for no numbers', () => {
    expect(() => median([])).toThrow(/no median/);
  });
});

describe('ratioOf', () => {
  it('is the geometric mean of the pairs, so that twice and half come to nothing', () => {
    const { times, within } = ratioOf([
      { value: 200, base: 100 },
      { value: 100, base: 200 },
    ]);
    expect(times).toBeCloseTo(1, 10);
    expect(within).toBeCloseTo(2 * Math.LN2, 10);
  });

  it('is sure of pairs that all say the same', () => {
    const { times, within } = ratioOf([1, 2, 3].map((base) => ({ value: base * 1.05, base })));
    expect(times).toBeCloseTo(1.05, 10);
    expect(within).toBeCloseTo(0, 10);
  });

  it('does not exist for a single pair', () => {
    expect(() => ratioOf([{ value: 1, base: 1 }])).toThrow(/One pair/);
  });
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);

  it.each([
    [0, 1],
    [0.5, 50],
    [0.95, 95],
    [0.99, 99],
    [1, 100],
  ])('of %d among 1 to 100 is %d', (share, value) => {
    expect(percentile(hundred, share)).toBe(value);
  });

  it('does not exist for no numbers', () => {
    expect(() => percentile([], 0.5)).toThrow(/no percentile/);
  });
});

describe('table', () => {
  it('aligns words left and figures right', () => {
    expect(
      table([
        ['page', 'ms'],
        ['/', '1200'],
      ]).split('\n'),
    ).toEqual(['| page |   ms |', '| ---- | ---: |', '| /    | 1200 |']);
  });
});
