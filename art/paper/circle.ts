import { colours } from '../colours';
import { roster, type PlayerNumber } from '../roster';
import { digits, frame, light } from './frame';
import { at, glove, skate, stick } from './gear';
import { braid, helmetAbove } from './heads';
import { blob, disc, limb, sliver, type Limb, type Point } from './shapes';
import { line, mix, Paper, print } from './sheet';

const { night, boards, ice, crease, red, blue } = colours;
const WHITE = '#F7FAFB';
const PANTS = '#1A2E49';

/** The six around the circle, clockwise from number 4, who is nearest to the reader. */
const ROUND = [4, 11, 9, 22, 13, 7] as const satisfies readonly PlayerNumber[];
/** Centimetres from the puck to the backs of the players. */
const RADIUS = 64;

/** Rotates a point around 0,0. */
function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

const toEdge = ([x, y]: Point): Point => [x, -y];

/** The light stays where it is while the figure turns. */
const paperOf = (name: string, degrees: number) =>
  new Paper({ ...light, edge: toEdge(turned([1, -0.6], -degrees)) }, name);

const dressed = (number: PlayerNumber) => {
  const { colour } = roster[number];
  return { colour, dark: mix(colour, night, 0.42) };
};

/** An arm that reaches to the back of a neighbour; `side` is -1 for the left one. */
// prettier-ignore
function arm(number: PlayerNumber, side: 1 | -1, degrees: number): string {
  const paper = paperOf(`a${number}${side}-`, degrees);
  const { colour, dark } = dressed(number);
  const shoulder: Point = [13 * side, RADIUS - 9];
  const elbow: Point = [33 * side, RADIUS - 9];
  const wrist = turned([-12 * side, RADIUS - 4], -60 * side);
  const shape: Limb = { joints: [shoulder, elbow, wrist], halves: [8, 8, 7.8, 7.4, 7, 6.6, 6.6] };
  const angle = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI;
  const creases = [-3, 1.5, 6].map((x) => print(sliver([elbow[0] + x * side, elbow[1] + 8], [elbow[0] + (x + 2) * side, elbow[1] + 2], [elbow[0] + (x - 2) * side, elbow[1] - 5], 1.8 * side), dark, 0.8)).join('');
  const stripes = [[0.74, 0.81], [0.86, 0.91]].map(([from, to]) => print(limb(shape, from, to), WHITE)).join('');
  return at(wrist, angle, [1, 1], glove(paper, colour)) + paper.sheet(limb(shape) + disc(shoulder[0], shoulder[1], 8), colour, { inside: creases + stripes + print(limb(shape, 0, 0.17) + disc(shoulder[0], shoulder[1], 8), WHITE) });
}

/** From above and behind, leaning in: skates, pants, sweater with its number, helmet. */
// prettier-ignore
async function body(number: PlayerNumber, degrees: number): Promise<string> {
  const player = roster[number];
  const paper = paperOf(`b${number}-`, degrees);
  const { colour, dark } = dressed(number);
  const wide = player.height > 150 ? 1.12 : 1;
  const long = player.height > 170 ? 8 : 0;
  const r = RADIUS;
  const torso = blob([
    [-5, r - 19], [-14, r - 17], [-19, r - 10], [-18.4, r + 2], [-19, r + 14], [-21, r + 31], [-21, r + 31], [-12, r + 34], [-4, r + 32], [4, r + 34.6], [12, r + 32], [21, r + 32],
    [21, r + 32], [19, r + 14], [18.4, r + 2], [19, r - 10], [14, r - 17], [5, r - 19],
  ]);
  const hem = (up: number, thick: number) =>
    print(blob([
      ...[[-24, r + 31], [-12, r + 34], [-4, r + 32], [4, r + 34.6], [12, r + 32], [24, r + 32]].map(([x = 0, y = 0]): Point => [x, y - up]),
      ...[[24, r + 32], [12, r + 32], [4, r + 34.6], [-4, r + 32], [-12, r + 34], [-24, r + 31]].map(([x = 0, y = 0]): Point => [x, y - up - thick]),
    ]), WHITE);
  const folds = (
    [
      [[-19, r + 6], [-10, r + 10], [-7, r + 18], 2.4], [[19, r + 4], [11, r + 10], [9, r + 20], 2.6], [[-20, r + 20], [-13, r + 23], [-12, r + 33], 2.4],
      [[20, r + 18], [14, r + 22], [14, r + 32], 2.2], [[-3, r + 24], [-4, r + 28], [-3, r + 33], 1.6],
    ] as const
  )
    .map((fold) => print(sliver(fold[0], fold[1], fold[2], fold[3]), dark, 0.85))
    .join('');
  const yoke = print(blob([[-24, r - 24], [24, r - 24], [23, r - 6], [23, r - 6], [12, r - 3], [0, r - 2], [-12, r - 3], [-23, r - 6], [-23, r - 6]]), WHITE);
  const feet = [-9.5, 10].map((x, index) => at([x, r + 37.5 + long / 2], -100 + index * 20, [0.72, index === 0 ? 0.9 : -0.9], skate(paper, ice))).join('');
  const legs = [-9, 9].map((x) => paper.sheet(limb({ joints: [[x, r + 24], [x * 1.06, r + 31 + long / 2]], halves: [9.4, 9.6, 8.6] }), PANTS, { inside: print(limb({ joints: [[x, r + 20], [x * 1.06, r + 44]], halves: [1.3, 1.3] }), colour) })).join('');
  const back = `<g transform="translate(0.5 ${r + 23}) scale(1.95)">${await digits(number)}</g>`;
  return (
    feet + legs +
    paper.sheet(torso, colour, { edge: 1.2, lift: 'high', inside: hem(3, 3.2) + hem(8, 1.7) + folds + back + yoke }) +
    `<g transform="translate(0 ${r - 27}) scale(${wide})">${helmetAbove(paper, player)}</g>` +
    (player.headwear === 'braid' ? braid(paper, [[2, r - 17], [1, r - 12], [-2, r - 8], [-5, r - 4], [-8, r], [-11, r + 4], [-13, r + 8]], player.hair, colours.haldi) : '')
  );
}

