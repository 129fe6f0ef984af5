/** The tapes of the star's sticks as the places beside it are read: from row to row, left before right. */
const tapes = [
  'border-tape-aurora',
  'border-tape-marigold',
  'border-tape-sky',
  'border-tape-red',
  'border-tape-violet',
  'border-tape-rani',
] as const;

/** Returns the classes of a place beside the star, counted from 0: its side, and the tape on the edge that faces the star. */
export function placeStyle(place: number): string {
  const side = place % 2 === 0 ? 'lg:col-start-1 lg:border-l-0 lg:border-r-12' : 'lg:col-start-3';
  return `flex flex-col rounded border-l-12 ${side} ${tapes[place % tapes.length] ?? ''}`;
}
