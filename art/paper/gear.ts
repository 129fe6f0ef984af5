import { colours } from '../colours';
import { blob, curve, lerp, limb, polygon, sliver, type Point } from './shapes';
import { line, print, type Paper } from './sheet';

const BLACK = '#141C28';
const STEEL = '#C7D3DA';
const WOOD = '#D9A066';

/** A group moved to a point and turned, in degrees; `stretch` narrows or mirrors it. */
export const at = ([x, y]: Point, turn: number, stretch: Point, inside: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${stretch[0]} ${stretch[1]})">${inside}</g>`;

/** A skate pointing to +x; the ankle is at 0,0 and the blade 11 below it. */
export function skate(paper: Paper, lace: string): string {
  const blade = 'M-7.5 9.2H15.5Q18 9 18.4 7.6Q18.6 11.4 15 11.6H-6Q-8 11.6-7.5 9.2Z';
  const holder = polygon([[-6.5, 6.4], [15.5, 6.4], [13.5, 9.8], [8.5, 9.8], [7, 8.2], [2.5, 8.2], [1, 9.8], [-4.5, 9.8]]);
  const boot: Point[] = [
    [-6, -9.5], [-6, -9.5], [0, -10.2], [5, -9.5], [5, -9.5], [6.2, -3], [10, .8], [15, 2.6], [17.6, 5.2], [17, 7], [17, 7],
    [-6.8, 7], [-6.8, 7], [-7.6, 2.5], [-5.8, -3],
  ];
  const laces = [0, 1, 2].map((row) => line(curve([[3 + row * 1.8, -5.4 + row * 2.6], [7 + row * 1.9, -5.2 + row * 2.7]]), lace, 0.9)).join('');
  return (
    print(blade, STEEL) +
    paper.sheet(holder, colours.ice, { lift: 'none', edge: 0.4 }) +
    paper.sheet(blob(boot), BLACK, { inside: laces + print(sliver([-7, 3], [-1, 0], [3, 4.6], 2), '#2A3648'), edge: 0.6 })
  );
}

/** A glove with the wrist at 0,0 and the fingers closed towards +x. */
export function glove(paper: Paper, colour: string, thumb: 1 | -1): string {
  const cuff = polygon([[-8, -7.2], [1, -5.8], [1, 5.8], [-8, 7.2]]);
  const hand = blob([[-1, -6], [5, -7], [10.5, -6.6], [13.5, -3.5], [13.5, 3.5], [10.5, 6.4], [4, 6.8], [-1, 6]]);
  const rolls = [-3.2, 0.2, 3.6].map((y) => line(curve([[6.5, y], [13.6, y * 0.9]]), BLACK, 0.9, 0.8)).join('');
  const pads = line('M5.4-7V7', BLACK, 1, 0.8) + line('M1.2-6V6', colours.ice, 0.9, 0.55);
  return (
    paper.sheet(cuff, colour, { edge: 0.5 }) +
    paper.sheet(hand, '#22364F', { inside: rolls + pads, edge: 0.6 }) +
    paper.sheet(blob([[3, 5 * thumb], [6, 8.4 * thumb], [11, 8.4 * thumb], [12, 5.6 * thumb], [7, 3.6 * thumb]]), '#2A4260', { edge: 0.4 })
  );
}

/** A stick: butt, heel and toe; the blade bends by `bow` and carries tape. */
export function stick(paper: Paper, butt: Point, heel: Point, toe: Point, tape: string, bow = 2): string {
  const thick = 1.35;
  const blade: Point[] = [lerp(butt, heel, 0.93), heel, lerp(heel, toe, 0.5), toe];
  const bend: Point = [blade[2]?.[0] ?? 0, (blade[2]?.[1] ?? 0) + bow];
  const path = { joints: [blade[0] ?? heel, heel, bend, toe], halves: [thick, 2.2, 3.4, 3.6, 2.6] };
  return (
    paper.sheet(limb({ joints: [butt, heel], halves: [thick, thick] }), WOOD, { edge: 0.35 }) +
    paper.sheet(limb({ joints: [butt, heel], halves: [thick + 0.3, thick + 0.3] }, 0, 0.13), tape, { edge: 0.3, lift: 'none' }) +
    paper.sheet(limb(path), WOOD, { edge: 0.35 }) +
    paper.sheet(limb({ ...path, halves: path.halves.map((half) => half + 0.4) }, 0.36, 0.97), tape, { edge: 0.5, lift: 'none' })
  );
}
