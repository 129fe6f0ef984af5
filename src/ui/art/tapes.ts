/** The six tape colours, clockwise from the top of the star: the fill classes of the design tokens. */
export const tapeFills = [
  'fill-tape-marigold',
  'fill-tape-red',
  'fill-tape-rani',
  'fill-tape-violet',
  'fill-tape-sky',
  'fill-tape-aurora',
] as const;
