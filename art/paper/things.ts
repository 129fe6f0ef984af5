import { colours } from '../colours';
import { light } from './frame';
import { blob, curve, disc, limb, polygon, sliver, type Point } from './shapes';
import { line, mix, Paper, print } from './sheet';

const { night, ice, red, tape } = colours;
const SNOW = '#F7FAFB';
const RUBBER = '#101927';
const STEEL = '#C7D3DA';

/** Six colours, in the order of the tape band. */
export const TAPES = [tape.marigold, tape.red, tape.rani, tape.violet, tape.sky, tape.aurora] as const;

let drawn = 0;
/** Paper for one thing; every thing has ids of its own. */
export const paperFor = (edge: Point = light.edge): Paper =>
  new Paper({ ...light, edge }, `x${(drawn += 1)}-`);

/** The side of a body with a round base: `top` and `foot` are half its widths, `tall` its height; the foot is at 0,0. */
// prettier-ignore
const barrel = (top: number, foot: number, tall: number, flat: number): string =>
  `M${-top} ${-tall}L${-foot} 0A${foot} ${foot * flat} 0 0 0 ${foot} 0L${top} ${-tall}A${top} ${top * flat} 0 0 1 ${-top} ${-tall}Z`;

/** Netting, for a fill. */
export const mesh = (size: number, colour: string, width: number): string =>
  `<pattern id="mesh" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H${size}M0 0V${size}" stroke="${colour}" stroke-width="${width}"/></pattern>`;

/** A goal from the front: the middle of its line is at 0,0; centimetres. Needs {@link mesh}. */
// prettier-ignore
export function goal(): string {
  const paper = paperFor();
  const bar = (joints: readonly Point[], half: number) => limb({ joints, halves: [half, half] });
  const back = bar([[-70, -16], [70, -16]], 2) + bar([[-90, -2], [-70, -16]], 2) + bar([[90, -2], [70, -16]], 2);
  const netting = print(polygon([[-90, -120], [90, -120], [70, -16], [-70, -16]]), 'url(#mesh)') +
    print(polygon([[-90, -120], [-70, -16], [-90, -2]]), 'url(#mesh)', 0.7) + print(polygon([[90, -120], [70, -16], [90, -2]]), 'url(#mesh)', 0.7);
  const frame = bar([[-91, 1], [-91, -124]], 3.4) + bar([[91, 1], [91, -124]], 3.4) + bar([[-94.4, -122]  , [94.4, -122]], 3.4);
  return paper.sheet(back, mix(STEEL, night, 0.35), { edge: 0.4 }) + netting + line('M0 -120V-18', SNOW, 1.4, 0.5) + paper.sheet(frame, red, { lift: 'high', edge: 0.7 });
}

/** A puck on the ice, 7.6 wide. */
export const puck = (paper = paperFor()): string =>
  paper.sheet(barrel(3.8, 3.8, 2.3, 0.34), RUBBER, { edge: 0.3 }) +
  paper.sheet(disc(0, -2.3, 3.8, 1.3), '#22303F', { edge: 0.3, lift: 'none' });

/** A roll of tape that stands on its edge, and the ground seen through its hole; radius 5. */
// prettier-ignore
export function standingRoll(colour: string, hole: string): string {
  const paper = paperFor();
  const grooves = [4.2, 3.5].map((radius) => line(disc(0, -5, radius), mix(colour, night, 0.35), 0.28, 0.7)).join('');
  return paper.sheet(disc(1.5, -5.1, 5), mix(colour, night, 0.4), { edge: 0.4 }) + paper.sheet(disc(0, -5, 5), colour, { edge: 0.5, inside: grooves }) +
    paper.sheet(disc(0, -5, 2.6), '#E9D9BC', { lift: 'none', edge: 0.3 }) + paper.sheet(disc(0.2, -5, 2.1), hole, { lift: 'none', edge: 0.3 });
}

/** A roll of tape that lies flat, 10 wide. */
// prettier-ignore
export function lyingRoll(colour: string): string {
  const paper = paperFor();
  return paper.sheet(barrel(5, 5, 2.6, 0.36), colour, { edge: 0.5, inside: line('M-5 -1.3A5 1.8 0 0 0 5 -1.3', mix(colour, night, 0.4), 0.25, 0.7) }) +
    paper.sheet(disc(0, -2.6, 5, 1.8), mix(colour, SNOW, 0.18), { edge: 0.3, lift: 'none' }) + print(disc(0, -2.6, 2.6, 0.94), '#E9D9BC') + print(disc(0, -2.5, 2.2, 0.74), mix(colour, night, 0.72));
}

