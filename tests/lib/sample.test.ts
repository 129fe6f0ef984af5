// @vitest-environment node
import { expect, expectTypeOf, it } from 'vitest';
import { sample } from '@/lib/sample';

it('returns the very text, so that a page shows it as it is', () => {
  expect(sample('Kinbrook Arena')).toBe('Kinbrook Arena');
});

it('keeps the exact type, so that an address stays an address', () => {
  expectTypeOf(sample('https://sponsor.example')).toEqualTypeOf<'https://sponsor.example'>();
});
