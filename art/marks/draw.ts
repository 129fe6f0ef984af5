import { colours } from '../colours';
import { fitLine } from './fit';
import type { Mark } from './marks';

const WIDTH = 200;
const HEIGHT = 80;
const SYMBOL_LEFT = 4;
const SYMBOL_TOP = 14;
const TEXT_LEFT = 70;
const MEASURE = 126;
/** Space between the two lines of letters. */
const LEADING = 8;

const round = (value: number) => Number(value.toFixed(1));

/** A mark as an SVG file, 200 × 80, with its letters as outlines. */
export async function drawMark({ upper, lower, symbol }: Mark): Promise<string> {
  const first = await fitLine(upper, MEASURE);
  const second = await fitLine(lower, MEASURE);
  const block = upper.capHeight + LEADING + lower.capHeight;
  const top = (HEIGHT - block) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<g transform="translate(${SYMBOL_LEFT} ${SYMBOL_TOP})" fill="none" stroke="${colours.night}" stroke-width="5" ` +
    `stroke-linecap="round" stroke-linejoin="round">${symbol}</g>` +
    `<g fill="${colours.night}" transform="translate(${TEXT_LEFT} ${round(top + upper.capHeight)})">` +
    `<path d="${first.path}"/><path transform="translate(0 ${round(LEADING + lower.capHeight)})" d="${second.path}"/></g></svg>`
  );
}
