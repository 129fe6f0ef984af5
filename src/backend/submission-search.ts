/** Longest text that is searched for. */
export const SEARCH_MAX_LENGTH = 100;

/**
 * Returns the term to search for: the typed text, trimmed, cut to {@link SEARCH_MAX_LENGTH}, and without NUL and lone
 * surrogates, which PostgreSQL cannot hold. Empty when there is nothing to search for.
 */
export function searchTerm(typed: string): string {
  const storable = typed
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '')
    .trim();
  return storable
    .slice(0, SEARCH_MAX_LENGTH)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
}

/**
 * Returns the `like` pattern that matches a term anywhere in lower-case text (PostgreSQL 9.7.1). PostgREST treats every
 * `*` as a wildcard and cannot escape it, so a `*` becomes `_`, which matches any one character.
 */
export function searchPattern(term: string): string {
  const escaped = term
    .toLowerCase()
    .replace(/[\\%_]/g, String.raw`\$&`)
    .replaceAll('*', '_');
  return `%${escaped}%`;
}
