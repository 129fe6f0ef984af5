/** Runs `work` with these environment variables and puts back what was there before. */
export async function withEnvironment<Result>(
  values: Record<string, string>,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = Object.keys(values).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, values);
  try {
    return await work();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
