/** Says what is being done, then how many seconds it took. Returns what the work returns. */
export async function step<Result>(
  name: string,
  work: Promise<Result> | (() => Promise<Result>),
): Promise<Result> {
  const started = performance.now();
  const result = await (typeof work === 'function' ? work() : work);
  console.log(`${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}
