const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}(?::?\d{2})?)$/;

/**
 * Writes a timestamp of the server as ISO 8601, all digits kept: PostgREST sends
 * `2026-11-20T07:28:16.644123+00:00`, the embedded backend `2026-11-20 07:28:16.644123+00`, and only the
 * first form is a date in every browser. Returns undefined for anything else.
 */
export function isoTimestamp(text: string): string | undefined {
  const [, date, time, zone = ''] = TIMESTAMP.exec(text) ?? [];
  if (!date || !time) return undefined;
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  const offset = zone === 'Z' ? 'Z' : `${zone.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
  const iso = `${date}T${time}${offset}`;
  return Number.isNaN(Date.parse(iso)) ? undefined : iso;
}
