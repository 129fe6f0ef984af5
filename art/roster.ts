import { colours } from './colours';

const { tape } = colours;

/** What covers or carries the hair, under the helmet. */
type Headwear = 'braid' | 'patka' | 'hijab' | 'curls' | 'ponytail' | 'short';

/** A player in the pictures. They represent nobody: no name, and the face is behind a cage or turned away. */
export interface Player {
  readonly number: number;
  /** The sweater, and the tape of the blade. */
  readonly colour: string;
  readonly headwear: Headwear;
  /** Colour of the hair, or of the cloth over it. */
  readonly hair: string;
  readonly skin: string;
  readonly helmet: string;
  /** On skates, with the helmet, in centimetres. */
  readonly height: number;
  /** The side on which the blade is: the lower hand on the stick. */
  readonly shoots: 'left' | 'right';
}

const WHITE = colours.ice;
const NAVY = '#16283D';

/** The six who return in every scene, sweater and thumbnail. */
// prettier-ignore
export const roster = {
  4: { number: 4, colour: tape.rani, headwear: 'braid', hair: '#1B1116', skin: '#A9714B', helmet: WHITE, height: 134, shoots: 'right' },
  11: { number: 11, colour: tape.red, headwear: 'patka', hair: tape.marigold, skin: '#8A5636', helmet: NAVY, height: 140, shoots: 'right' },
  22: { number: 22, colour: tape.aurora, headwear: 'hijab', hair: colours.boards, skin: '#C99A72', helmet: WHITE, height: 148, shoots: 'left' },
  7: { number: 7, colour: tape.sky, headwear: 'curls', hair: '#18110F', skin: '#5C3A28', helmet: NAVY, height: 178, shoots: 'left' },
  9: { number: 9, colour: tape.marigold, headwear: 'ponytail', hair: '#B4562B', skin: '#EBC4A6', helmet: NAVY, height: 144, shoots: 'right' },
  13: { number: 13, colour: tape.violet, headwear: 'short', hair: '#15151C', skin: '#E0B48C', helmet: WHITE, height: 156, shoots: 'left' },
} as const satisfies Record<number, Player>;

export type PlayerNumber = keyof typeof roster;
