/** Longest text that is searched for: the longest address (spec §5), so that any can be pasted whole. */
export const SEARCH_MAX_LENGTH = 255;

/**
 * Returns what is searched for when this was typed: without white space around it, cut to
 * {@link SEARCH_MAX_LENGTH}, and without NUL and halves of surrogate pairs, which PostgreSQL cannot hold.
 * Empty when there is nothing to search for.
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

/** Code points above this one take eight hexadecimal digits in a pattern of PostgreSQL. */
const LAST_SHORT_CODE_POINT = 0xffff;

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  return code > LAST_SHORT_CODE_POINT ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}

/**
 * Returns the alternatives, for `or=(…)`, that find a term in the address or the message in any case of its
 * letters. A pattern (`imatch`) and not `ilike`: PostgREST takes every `*` of `ilike` for a placeholder, and the
 * embedded backend takes the quotes around its value for part of it. As every character is written by its number,
 * none means anything to the pattern, to the list of conditions or to the address (PostgreSQL 9.7.3.3).
 */
export function searchCondition(term: string): string {
  const pattern = Array.from(term, escaped).join('');
  return `email.imatch.${pattern},message.imatch.${pattern}`;
}
