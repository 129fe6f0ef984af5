import yoctoSpinner from 'yocto-spinner';

/**
 * Runs a piece of work behind a spinner, then reports how many seconds it took; plain lines when the output is not a
 * terminal. Returns what the work returns, and throws what it throws.
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
