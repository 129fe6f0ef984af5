// @vitest-environment node
import { assert, nat, option, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardGrounds } from '@/ui/art/card-grounds';
import { jerseyPatterns } from '@/ui/art/card-jersey';
import { cardLook, initialsOf } from '@/ui/art/card-look';
import { cardPalettes } from '@/ui/art/card-palettes';

const ids = string({ minLength: 1 });
const seats = nat({ max: 200 });

describe('the look of a hockey card', () => {
  it('is always the same for the same person', () => {
    expect(cardLook('gurtaj-mavi')).toEqual(cardLook('gurtaj-mavi'));
    expect(cardLook('gurtaj-mavi')).not.toEqual(cardLook('gurtaj-mavj'));
  });

  it('only names looks that are drawn', () => {
    assert(
      property(ids, option(seats, { nil: undefined }), (id, seat) => {
        const { colour, pattern, ground, number } = cardLook(id, seat);
        expect(cardPalettes[colour]).toBeDefined();
        expect(jerseyPatterns[pattern]).toBeDefined();
        expect(cardGrounds[ground]).toBeDefined();
        expect(number).toBeGreaterThanOrEqual(2);
        expect(number).toBeLessThanOrEqual(97);
      }),
    );
  });

  it.each([1, 2, 3, 4, 5])('gives neighbours different colours in a grid of %i columns', (columns) => {
    assert(
      property(ids, ids, seats, (id, other, seat) => {
        const { colour } = cardLook(id, seat);
        expect(cardLook(other, seat + 1).colour).not.toBe(colour);
        expect(cardLook(other, seat + columns).colour).not.toBe(colour);
      }),
    );
  });

  it('gives the one beside it another ground', () => {
    assert(
      property(ids, ids, seats, (id, other, seat) => {
        expect(cardLook(other, seat + 1).ground).not.toBe(cardLook(id, seat).ground);
      }),
    );
  });

  it('uses every colour, pattern and ground among a hundred people without seats', () => {
    const looks = Array.from({ length: 100 }, (_, index) => cardLook(`person-${index}`));
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(cardPalettes.length);
    expect(new Set(looks.map(({ pattern }) => pattern)).size).toBe(jerseyPatterns.length);
    expect(new Set(looks.map(({ ground }) => ground)).size).toBe(cardGrounds.length);
  });
});

describe('initials', () => {
  it.each([
    ['Gurtaj Mavi', 'GM'],
    ['Ana Lucía de la Cruz', 'AC'],
    ['  Noor  ', 'N'],
    ['élodie ouellet', 'ÉO'],
    ['', ''],
  ])('of "%s" are "%s"', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });
});
