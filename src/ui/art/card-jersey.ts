import { sweaterPaths as sweater } from './sweater-paths.generated';

/** The jersey on a 320 × 240 card: its body and sleeves, their shades, lights and folds, its neck, collar and laces. */
export const jersey = sweater;

/** One way to trim a jersey: the trim and a second thinner stripe on the body, both on the sleeves, where the letters are. */
export interface JerseyPattern {
  readonly trim: string;
  readonly second: string;
  readonly sleeves: string;
  readonly stripes: string;
  readonly lettersOnTrim?: boolean;
}

const pattern = (name: 'hoops' | 'yoke' | 'band' | 'sash' | 'raglan' | 'chevrons'): JerseyPattern => ({
  trim: sweater[`${name}-trim`],
  second: sweater[`${name}-second`],
  sleeves: sweater[`${name}-sleeves`],
  stripes: sweater[`${name}-stripes`],
  lettersOnTrim: name === 'band',
});

/** The six patterns of the set. */
export const jerseyPatterns: readonly JerseyPattern[] = [
  pattern('hoops'),
  pattern('yoke'),
  pattern('band'),
  pattern('sash'),
  pattern('raglan'),
  pattern('chevrons'),
];
