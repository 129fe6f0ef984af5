// @vitest-environment node
import { assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { SEARCH_MAX_LENGTH, searchCondition, searchTerm } from '@/backend/submission-search';

/** Anything that can be typed: also what means something to patterns, conditions and addresses. */
const typed = oneof(
  string({ unit: 'binary' }),
  string({ unit: constantFrom(...'%_\\",()*.{}[]^$|?+&#= \'ab1é', '\0', '\ud83d', '\ude00', '😀', '\n') }),
);

/** Reads a pattern as PostgreSQL does, where it has nothing but characters by their number. */
function readPattern(pattern: string): string {
  expect(pattern).toMatch(/^(\\u[\da-f]{4}|\\U[\da-f]{8})*$/);
  return pattern.replace(/\\(?:u(.{4})|U(.{8}))/g, (_escape, short: string, long: string) =>
    String.fromCodePoint(Number.parseInt(short ?? long, 16)),
  );
}

it('asks for the names, the address, the subject and the message', () => {
  const a = String.raw`\u0061\u002c`;
  expect(searchCondition('a,')).toBe(
    `first_name.imatch.${a},last_name.imatch.${a},email.imatch.${a},subject.imatch.${a},message.imatch.${a}`,
  );
});

it('asks for a first and a last name that are searched as one', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => `\\u00${letter.charCodeAt(0).toString(16)}`);
  expect(searchCondition('a b c')).toContain(
    [
      `and(first_name.imatch.${a}$,last_name.imatch.^${b}\\u0020${c})`,
      `and(first_name.imatch.${a}\\u0020${b}$,last_name.imatch.^${c})`,
    ].join(','),
  );
});

it('finds exactly what was typed, and keeps the address below what proxies take', () => {
  assert(
    property(typed, (text) => {
      const term = searchTerm(text);
      const condition = searchCondition(term);
      const [, column, pattern = ''] = /^(first_name)\.imatch\.([^,]*)/.exec(condition) ?? [];
      expect(column).toBe('first_name');
      expect(readPattern(pattern)).toBe(term);
      expect(encodeURIComponent(condition).length).toBeLessThan(8000);
    }),
  );
  const longest = 'ਹ ਹ ਹ '.padEnd(SEARCH_MAX_LENGTH, 'ਹ');
  expect(encodeURIComponent(searchCondition(searchTerm(longest))).length).toBeLessThan(8000);
});

it('leaves out what the database cannot hold, white space around, and what is too long', () => {
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
