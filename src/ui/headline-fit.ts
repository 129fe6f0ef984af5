import { kerning, letterSpaces, letterWidths } from './letter-widths.generated';

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
/** Stands in for every letter without a width of its own. */
const OTHER = 'O';

/** A measure of the font, in 0.001 em, at a stretch between those at which it is known. */
function measureAt(stretch: number, known: readonly number[]): number {
  const place = ((stretch - CONDENSED) / (WIDE - CONDENSED)) * (known.length - 1);
  const [first = 0, second = first] = known.slice(Math.floor(place));
  return first + (second - first) * (place % 1);
}

/** Width of a line in capitals, in em, at a stretch of the display family. */
export function lineWidth(text: string, stretch: number): number {
  const letters = [...text.toUpperCase()];
  return letters.reduce((sum, letter, place) => {
    const width = letterWidths[letter] ?? letterWidths[OTHER] ?? [];
    const kern = kerning[`${letters[place - 1]}${letter}`] ?? [0];
    return sum + (measureAt(stretch, width) + measureAt(stretch, kern)) / 1000;
  }, 0);
}

const spacesOf = (letter = '') => letterSpaces[letter.toUpperCase()] ?? letterSpaces[OTHER] ?? [];

/** The space before the first letter of a line, in em: the line begins that much further left. */
export const bearing = (text: string, stretch: number): number =>
  measureAt(stretch, spacesOf(text[0]).slice(0, 2)) / 1000;

const spaceAfter = (text: string, stretch: number) =>
  measureAt(stretch, spacesOf(text.at(-1)).slice(2)) / 1000;

/** Width of a line from the edge of its first letter to that of its last. */
const inkWidth = (text: string, stretch: number) =>
  lineWidth(text, stretch) - bearing(text, stretch) - spaceAfter(text, stretch);

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
