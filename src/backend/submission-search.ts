/** Longest text that is searched for. Written out for every column, it stays below the 8 kB of an address that proxies take. */
export const SEARCH_MAX_LENGTH = 100;

const SEARCHED_COLUMNS = ['first_name', 'last_name', 'email', 'subject', 'message'] as const;

/** More words than this are not tried as a name. */
const MOST_WORDS_OF_NAME = 4;

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

const pattern = (text: string) => Array.from(text, escaped).join('');

/** A first and a last name that together hold the term, once for each of its spaces. */
function nameConditions(term: string): string[] {
  const words = term.split(/\s+/);
  if (words.length > MOST_WORDS_OF_NAME) return [];
  return words.slice(1).map((_word, index) => {
    const first = words.slice(0, index + 1).join(' ');
    const last = words.slice(index + 1).join(' ');
    return `and(first_name.imatch.${pattern(first)}$,last_name.imatch.^${pattern(last)})`;
  });
}

/**
 * Returns the alternatives, for `or=(…)`, that find a term in a name, the address, the subject or the message, in any
 * case of its letters. A pattern (`imatch`) and not `ilike`: PostgREST takes every `*` of `ilike` for a placeholder,
 * and the embedded backend takes the quotes around its value for part of it. As every character is written by its
 * number, none means anything to the pattern, to the list of conditions or to the address (PostgreSQL 9.7.3.3).
 */
export function searchCondition(term: string): string {
  const anywhere = SEARCHED_COLUMNS.map((column) => `${column}.imatch.${pattern(term)}`);
  return [...anywhere, ...nameConditions(term)].join(',');
}