/** The ice from above, lit in the middle. */
// prettier-ignore
function sheet([width, height]: Point, [x, y]: Point, scale: number): string {
  const cuts = [[-120, -60, -20, -110, 110, -70], [40, 130, 110, 60, 150, -30], [-150, 40, -90, 110, -10, 140], [-190, -20, -140, 30, -150, 120], [-60, -140, 60, -160, 170, -110], [-28, -8, 0, -22, 30, -6], [-20, 18, 4, 26, 26, 12]]
    .map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => print(sliver([a, b], [c, d], [e, f], 1), '#FFFFFF', 0.75)).join('');
  return (
    `<rect width="${width}" height="${height}" fill="url(#lamp)"/>` +
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    line(`M-1000 0H1000`, red, 7, 0.5) + line(disc(0, 0, 150), blue, 4.4, 0.75) + print(disc(0, 0, 9), blue, 0.9) + cuts + '</g>'
  );
}

interface Cut {
  readonly size: Point;
  readonly middle: Point;
  /** Pixels to the centimetre. */
  readonly scale: number;
}

// prettier-ignore
async function draw({ size, middle: [x, y], scale }: Cut): Promise<string> {
  const turn = (index: number, inside: string) => `<g transform="rotate(${index * 60})">${inside}</g>`;
  const sticks = ROUND.map((number, index) => {
    const degrees = index * 60 + 30;
    return `<g transform="rotate(${degrees})">${stick(paperOf(`s${number}-`, degrees), [5, 146], [0.5, 22], [-15, 11], roster[number].colour, -0.4)}</g>`;
  });
  const shadows = ROUND.map((_, index) => turn(index, `<ellipse cx="-3" cy="${RADIUS + 12}" rx="25" ry="36" fill="#123A5E" opacity=".5" filter="url(#smooth)"/>`));
  const under = ROUND.map((number, index) => turn(index, arm(number, -1, index * 60)));
  const bodies = await Promise.all(ROUND.map(async (number, index) => turn(index, await body(number, index * 60))));
  const over = ROUND.map((number, index) => turn(index, arm(number, 1, index * 60)));
  const puck = new Paper(light, 'k').sheet(disc(0, 0, 5), '#0C1420', { edge: 0.5, lift: 'high' });
  const gradients =
    `<filter id="smooth" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="5"/></filter>` +
    `<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="${x + 30}" cy="${y - 30}" r="${size[0] * 0.62}"><stop offset="0" stop-color="${ice}"/><stop offset=".24" stop-color="${mix(ice, crease, 0.8)}"/><stop offset=".43" stop-color="#4F88B0"/><stop offset=".62" stop-color="${mix(boards, '#2A5A86', 0.3)}"/><stop offset="1" stop-color="${mix(night, boards, 0.35)}"/></radialGradient>`;
  // How they came: two lines of each pair of skates, from the edge of the light.
  const tracks = ROUND.map((_, index) => turn(index, [0, 9].map((apart) => line(`M${-9 + apart} 122C${-16 + apart} ${196 - apart} ${44 + apart} ${286 - apart} ${210 + apart} ${360 - apart}`, '#D5EAF5', 1.3, 0.38)).join('')));
  const people = under.join('') + bodies.join('') + over.join('');
  return frame(size, gradients, `${sheet(size, [x, y], scale)}<g transform="translate(${x} ${y}) scale(${scale})">${tracks.join('')}${shadows.join('')}${sticks.join('')}${puck}${people}</g>`);
}

/** The circle of six from above, their sticks around the puck like the mark. */
export const circle = () => draw({ size: [1600, 900], middle: [1120, 450], scale: 3.3 });
export const circlePortrait = () => draw({ size: [900, 1125], middle: [450, 540], scale: 3.85 });
