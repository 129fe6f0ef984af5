import { outline, type Outline, type Setting } from '../brand/outline';

/** One line of a mark: its words, its letters, and the width it has to fill. */
export interface Line {
  readonly text: string;
  readonly family: Setting['family'];
  readonly weight: number;
  readonly capHeight: number;
}

const WIDEST = 125;
const NARROWEST = 75;
const STEP = 5;
/** Capitals are never spaced further than this share of their height; lower case hardly at all. */
const LOOSEST = { capitals: 0.42, mixed: 0.03 };

/** Sets a line to a measure: the widest letters that fit, then spaced out; too long a line gets smaller. */
export async function fitLine(line: Line, measure: number): Promise<Outline> {
  const widths =
    line.family === 'hanken'
      ? [undefined]
      : Array.from({ length: (WIDEST - NARROWEST) / STEP + 1 }, (_, index) => WIDEST - index * STEP);
  const loosest = LOOSEST[line.text === line.text.toUpperCase() ? 'capitals' : 'mixed'];
  for (const width of widths) {
    const setting = { ...line, ...(width === undefined ? {} : { width }) };
    const natural = await outline(line.text, setting);
    if (natural.width <= measure) {
      const room = (measure - natural.width) / Math.max(1, line.text.length - 1);
      return outline(line.text, { ...setting, tracking: Math.min(room, line.capHeight * loosest) });
    }
  }
  return fitLine({ ...line, capHeight: line.capHeight * 0.94 }, measure);
}
