/** The middle of some numbers, or the mean of the middle two. @throws Error when there are none */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.');
  return (lower + upper) / 2;
}

/** The value that this share of the numbers, from 0 to 1, does not exceed. @throws Error when there are none */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('There is no percentile of nothing.');
  return value;
}

/** How many times as large as another a quantity is, and how far from that the truth may lie (about 95 %). */
export interface Ratio {
  times: number;
  /** Half the width of the interval, in the same unit. */
  within: number;
}

/**
 * The ratio of two quantities that were measured in pairs: the geometric mean, with twice its standard error.
 * @throws Error when there are fewer than two pairs
 */
export function ratioOf(pairs: readonly { value: number; base: number }[]): Ratio {
  if (pairs.length < 2) throw new Error('One pair does not tell how far it is off.');
  const logs = pairs.map(({ value, base }) => Math.log(value / base));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1);
  const times = Math.exp(mean);
  return { times, within: times * 2 * Math.sqrt(variance / logs.length) };
}
