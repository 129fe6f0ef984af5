/** The cloth of a jersey, as classes of the design tokens. */
export interface CardPalette {
  readonly cloth: string;
  /** The cloth's colour as an outline around the letters, so that they read over a stripe. */
  readonly clothLine: string;
  readonly trim: string;
  readonly second: string;
  readonly letters: string;
}

/** One palette per tape colour, in the order of the star. */
export const cardPalettes: readonly CardPalette[] = [
  {
    cloth: 'fill-tape-marigold',
    clothLine: 'stroke-tape-marigold',
    trim: 'fill-night',
    second: 'fill-sheet',
    letters: 'fill-night',
  },
  {
    cloth: 'fill-tape-red',
    clothLine: 'stroke-tape-red',
    trim: 'fill-sheet',
    second: 'fill-night',
    letters: 'fill-sheet',
  },
  {
    cloth: 'fill-tape-rani',
    clothLine: 'stroke-tape-rani',
    trim: 'fill-night',
    second: 'fill-haldi',
    letters: 'fill-sheet',
  },
  {
    cloth: 'fill-tape-violet',
    clothLine: 'stroke-tape-violet',
    trim: 'fill-sheet',
    second: 'fill-tape-aurora',
    letters: 'fill-sheet',
  },
  {
    cloth: 'fill-tape-sky',
    clothLine: 'stroke-tape-sky',
    trim: 'fill-night',
    second: 'fill-sheet',
    letters: 'fill-night',
  },
  {
    cloth: 'fill-tape-aurora',
    clothLine: 'stroke-tape-aurora',
    trim: 'fill-sheet',
    second: 'fill-night',
    letters: 'fill-night',
  },
];
