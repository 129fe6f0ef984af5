/** The cloth of a sweater, as classes of the design tokens. */
export interface SweaterPalette {
  /** As the text colour, which the cloth fills and its edges stroke: the letters read over a stripe. */
  readonly cloth: string;
  readonly trim: string;
  readonly second: string;
  readonly letters: string;
}

/** One palette per tape colour, in the order of the star. */
export const palettes = {
  marigold: { cloth: 'text-tape-marigold', trim: 'fill-night', second: 'fill-sheet', letters: 'fill-night' },
  red: { cloth: 'text-tape-red', trim: 'fill-sheet', second: 'fill-night', letters: 'fill-sheet' },
  rani: { cloth: 'text-tape-rani', trim: 'fill-night', second: 'fill-haldi', letters: 'fill-sheet' },
  violet: {
    cloth: 'text-tape-violet',
    trim: 'fill-sheet',
    second: 'fill-tape-aurora',
    letters: 'fill-sheet',
  },
  sky: { cloth: 'text-tape-sky', trim: 'fill-night', second: 'fill-sheet', letters: 'fill-night' },
  aurora: { cloth: 'text-tape-aurora', trim: 'fill-sheet', second: 'fill-night', letters: 'fill-night' },
} satisfies Record<string, SweaterPalette>;
