/**
 * Runs `work` with these environment variables and puts the whole environment back as it was, so that no
 * secret reaches a child process, nor what lite reads from .env files into this one.
 */
export async function withEnvironment<Result>(
  values: Record<string, string>,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = { ...process.env };
  Object.assign(process.env, values);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(process.env)) {
      if (before[name] === undefined) delete process.env[name];
    }
    Object.assign(process.env, before);
  }
}
