/** The middle of some numbers, or the mean of the middle two. @throws Error when there are none */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median without values.');
  return (lower + upper) / 2;
}

/**
 * The ratio of two quantities that were measured in pairs: the geometric mean, with twice its standard error, within
 * which the truth lies (about 95 %).
 * @throws Error when there are fewer than two pairs
 */
export function ratioCell(pairs: readonly { value: number; base: number }[]): string {
  if (pairs.length < 2) throw new Error('One pair gives no standard error.');
  const logs = pairs.map(({ value, base }) => Math.log(value / base));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1);
  const times = Math.exp(mean);
  return `${times.toFixed(2)} ±${(times * 2 * Math.sqrt(variance / logs.length)).toFixed(2)}`;
}

/** Writes rows as a Markdown table; the first row is the heading. */
export function table([heading = [], ...body]: readonly (readonly string[])[]): string {
  return [heading, heading.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
