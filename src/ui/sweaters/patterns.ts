import { sweaterPaths as sweater } from './paths.generated';

/** One way to trim a sweater: the trim and a second, thinner stripe, on the body and on the sleeves. */
export interface SweaterPattern {
  readonly trim: string;
  readonly second: string;
  readonly sleeves: string;
  readonly stripes: string;
  /** The letters stand on the trim and have the colour of the cloth. */
  readonly lettersOnTrim?: boolean;
}

const pattern = (name: 'hoops' | 'yoke' | 'band' | 'sash' | 'raglan' | 'chevrons'): SweaterPattern => ({
  trim: sweater[`${name}-trim`],
  second: sweater[`${name}-second`],
  sleeves: sweater[`${name}-sleeves`],
  stripes: sweater[`${name}-stripes`],
  lettersOnTrim: name === 'band',
});

/** The six patterns of the set. */
export const patterns = {
  hoops: pattern('hoops'),
  yoke: pattern('yoke'),
  band: pattern('band'),
  sash: pattern('sash'),
  raglan: pattern('raglan'),
  chevrons: pattern('chevrons'),
};
