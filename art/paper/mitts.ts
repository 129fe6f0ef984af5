import { colours } from '../colours';
import { roster, type PlayerNumber } from '../roster';
import { frame, light } from './frame';
import { at, skate, stick } from './gear';
import { panelling, PLACES, WOOD } from './room';
import { blob, curve, disc, polygon, sliver, type Point } from './shapes';
import { line, mix, Paper, print } from './sheet';

const { night, ice } = colours;
const SNOW = '#F7FAFB';
const [WIDTH, HEIGHT] = [1600, 900];
/** The mittens are in the middle 44 % of the width: the narrowest column that shows the picture keeps them whole. */
const [PITCH, SHELF, PEGS, SEAT] = [117, 272, 328, 832];
const pegAt = (index: number) => 795 + (index - 2.5) * PITCH;

/** The warm lamp of the room on the wall. */
const lamp = `<radialGradient id="lamp" cx=".56" cy=".46" r=".5"><stop offset="0" stop-color="#B0793A" stop-opacity=".85"/><stop offset=".45" stop-color="#80572F" stop-opacity=".5"/><stop offset="1" stop-color="#7A5A3C" stop-opacity="0"/></radialGradient>`;

/** Rows of stitches, laid over wool of any colour: a definition. */
export const knit = `<pattern id="knit" width="4" height="3.4" patternUnits="userSpaceOnUse"><path d="M.4 .5L2 2.5L3.6 .5" fill="none" stroke="${night}" stroke-width=".75" stroke-linecap="round" opacity=".26"/></pattern>`;
const stitches = '<rect x="-40" y="-60" width="80" height="130" fill="url(#knit)"/>';

const ribs = (from: number, to: number, [top, foot]: Point, colour: string) =>
  Array.from({ length: Math.floor((to - from) / 3.1) + 1 }, (_, index) => {
    const x = from + index * 3.1;
    return (
      line(`M${x} ${top}V${foot}`, mix(colour, night, 0.45), 0.8, 0.75) +
      line(`M${x + 1.1} ${top}V${foot}`, '#FFFFFF', 0.7, 0.35)
    );
  }).join('');

/** Two bands of each mitten, one of them a pattern; the next mitten has the next one. */
// prettier-ignore
const patterns: readonly ((y: number) => string)[] = [
  (y) => [-12, -6, 0, 6, 12].map((x) => print(polygon([[x, y - 3.2], [x + 2.6, y], [x, y + 3.2], [x - 2.6, y]]), SNOW)).join(''),
  (y) => line(`M-18 ${y + 2}${Array.from({ length: 9 }, (_, step) => `l4 ${step % 2 ? 5 : -5}`).join('')}`, SNOW, 1.9),
  (y) => [-12, -6, 0, 6, 12].map((x) => line(`M${x - 2} ${y - 2}l4 4M${x - 2} ${y + 2}l4 -4M${x} ${y - 3}v6`, SNOW, 1)).join(''),
];

/** A mitten on its string: the peg is at 0,0, the cuff `low` below it, the fingers hang down, turned by `turn` degrees. */
// prettier-ignore
export function mitten(number: PlayerNumber, index: number, low: number, thumbs: 1 | -1, turn: number): { shadow: string; drawing: string } {
  const { colour } = roster[number];
  const dark = mix(colour, night, 0.42);
  const paper = new Paper(light, `m${number}-`);
  const hand = blob([[-10, 10], [-12, 22], [-13.6, 32], [-13.6, 42], [-11.4, 51], [-6.4, 57], [0, 58.6], [6.4, 57], [11.4, 51], [13.6, 42], [13.4, 32], [11.8, 22], [10, 10]]);
  const thumb = blob(([[6, 17], [11, 19.5], [16, 25], [20.2, 32], [21.6, 38.6], [18.6, 42.4], [14.4, 40], [11, 34], [7, 30]] as const).map(([x, y]): Point => [x * thumbs, y]));
  const cuff = blob([[-11.6, 0], [-11.6, 0], [-6, 1.2], [0, 1.5], [6, 1.2], [11.6, 0], [11.6, 0], [12.4, 8], [12, 14.4], [12, 14.4], [6, 15.6], [0, 15.9], [-6, 15.6], [-12, 14.4], [-12, 14.4], [-12.4, 8]]);
  const string = `M0 -1.6C-1.5 ${low * 0.4} -2.4 ${low * 0.7} -2.2 ${low + 3}M0 -1.6C1.5 ${low * 0.4} 2.4 ${low * 0.7} 2.2 ${low + 3}`;
  const bands = print(polygon([[-20, 19.4], [20, 19.4], [20, 21.6], [-20, 21.6]]), SNOW) + print(polygon([[-20, 32.6], [20, 32.6], [20, 34.8], [-20, 34.8]]), SNOW) + (patterns[index % patterns.length]?.(27) ?? '');
  const parts =
    paper.sheet(thumb, colour, { edge: 0.7, inside: stitches + print(sliver([8 * thumbs, 20], [11 * thumbs, 30], [15 * thumbs, 42], 2.4 * -thumbs), dark, 0.5) }) +
    paper.sheet(hand, colour, { lift: 'high', edge: 1, inside: print(blob([[-14, 8], [-6.6, 14], [-8.6, 30], [-8, 44], [-2, 60], [-18, 60]]), dark, 0.4) + stitches + bands }) +
    print(disc(0, 0.6, 10.6, 2), mix(colour, night, 0.7)) +
    paper.sheet(cuff, colour, { edge: 0.7, inside: print(polygon([[-14, -2], [-7.4, -2], [-7.8, 18], [-14, 18]]), dark, 0.35) + ribs(-10.8, 11, [1.4, 16.2], colour) });
  return {
    shadow: `<g transform="translate(0 ${low}) rotate(${turn})">${print(hand + thumb + cuff, '#04101F')}</g>`,
    drawing: `${line(string, dark, 1.5)}${line(string, mix(colour, '#FFFFFF', 0.25), 0.8)}<g transform="translate(0 ${low}) rotate(${turn})">${parts}</g>`,
  };
}

