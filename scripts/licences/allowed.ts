/**
 * Licences under which code, styles and fonts may be used here: each lets a site be served, and a server be run,
 * without giving its own source away. SPDX identifiers (spdx.org/licenses).
 */
export const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);

/** Whether an SPDX expression leaves a way to use what it covers: one side of each OR, all of each AND. */
export function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((name) => ALLOWED_LICENCES.has(name.trim())));
}
