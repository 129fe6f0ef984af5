import { colours } from '../colours';
import { roster, type PlayerNumber } from '../roster';
import { blueLine, darkIce, darkRink, redLine, spot } from './arena';
import { spray } from './first-step';
import { frame, light, player, pool } from './frame';
import { put, stick } from './gear';
import { knit, toque } from './mitts';
import { SIZE } from './outdoors';
import { stop, stride } from './poses';
import { PLACES } from './room';
import { polygon, type Point } from './shapes';
import { mix, Paper, print } from './sheet';
import {
  chai,
  flask,
  goal,
  lyingRoll,
  mesh,
  paperFor,
  puck,
  pylon,
  standingRoll,
  steam,
  TAPES,
} from './things';

const { night, boards, ice, crease, haldi, sheet: white, tape } = colours;
const [WIDTH, HEIGHT] = SIZE;
const SHADE = '#04121F';

/** A puck with its shadow, `scale` pixels to the centimetre. */
const onIce = (x: number, y: number, scale: number) =>
  pool(x - scale, y + 1, 5.4 * scale, 1.5 * scale, SHADE, 0.55) + put([x, y], scale, puck());

/** A stick from the hand down to the blade on the ice; pixels. */
const held = (butt: Point, heel: Point, toe: Point, colour: string, scale = 9) =>
  put(
    [0, 0],
    scale,
    stick(paperFor([0.4, 0.25]), small(butt, scale), small(heel, scale), small(toe, scale), colour, 0.6),
  );
const small = ([x, y]: Point, scale: number): Point => [x / scale, y / scale];

/** Six blades around one puck, as before a face-off. */
// prettier-ignore
export async function huddle(): Promise<string> {
  const sticks: readonly (readonly [PlayerNumber, Point, Point, Point])[] = [
    [7, [470, -300], [650, 470], [762, 508]], [22, [1110, -300], [950, 470], [840, 508]], [9, [1900, -260], [1080, 528], [900, 556]],
    [13, [-300, -260], [524, 528], [704, 556]], [4, [-420, 470], [500, 676], [738, 640]], [11, [2030, 470], [1110, 676], [866, 640]],
  ];
  return frame(SIZE, darkIce, darkRink(250, redLine(250, 196, 196, 46) + spot(800, 590, 190)) +
    sticks.slice(0, 4).map(([number, ...points]) => pool((points[1][0] + points[2][0]) / 2, points[2][1] + 20, 80, 10, SHADE, 0.5) + held(...points, roster[number].colour)).join('') +
    onIce(802, 606, 15) +
    sticks.slice(4).map(([number, ...points]) => pool((points[1][0] + points[2][0]) / 2, points[1][1] + 16, 110, 14, SHADE, 0.5) + held(...points, roster[number].colour, 12)).join(''));
}

/** A pink blade and a puck on the red line. */
export async function blade(): Promise<string> {
  return frame(
    SIZE,
    darkIce,
    darkRink(210, redLine(210, 150, 190, 120)) +
      pool(1120, 722, 330, 26, SHADE, 0.5) +
      held([60, -400], [690, 640], [1420, 690], roster[4].colour, 24) +
      onIce(1190, 780, 28),
  );
}

/** Number 13 skates around three cones, a puck on the blade. */
// prettier-ignore
export async function pylons(): Promise<string> {
  const cones: readonly (readonly [number, number, number])[] = [[1420, 470, 3], [1250, 556, 4.2], [900, 800, 7]];
  const cone = (index: number) => { const [x, y, scale] = cones[index] ?? [0, 0, 0]; return pool(x - 4 * scale, y, 22 * scale, 4 * scale, SHADE, 0.5) + put([x, y], scale, pylon()); };
  return frame(SIZE, darkIce, darkRink(250, blueLine(250, 60, 66)) + cone(0) + cone(1) +
    pool(1090, 722, 150, 16, SHADE, 0.5) + (await player(13, stride, { at: [1080, 712], scale: 3.9 })) + cone(2) + onIce(1180, 838, 9) + onIce(1252, 846, 9) + onIce(1218, 824, 9));
}

/** Six rolls of tape, one of each colour, on the face-off spot. */
// prettier-ignore
export async function rolls(): Promise<string> {
  const [first, second, third, fourth, fifth, sixth] = TAPES;
  return frame(SIZE, darkIce, darkRink(210, spot(1060, 640, 330)) + pool(1060, 668, 330, 30, SHADE, 0.5) +
    put([930, 612], 15, standingRoll(sixth, '#2E6C9A')) + put([1290, 640], 17, standingRoll(third, '#2E6C9A')) +
    put([1100, 640], 18, lyingRoll(second)) + put([1096, 592], 18, lyingRoll(fifth)) + put([960, 700], 19, lyingRoll(first)) + put([1172, 716], 19, lyingRoll(fourth)) + onIce(1400, 720, 15));
}

