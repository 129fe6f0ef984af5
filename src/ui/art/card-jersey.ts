import { sweaterPaths as sweater } from './sweater-paths.generated';

/** The jersey on a 320 × 240 card: the outline of its cloth, its folds and lights, its neck, collar and laces. */
export const jersey = sweater;

/** One way to trim a jersey: the trim itself, a second thinner stripe, and whether the letters are on the trim. */
export interface JerseyPattern {
  readonly trim: string;
  readonly second: string;
  readonly lettersOnTrim?: boolean;
}

/** The six patterns of the set. */
export const jerseyPatterns: readonly JerseyPattern[] = [
  { trim: sweater['hoops-trim'], second: sweater['hoops-second'] },
  { trim: sweater['yoke-trim'], second: sweater['yoke-second'] },
  { trim: sweater['band-trim'], second: sweater['band-second'], lettersOnTrim: true },
  { trim: sweater['sash-trim'], second: sweater['sash-second'] },
  { trim: sweater['raglan-trim'], second: sweater['raglan-second'] },
  { trim: sweater['chevrons-trim'], second: sweater['chevrons-second'] },
];
