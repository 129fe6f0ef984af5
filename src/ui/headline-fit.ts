import { letterWidths } from './letter-widths.generated';

/** The ends of the display family's width axis, in per cent. */
export const CONDENSED = 75;
/** See {@link CONDENSED}. */
export const WIDE = 125;
/** How far each line may move on the width axis towards the other. */
const WIDEST_LEAD = 90;
const NARROWEST_WIDE = 112;
/** How much larger than the other a line may be: the first says less than the last. */
const LARGEST_LEAD = 1.8;
const LARGEST_WIDE = 2;
/** Above this size, in em, the larger line no longer grows: the other one shrinks. */
const LARGEST = 1.4;
/** A headline of at most this width, in em, stays on one line. */
const SHORT = 7.6;
const WORD_SPACE = 0.2;
/** By how much N, O and Q are narrower at a stretch of 100 % than halfway between the ends of the axis, in em. */
const NARROWER = 0.014;
/** Stands in for every letter without a width of its own. */
const OTHER = 'O';

/** Width of a line in capitals, in em, at a stretch of the display family. */
export function lineWidth(text: string, stretch: number): number {
  const letters = [...text.toUpperCase()];
  const share = (stretch - CONDENSED) / (WIDE - CONDENSED);
  const narrower = letters.filter((letter) => /[NOQ]/.test(letter)).length * NARROWER;
  const middle = 1 - Math.abs(stretch - (CONDENSED + WIDE) / 2) / ((WIDE - CONDENSED) / 2);
  const kerned = letters.slice(1).map((letter, place) => letterWidths[`${letters[place]}${letter}`]);
  return [...letters.map((letter) => letterWidths[letter] ?? letterWidths[OTHER]), ...kerned].reduce(
    (sum, [condensed, wide] = [0, 0]) => sum + (condensed + (wide - condensed) * share) / 1000,
    -narrower * middle,
  );
}

type Bearings = readonly [letter: RegExp, condensed: number, wide: number][];

/** The space before the first letter, in em, at both ends of the width axis: stems, rounds, S and T, slopes. */
const BEFORE: Bearings = [
  [/^[BDEFHIKLMNPRU]/i, 0.033, 0.062],
  [/^[CGOQZ]/i, 0.023, 0.039],
  [/^[JST]/i, 0.014, 0.029],
  [/^/, 0.004, 0.004],
];
/** The same after the last letter: stems, arms and rounds, slopes, others. */
const AFTER: Bearings = [
  [/[GHIMNU]$/i, 0.028, 0.06],
  [/[DEFJO]$/i, 0.019, 0.039],
  [/[AKQVWXY]$/i, 0, 0],
  [/$/, 0.012, 0.027],
];

function space(bearings: Bearings, text: string, stretch: number): number {
  const [, condensed, wide] = bearings.find(([letter]) => letter.test(text)) ?? [/^/, 0, 0];
  return condensed + ((wide - condensed) * (stretch - CONDENSED)) / (WIDE - CONDENSED);
}

/** The space before the first letter of a line, in em: the line begins that much further left. */
export const bearing = (text: string, stretch: number): number => space(BEFORE, text, stretch);

/** Width of a line from the edge of its first letter to that of its last. */
const inkWidth = (text: string, stretch: number) =>
  lineWidth(text, stretch) - bearing(text, stretch) - space(AFTER, text, stretch);

/** A line of a headline: its stretch in percent, its size in em of the headline, and the space before it in its own em. */
export interface FittedLine {
  readonly stretch: number;
  readonly size: number;
  readonly bearing: number;
}

/** Two lines of the same width. */
export interface HeadlineFit {
  readonly lead: FittedLine;
  readonly wide: FittedLine;
  /** Width of the wider one with the space around its letters, in em of the headline. */
  readonly width: number;
}

/** Returns the first stretch that is wide enough, else the last. */
const stretchUntil = (stretches: readonly number[], reached: (stretch: number) => boolean) =>
  stretches.find(reached) ?? stretches.at(-1) ?? CONDENSED;

const between = (first: number, last: number) =>
  Array.from({ length: Math.abs(last - first) + 1 }, (_, step) => first + Math.sign(last - first) * step);

/** Returns the width in em of a short headline on one line; undefined if it has two. */
export function shortWidth(lead: string, wide: string): number | undefined {
  const width = lineWidth(lead, CONDENSED) + WORD_SPACE + lineWidth(wide, WIDE);
  return width <= SHORT ? width : undefined;
}

/**
 * Makes the two lines of a headline begin and end together: by the width axis where the last line is the longer one, and
 * by size for what the axis leaves. Undefined where that would make a line too large.
 */
export function fitHeadline(lead: string, wide: string): HeadlineFit | undefined {
  const longest = inkWidth(wide, WIDE);
  const leadStretch = stretchUntil(between(CONDENSED, WIDEST_LEAD), (at) => inkWidth(lead, at) >= longest);
  const leadWidth = inkWidth(lead, leadStretch);
  const wideStretch = stretchUntil(between(WIDE, NARROWEST_WIDE), (at) => inkWidth(wide, at) <= leadWidth);
  const wideWidth = inkWidth(wide, wideStretch);
  const ratio = leadWidth / wideWidth;
  if (ratio > LARGEST_WIDE || 1 / ratio > LARGEST_LEAD) return undefined;
  const leadSize = Math.min(LARGEST, Math.max(1, 1 / ratio), LARGEST / ratio);
  return {
    lead: { stretch: leadStretch, size: leadSize, bearing: bearing(lead, leadStretch) },
    wide: { stretch: wideStretch, size: leadSize * ratio, bearing: bearing(wide, wideStretch) },
    width: leadSize * Math.max(lineWidth(lead, leadStretch), ratio * lineWidth(wide, wideStretch)),
  };
}
