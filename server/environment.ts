/**
 * Runs `work` with these environment variables, then restores the whole environment, so that neither a secret nor what
 * lite reads from .env files reaches a child process.
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
