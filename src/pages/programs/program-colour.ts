/** Ground and text of each program's colour, by the first letters of a camp's code; the text is large (3:1). */
const grounds: Readonly<Record<string, string>> = {
  TRY: 'bg-tape-marigold text-night',
  DEV: 'bg-tape-sky text-night',
  GOAL: 'bg-tape-red text-sheet',
  ELITE: 'bg-tape-violet text-sheet',
};

/** Returns the classes of the ground on which a program's dates are: dark where it has no colour of its own. */
export const programGround = (code: string) => grounds[code.split('-')[0] ?? ''] ?? 'bg-night text-sheet';
