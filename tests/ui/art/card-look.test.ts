import { assert, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardLook, initialsOf } from '@/ui/art/card-look';

const ids = string({ minLength: 1 });
const seats = nat({ max: 200 });

describe('the look of a hockey card', () => {
  it.each([1, 2, 3, 4, 5])('gives neighbours different colours in a grid of %i columns', (columns) => {
    assert(
      property(ids, ids, seats, (id, other, seat) => {
        const { colour, ground } = cardLook(id, seat);
        expect(cardLook(other, seat + 1).colour).not.toBe(colour);
        expect(cardLook(other, seat + 1).ground).not.toBe(ground);
        expect(cardLook(other, seat + columns).colour).not.toBe(colour);
      }),
    );
  });
});

it.each([
  ['Gurtaj Mavi', 'GM'],
  ['Ana Lucía de la Cruz', 'AC'],
  ['  Noor  ', 'N'],
  ['élodie ouellet', 'ÉO'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});