/** One puck that nobody picked up, far from the net, in an empty arena. */
export async function lonePuck(): Promise<string> {
  return frame(
    SIZE,
    darkIce + mesh(9, white, 1.1),
    darkRink(330, redLine(330, 70, 70, 6) + blueLine(330, 250, 250, 30)) +
      put([1000, 408], 0.9, goal()) +
      onIce(1010, 700, 16),
  );
}

/** Number 11 stops hard; snow flies. */
// prettier-ignore
export async function hardStop(): Promise<string> {
  return frame(SIZE, darkIce, darkRink(230, blueLine(230, 120, 130, 34)) + pool(960, 784, 180, 16, SHADE, 0.55) +
    spray(paperFor([2.4, 1.4]), 1060, 768, 2.6) + (await player(11, stop, { at: [960, 778], scale: 3.5 })) + spray(paperFor([2.4, 1.4]), 1110, 784, 1.4));
}

/** A shot, seen from behind the net: number 22 lets it go. */
// prettier-ignore
export async function behindTheNet(): Promise<string> {
  const post = new Paper({ ...light, edge: [6, 3] }, 'post-');
  const netting = `<pattern id="near" width="74" height="74" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H74M0 0V74" stroke="${white}" stroke-width="7"/></pattern>`;
  return frame(SIZE, darkIce + netting, darkRink(220, redLine(220, 330, 330, 12)) + pool(760, 566, 130, 14, SHADE, 0.5) + (await player(22, stride, { at: [750, 560], scale: 3 })) +
    onIce(1090, 660, 13) + print(polygon([[-10, -10], [1330, -10], [1330, 780], [-10, 780]]), 'url(#near)', 0.42) +
    post.sheet(polygon([[-20, 764], [1372, 764], [1372, 800], [-20, 800]]), mix(ice, crease, 0.5), { lift: 'high' }) + post.sheet(polygon([[1318, -20], [1372, -20], [1372, 806], [1318, 806]]), colours.red, { lift: 'high' }));
}

/** The gate is open: six sticks lean beside it, tea is on the rail. */
// prettier-ignore
export async function openGate(): Promise<string> {
  const paper = new Paper({ ...light, edge: [4, 2.4] }, 'gate-');
  const wall = (left: number, right: number) => `<g filter="url(#scene)"><rect x="${left}" y="330" width="${right - left}" height="500" fill="${mix(ice, crease, 0.25)}"/><rect x="${left}" y="724" width="${right - left}" height="106" fill="${haldi}"/></g>` +
    `<g filter="url(#scene)">${paper.sheet(polygon([[left - 8, 306], [right + 8, 306], [right + 8, 336], [left - 8, 336]]), boards)}</g>`;
  const sticks = PLACES.map((number, index) => put([1330 + index * 46, 300 - (index % 2) * 8], 4.6, stick(paperFor([0.5, 0.3]), [-4, -22], [6, 116], [index % 2 ? -12 : 24, 119], roster[number].colour)));
  const glasses = [0, 1, 2].map((index) => put([300 + index * 66, 306], 7, `<g transform="translate(0 -10)">${steam(9)}</g>${chai()}`));
  return frame(SIZE, darkIce + knit, darkRink(210) + (await player(9, stride, { at: [950, 480], scale: 1.7 })) +
    `<rect x="-10" y="826" width="${WIDTH + 20}" height="90" fill="${mix(night, boards, 0.3)}"/><path d="${polygon([[786, 826], [1128, 826], [1230, HEIGHT + 10], [690, HEIGHT + 10]])}" fill="#47708F"/>` +
    wall(-40, 790) + put([560, 306], 7, flask()) + glasses.join('') + wall(1126, 1660) + put([1238, 306], 3, toque(), 3) +
    paper.sheet(polygon([[1128, 330], [1172, 352], [1172, 880], [1128, 830]]), mix(ice, crease, 0.6), { lift: 'high' }) + sticks.join('') +
    [tape.sky, tape.aurora].map((colour, index) => print(polygon([[60 + index * 34, 420], [84 + index * 34, 420], [84 + index * 34, 520], [60 + index * 34, 520]]), colour)).join(''));
}
