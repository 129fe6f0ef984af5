/**
 * Runs something as if the machine stood in another time zone, e.g. `Asia/Kolkata`, and returns what it returns.
 * Node reads TZ again whenever it is assigned.
 */
export function inTimeZone<T>(zone: string, run: () => T): T {
  const own = process.env['TZ'] ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  process.env['TZ'] = zone;
  try {
    return run();
  } finally {
    process.env['TZ'] = own;
  }
}