/** A pompom of cut fringes around 0,0. */
// prettier-ignore
function pompom(paper: Paper): string {
  const fringe = (radius: number, strands: number, turn: number) =>
    polygon(Array.from({ length: strands * 2 }, (_, index): Point => {
      const angle = ((index + turn) / strands) * Math.PI;
      const reach = radius * (index % 2 ? 0.82 : 1 + (((index * 37) % 11) - 5) / 60);
      return [Math.cos(angle) * reach, Math.sin(angle) * reach];
    }));
  return ([[14.4, 40, 0, '#B4C7D2'], [12, 34, 0.5, '#CDDBE2'], [9.4, 28, 0.2, '#E1EBEF'], [6.6, 20, 0.7, '#F1F6F8'], [3.8, 13, 0.3, '#FFFFFF']] as const)
    .map(([radius, strands, turn, colour], layer) => `<g transform="translate(${layer * 0.8} ${layer * -0.7})">${paper.sheet(fringe(radius, strands, turn), colour, { edge: 0.5 })}</g>`).join('');
}

/** The toque of number 4: the middle of its brim is at 0,0; centimetres. Needs {@link knit}. */
// prettier-ignore
export function toque(): string {
  const paper = new Paper(light, 't-');
  const { colour } = roster[4];
  const dark = mix(colour, night, 0.42);
  const cap = blob([[-24, -8], [-25, -20], [-20.6, -33], [-11, -41], [1, -43], [12, -40], [20.4, -32], [24.4, -20], [24, -8]]);
  const brim = blob([[-28, -15], [-28, -15], [-14, -16.6], [0, -17], [14, -16.6], [28, -15], [28, -15], [28.8, -7], [27.6, 0], [27.6, 0], [14, 0.4], [0, 0.5], [-14, 0.4], [-27.6, 0], [-27.6, 0], [-28.8, -7]]);
  const folds = ([[[-14, -18], [-16, -30], [-6, -41], 2.6], [[4, -18], [6, -30], [3, -42], 2.2], [[18, -18], [20, -27], [13, -38], 2]] as const)
    .map(([from, over, to, thick]) => print(sliver(from, over, to, thick), dark, 0.6)).join('');
  return (
    paper.sheet(cap, colour, { lift: 'high', edge: 1.1, inside: print(blob([[-30, -4], [-15, -10], [-18, -26], [-8, -44], [-30, -44]]), dark, 0.42) + stitches + folds }) +
    paper.sheet(brim, SNOW, { lift: 'high', edge: 1, inside: print(polygon([[-32, -20], [-17, -20], [-18, 4], [-32, 4]]), '#9FB4C2', 0.5) + ribs(-26.6, 27, [-15.4, -1.4], '#C4D2DA') }) +
    `<g transform="translate(2 -50) rotate(6)">${pompom(paper)}</g>`
  );
}

