/**
 * Returns the security headers as an nginx include. Every location that sets a header of its own must include it,
 * because `add_header` inherits only where there is none.
 */
export function nginxHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}
