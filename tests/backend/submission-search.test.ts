// @vitest-environment node
import { assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { SEARCH_MAX_LENGTH, searchCondition, searchTerm } from '@/backend/submission-search';

/** Whatever can stand in a field: also what means something to patterns, conditions and addresses. */
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

it('asks for the address or the message', () => {
  expect(searchCondition('a,')).toBe(String.raw`email.imatch.\u0061\u002c,message.imatch.\u0061\u002c`);
});

it('finds exactly what was typed, whatever it is', () => {
  assert(
    property(typed, (text) => {
      const term = searchTerm(text);
      const [email = '', message, ...others] = searchCondition(term).split(',');
      expect(others).toEqual([]);
      expect(message).toBe(email.replace('email', 'message'));
      expect(readPattern(email.replace('email.imatch.', ''))).toBe(term);
    }),
  );
});

it('leaves out what the database cannot hold, white space around, and what is too long', () => {
  assert(
    property(tuple(typed, typed), ([one, other]) => {
      const term = searchTerm(one + ' '.repeat(300) + other);
      expect(term.length).toBeLessThanOrEqual(SEARCH_MAX_LENGTH);
      expect(term).toBe(term.trim());
      expect(term).not.toMatch(/\p{Surrogate}|\0/u);
      expect(searchTerm(term)).toBe(term);
    }),
  );
  expect(searchTerm(' \0a\ud83d b\n')).toBe('a b');
  expect(searchTerm('x'.repeat(254) + '😀')).toBe('x'.repeat(254));
  expect(searchTerm(' \n ')).toBe('');
});
