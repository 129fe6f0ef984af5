/**
 * Runs a function as if the machine were in another time zone, e.g. `Asia/Kolkata`, and returns its result.
 * Node rereads TZ whenever it is assigned.
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
