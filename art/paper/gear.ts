import { colours } from '../colours';
import { blob, curve, lerp, limb, polygon, sliver, type Point } from './shapes';
import { line, print, type Paper } from './sheet';

const BLACK = '#141C28';
const STEEL = '#C7D3DA';
const WOOD = '#D9A066';

/** A group moved to a point and turned, in degrees; `stretch` narrows or mirrors it. */
export const at = ([x, y]: Point, turn: number, stretch: Point, inside: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${stretch[0]} ${stretch[1]})">${inside}</g>`;

/** A thing moved to a point, `scale` pixels to the centimetre, and turned. */
export const put = (place: Point, scale: number, inside: string, turn = 0): string =>
  at(place, turn, [scale, scale], inside);

/** A skate pointing to +x; the ankle is at 0,0 and the blade 11 below it. */
// prettier-ignore
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

/** A closed glove: the wrist at 0,0, the fingers around a shaft that crosses at x = 8. */
// prettier-ignore
export function glove(paper: Paper, colour: string, thumb?: 1 | -1): string {
  const leather = '#1C2E45';
  const cuff = blob([[-6.6, -7.4], [-6.6, -7.4], [1, -5.8], [1, 5.8], [-6.6, 7.4], [-6.6, 7.4]]);
  const back = blob([[-0.6, -5.8], [4, -6.6], [7.4, -6.2], [7.8, 0], [7.4, 6.2], [4, 6.6], [-0.6, 5.8]]);
  const rolls = [-4.9, -1.6, 1.7, 5].map((y) =>
    paper.sheet(blob([[5.6, y - 1.5], [9.6, y - 1.7], [11.8, y * 0.94 - 0.9], [11.8, y * 0.94 + 0.9], [9.6, y + 1.5], [5.6, y + 1.5]]), leather, { edge: 0.4, lift: 'none', lit: 0.32 }),
  );
  const seams = line('M2.6-6.2Q3.4 0 2.6 6.2', '#0B1626', 0.9) + print(limb({ joints: [[-4, -6], [-4, 6]], halves: [0.7, 0.7] }), '#F7FAFB');
  const pollex = thumb === undefined ? '' : paper.sheet(blob([[1.4, 4.4 * thumb], [4.4, 7.6 * thumb], [9, 8 * thumb], [10.4, 5.8 * thumb], [6.4, 4 * thumb]]), leather, { edge: 0.4 });
  return paper.sheet(cuff, colour, { edge: 0.6 }) + paper.sheet(back, leather, { edge: 0.6, lit: 0.32 }) + rolls.join('') + seams + pollex;
}

/** A stick: butt, heel and toe; the blade bends by `bow` and carries tape. */
export function stick(paper: Paper, butt: Point, heel: Point, toe: Point, tape: string, bow = 2): string {
  const thick = 1.35;
  const blade: Point[] = [lerp(butt, heel, 0.93), heel, lerp(heel, toe, 0.5), toe];
  const bend: Point = [blade[2]?.[0] ?? 0, (blade[2]?.[1] ?? 0) + bow];
  const path = { joints: [blade[0] ?? heel, heel, bend, toe], halves: [thick, 1.9, 2.7, 2.9, 2.1] };
  return (
    paper.sheet(limb({ joints: [butt, heel], halves: [thick, thick] }), WOOD, { edge: 0.35 }) +
    paper.sheet(limb({ joints: [butt, heel], halves: [thick + 0.3, thick + 0.3] }, 0, 0.13), tape, {
      edge: 0.3,
      lift: 'none',
    }) +
    paper.sheet(limb(path), WOOD, { edge: 0.35 }) +
    paper.sheet(limb({ ...path, halves: path.halves.map((half) => half + 0.4) }, 0.36, 0.97), tape, {
      edge: 0.5,
      lift: 'none',
    })
  );
}