/** Snow that came in with them: small lumps of torn paper around 0,0, in pixels. */
// prettier-ignore
const lump = (x: number, y: number, size: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" filter="url(#low)">${print(blob([[-3, 1.6], [-2.2, -1.2], [0.2, -2], [2.6, -1], [3.2, 1.2], [0.8, 2.2]]), SNOW)}${print(blob([[-3, 1.6], [-1, 0.6], [0.8, 2.2]]), '#B9CFDB', 0.8)}</g>`;

/** How far the cuffs hang below the pegs, by turns. */
const STRINGS = [56, 10] as const;
const SCALE = 4;

// prettier-ignore
function pegs(): string {
  const hanging = PLACES.map((number, index) => {
    const tilt = ((index * 5) % 4) - 1.5;
    const { shadow, drawing } = mitten(number, index, STRINGS[index % 2 === 0 ? 0 : 1], index % 2 === 0 ? 1 : -1, number === 4 ? -10 : tilt);
    const place = (dx: number, dy: number, inside: string) => `<g transform="translate(${pegAt(index) + dx} ${PEGS + dy}) rotate(${number === 4 ? -1 : tilt / 2}) scale(${SCALE})">${inside}</g>`;
    return { shadow: place(-30, 20, shadow), drawing: place(0, 0, drawing) };
  });
  const places = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7.6].map(pegAt);
  const discs = (dx: number, dy: number, radius: number, colour: string) => print(places.map((x) => disc(x + dx, PEGS + dy, radius)).join(''), colour);
  return (
    `<g filter="url(#soft)" opacity=".42">${hanging.map(({ shadow }) => shadow).join('')}${discs(-12, 12, 15, '#04101F')}</g>` +
    discs(0, 0, 15, mix(WOOD, night, 0.3)) +
    [1, 3, 5, 0, 2, 4].map((index) => hanging[index]?.drawing).join('') +
    `<g filter="url(#low)">${discs(1, -1, 13, mix(WOOD, '#FFFFFF', 0.22))}${discs(3, -3, 8, mix(WOOD, '#FFFFFF', 0.45))}</g>`
  );
}

/** Six mittens dry on their pegs, in the order of the stalls; the pink one still swings, and the pink toque is on the shelf. */
// prettier-ignore
export async function mitts(): Promise<string> {
  const bar = (y: number, thick: number, colour: string) => `<g filter="url(#scene)"><rect x="-200" y="${y}" width="${WIDTH + 400}" height="${thick}" fill="${colour}"/></g>`;
  const rail = bar(SHELF + 14, 84, mix(WOOD, night, 0.3)) + bar(SHELF, 18, mix(WOOD, '#FFFFFF', 0.12));
  const seat = bar(SEAT, 28, mix(WOOD, '#FFFFFF', 0.1)) + `<rect x="-40" y="${SEAT + 21}" width="${WIDTH + 80}" height="7" fill="${mix(WOOD, night, 0.3)}"/>` + bar(SEAT + 28, 80, '#0C1C2E');
  const paper = new Paper(light, 'g-');
  const skates = ([[1382, 520, 94], [1410, 480, 84]] as const).map(([x, y, turn]) => line(curve([[pegAt(7.6), PEGS], [(pegAt(7.6) + x) / 2 - 6, (PEGS + y) / 2 - 20], [x + 14, y - 40]]), ice, 4) + at([x, y], turn, [6.2, 6.2], skate(paper, ice))).join('');
  const sticks = `<g transform="translate(200 90) scale(11)">${stick(paper, [6, 4], [-8, 120], [-30, 122], roster[7].colour)}${stick(paper, [-4, 0], [8, 120], [30, 122], roster[9].colour)}</g>`;
  const ring = (x: number, radius: number, colour: string, hole: string) =>
    paper.sheet(disc(x, SHELF - radius + 2, radius), colour, { edge: 3, inside: line(disc(x, SHELF - radius + 2, radius * 0.8), mix(colour, night, 0.3), 2, 0.6) + line(disc(x, SHELF - radius + 2, radius * 0.64), mix(colour, night, 0.3), 2, 0.5) }) +
    paper.sheet(disc(x, SHELF - radius + 2, radius * 0.46), hole, { lift: 'none', edge: 2.4 });
  const small = ring(530, 40, '#1B2635', '#1B2635') + ring(596, 34, SNOW, mix(WOOD, night, 0.35));
  const snow = ([[782, 828, 3.2, 8], [810, 829, 2, 40], [754, 829, 2.2, -20], [792, 808, 1.3, 30], [740, 802, 1.5, 60], [1060, 829, 2.6, 12], [1086, 829, 1.6, 0], [520, 829, 2, 30], [690, 269, 2.4, 0], [712, 269, 1.6, 20], [1034, 269, 2.2, 10]] as const)
    .map(([x, y, size, turn]) => lump(x, y, size, turn)).join('');
  return frame(
    [WIDTH, HEIGHT],
    panelling.gradient + lamp + knit,
    panelling.wall + `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lamp)" style="mix-blend-mode:screen"/>` +
      rail + small + seat + sticks + skates + pegs() + `<g transform="translate(900 ${SHELF + 1}) scale(3.4)">${toque()}</g>` + snow,
  );
}