/** A training cone, 42 high. */
// prettier-ignore
export function pylon(): string {
  const paper = paperFor();
  const orange = '#F26B1D';
  const band = (high: number, low: number) => print(`M-20 ${-high}Q0 ${-high + 5} 20 ${-high}V${-low}Q0 ${-low + 5} -20 ${-low}Z`, SNOW);
  return paper.sheet(blob([[-19, -3], [-17, -6.4], [17, -6.4], [19, -3], [16, 1.4], [0, 2.6], [-16, 1.4]]), mix(orange, night, 0.16), { lift: 'high', edge: 0.7 }) +
    paper.sheet('M-2.6 -42Q0 -43.4 2.6 -42L14 -4.6Q0 0.6 -14 -4.6Z', orange, { lift: 'high', edge: 1, inside: band(33, 25) + band(17, 13.4) + print(sliver([-3, -44], [-6, -24], [-15, -2], 5), mix(orange, night, 0.5), 0.4) });
}

/** A glass of tea with milk, 9 high. */
// prettier-ignore
export function chai(): string {
  const paper = paperFor();
  const tea = '#C67F43';
  return print(barrel(3.7, 2.9, 9.6, 0.3), ice, 0.5) + paper.sheet(barrel(3.3, 2.6, 7.8, 0.3), tea, { edge: 0.5, inside: print(sliver([-3.2, -9], [-2.6, -4], [-2.4, 1], 1.4), mix(tea, night, 0.4), 0.5) }) +
    paper.sheet(disc(0, -7.8, 3.3, 0.95), '#E6B277', { edge: 0.2, lift: 'none' }) + line('M2.2 -9L1.8 -1.4', '#FFFFFF', 0.5, 0.75) + line(disc(0, -9.6, 3.7, 1.05), '#FFFFFF', 0.28, 0.85);
}

/** Steam above something at 0,0; `tall` high. */
// prettier-ignore
export const steam = (tall: number): string =>
  print(limb({ joints: [[0, 0], [-2.2, -tall * 0.3], [1.8, -tall * 0.62], [-0.6, -tall]], halves: [0.3, 0.9, 0.8, 0.1] }), SNOW, 0.34);

/** A flask with six stripes, 30 high. */
// prettier-ignore
export function flask(): string {
  const paper = paperFor();
  const stripes = TAPES.map((colour, index) => print(polygon([[-6, -19.6 + index * 2.7], [6, -19.6 + index * 2.7], [6, -17 + index * 2.7], [-6, -17 + index * 2.7]]), colour)).join('');
  return paper.sheet(barrel(4.8, 4.8, 22, 0.22), STEEL, { lift: 'high', edge: 0.8, inside: stripes + print(sliver([-4.8, -24], [-3, -12], [-4.8, 2], 2.2), night, 0.28) }) +
    paper.sheet(blob([[-4.8, -22], [-4.8, -22], [-4.4, -24.4], [-3.6, -25.4], [3.6, -25.4], [4.4, -24.4], [4.8, -22], [4.8, -22], [0, -21]]), mix(STEEL, night, 0.3), { edge: 0.5 }) +
    `<g transform="translate(0 -25)">${paper.sheet(barrel(3.3, 3.6, 5.6, 0.22), RUBBER, { edge: 0.5 })}</g>`;
}

/** A wooden chair from the front, a little from the left; its seat is 45 high, its back 92. */
// prettier-ignore
export function chair(wood: string): string {
  const paper = paperFor();
  const bar = (joints: readonly Point[], half: number) => limb({ joints, halves: [half, half * 0.9] });
  const piece = (path: string, colour = wood) => paper.sheet(path, colour, { lift: 'high', edge: 0.7 });
  const far = mix(wood, night, 0.3);
  return piece(bar([[-13, -42], [-17, -6]], 1.9), far) + piece(bar([[25, -46], [30, -8]], 1.9), far) + piece(bar([[-15, -18], [27, -20]], 1.2), far) +
    piece(bar([[-14, -46], [-17, -94]], 2.3)) + piece(bar([[24, -48], [29, -92]], 2.3)) +
    piece(blob([[-18, -90], [-17, -98], [6, -99], [30, -95], [30, -87], [6, -90]])) + piece(bar([[-15, -68], [27, -67]], 2)) +
    [-4, 6, 16].map((x) => piece(bar([[x, -67], [x + 0.6, -92]], 1.1))).join('') +
    piece(bar([[-21, -40], [-26, 4]], 2.3)) + piece(bar([[23, -40], [29, 3]], 2.3)) + piece(bar([[-23, -16], [26, -15]], 1.3)) +
    piece(blob([[-15, -48], [-15, -48], [26, -49], [26, -49], [31, -41], [31, -41], [-28, -40], [-28, -40]]), mix(wood, SNOW, 0.16)) + piece(polygon([[-28, -40], [31, -41], [31, -37], [-28, -36]]));
}

/** A pair of skates by their laces: the knot is at 0,0; draws `skates` at the ends. */
export const hanging = (ends: readonly Point[], lace: string): string =>
  ends
    .map(([x, y]) =>
      line(
        curve([
          [0, 0],
          [x * 0.3, y * 0.5],
          [x, y],
        ]),
        lace,
        0.9,
      ),
    )
    .join('');
