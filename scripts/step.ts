import yoctoSpinner from 'yocto-spinner';

/**
 * Runs a piece of work under a line that turns while it lasts, then says how many seconds it took; plain lines where
 * nobody watches. Returns what the work returns, and throws what it throws.
 */
export async function step<Result>(
  name: string,
  work: Promise<Result> | (() => Promise<Result>),
): Promise<Result> {
  const started = performance.now();
  const spinner = yoctoSpinner({ text: name, stream: process.stdout }).start();
  try {
    const result = await (typeof work === 'function' ? work() : work);
    spinner.success(`${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return result;
  } catch (error) {
    spinner.error(name);
    throw error;
  }
}
