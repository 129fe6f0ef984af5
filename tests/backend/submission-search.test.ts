import { assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { SEARCH_MAX_LENGTH, searchPattern, searchTerm } from '@/backend/submission-search';

/** Anything that can be typed, including characters special to patterns, conditions and addresses. */
const typed = oneof(
  string({ unit: 'binary' }),
  string({ unit: constantFrom(...'%_\\",()*.{}[]^$|?+&#= \'ab1é', '\0', '\ud83d', '\ude00', '😀', '\n') }),
);

/** Reads a `like` pattern as PostgreSQL does, provided that its only wildcards are the two around it. */
function readPattern(pattern: string): string {
  expect(pattern).toMatch(/^%([^\\%_*]|\\[\\%_])*%$/);
  return pattern.slice(1, -1).replace(/\\(.)/gs, '$1');
}

it('a search matches exactly what was typed, in any letter case; a star matches any one character', () => {
  assert(
    property(typed, (text) => {
      const term = searchTerm(text);
      if (!term.includes('*')) expect(readPattern(searchPattern(term))).toBe(term.toLowerCase());
    }),
  );
  expect(searchPattern('A*b_')).toBe('%a_b\\_%');
});

it('a search drops characters that the database cannot store, surrounding white space and excess length', () => {
  assert(
    property(tuple(typed, typed), ([one, other]) => {
      const term = searchTerm(one + ' '.repeat(SEARCH_MAX_LENGTH) + other);
      expect(term.length).toBeLessThanOrEqual(SEARCH_MAX_LENGTH);
      expect(term).toBe(term.trim());
      expect(term).not.toMatch(/\p{Surrogate}|\0/u);
      expect(searchTerm(term)).toBe(term);
    }),
  );
  expect(searchTerm(' \0a\ud83d b\n')).toBe('a b');
  expect(searchTerm(`${'x'.repeat(SEARCH_MAX_LENGTH - 1)}😀`)).toBe('x'.repeat(SEARCH_MAX_LENGTH - 1));
});
