import { colours } from '../colours';
import { roster, type PlayerNumber } from '../roster';
import { digits, frame, light, player } from './frame';
import { at, skate, stick } from './gear';
import { helmetShelf } from './heads';
import { lacing } from './poses';
import { blob, curve, disc, limb, sliver, type Limb } from './shapes';
import { line, mix, Paper, print } from './sheet';

const { night, boards, ice } = colours;
const WHITE = '#F7FAFB';
const [WIDTH, HEIGHT] = [1600, 900];
/** The wood of stalls and rails. */
export const WOOD = '#C98F55';
/** The six from left to right: number 4 sits in her stall. */
export const PLACES = [9, 11, 4, 22, 13, 7] as const satisfies readonly PlayerNumber[];

/** The painted boards of the wall, dark on the left. */
export const panelling = {
  gradient: `<linearGradient id="wall" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${mix(night, boards, 0.4)}"/><stop offset=".5" stop-color="${mix(boards, '#2A5A86', 0.35)}"/><stop offset="1" stop-color="${boards}"/></linearGradient>`,
  wall:
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/>` +
    Array.from({ length: 15 }, (_, index) => line(`M${index * 116 + 20} -10V${HEIGHT}`, night, 4, 0.28)).join(
      '',
    ),
};
const [LEFT, WIDE, TOP, BENCH] = [400, 196, 176, 664];

/** A sweater on a hook, seen from the back, around its collar; centimetres. */
// prettier-ignore
export async function hung(number: PlayerNumber): Promise<string> {
  const { colour } = roster[number];
  const dark = mix(colour, night, 0.42);
  const paper = new Paper(light, `h${number}-`);
  const sleeves: Limb[] = [
    { joints: [[-13, 8], [-19.5, 26], [-19.5, 48]], halves: [7, 7, 6.6, 6.4] },
    { joints: [[13, 8], [19.5, 25], [20.5, 47]], halves: [7, 7, 6.6, 6.4] },
  ];
  const body = blob([[-6, 0], [-14, 3], [-18, 10], [-16.5, 24], [-18, 40], [-19, 58], [-19, 58], [-11, 60.5], [-4, 58], [4, 61], [11, 58.6], [19, 59.4], [19, 59.4], [17.4, 40], [16.5, 24], [18, 10], [14, 3], [6, 0], [0, 2.6]]);
  const stripe = (up: number, thick: number) => print(blob([[-22, 57 - up], [-11, 60 - up], [-4, 58 - up], [4, 61 - up], [11, 58.6 - up], [22, 58 - up], [22, 58 - up - thick], [11, 58.6 - up - thick], [4, 61 - up - thick], [-4, 58 - up - thick], [-11, 60 - up - thick], [-22, 57 - up - thick]]), WHITE);
  const cuffs = sleeves.flatMap((sleeve) => [[0.72, 0.8], [0.86, 0.91]].map(([from, to]) => print(limb(sleeve, from, to), WHITE))).join('');
  const inside =
    stripe(4, 3.6) + stripe(10, 1.9) +
    ([[[-15, 16], [-11, 36], [-13, 58], 3], [[15, 18], [11, 38], [13, 58], 3], [[-3, 40], [-5, 50], [-4, 58], 1.8], [[6, 38], [8, 48], [6, 60], 2], [[-9, 6], [-3, 12], [4, 13], 2]] as const)
      .map((fold) => print(sliver(fold[0], fold[1], fold[2], fold[3]), dark, 0.85)).join('') +
    sleeves.map((sleeve, index) => print(limb({ ...sleeve, joints: sleeve.joints.map(([x, y]) => [x + (index === 0 ? 3 : -3), y + 1] as const) }, 0.2, 1), dark, 0.4) + print(limb(sleeve), colour)).join('') +
    cuffs + print(sliver([-24, 30], [-20, 32], [-16, 30], 1.6), dark) + print(sliver([17, 30], [21, 33], [26, 30], 1.6), dark) +
    print(blob([[-24, -4], [24, -4], [25, 14], [25, 14], [12, 15.4], [0, 14.4], [-12, 15.4], [-25, 14], [-25, 14]]), WHITE) +
    `<g transform="translate(0 46) scale(2.1)">${await digits(number)}</g>`;
  return paper.sheet(blob([[-5, 1], [0, -1.6], [5, 1], [0, 4.6]]), dark, { edge: 0.3 }) + paper.sheet(body + sleeves.map((sleeve) => limb(sleeve) + disc(...(sleeve.joints[0] ?? [0, 0]), 7)).join(''), colour, { lift: 'high', edge: 1.2, inside });
}

// prettier-ignore
async function stall(number: PlayerNumber, index: number): Promise<string> {
  const x = LEFT + index * WIDE;
  const middle = x + WIDE / 2;
  const paper = new Paper(light, `l${number}-`);
  const empty = number === 4;
  const board = `<g filter="url(#scene)"><rect x="${x - 7}" y="${TOP - 20}" width="14" height="${BENCH - TOP + 190}" fill="${mix(WOOD, night, 0.18)}"/></g>`;
  const things = empty
    ? line(curve([[middle, TOP + 120], [middle, TOP + 132], [middle + 6, TOP + 136]]), '#C7D3DA', 5)
    : `<g transform="translate(${middle} ${TOP + 136}) scale(3.7)">${await hung(number)}</g><g transform="translate(${middle} ${TOP + 68}) scale(2.9)">${helmetShelf(paper, roster[number])}</g>` +
      `<g transform="translate(${middle - 40} ${BENCH + 132}) scale(2.7)">${at([0, 0], 4, [1, 1], skate(paper, ice))}</g><g transform="translate(${middle + 14} ${BENCH + 138}) scale(2.7)">${at([0, 0], 0, [1, 1], skate(paper, ice))}</g>`;
  const name = `<g filter="url(#low)"><rect x="${middle - 42}" y="${TOP - 8}" width="84" height="12" fill="${roster[number].colour}"/></g>`;
  return board + name + things;
}

/** The dressing room: six stalls, one of them taken off its hook: number 4 ties her skates. */
// prettier-ignore
export async function room(): Promise<string> {
  const right = LEFT + PLACES.length * WIDE;
  const wall =
    panelling.wall +
    `<ellipse cx="980" cy="330" rx="620" ry="250" fill="#FFDFA8" opacity=".24" filter="url(#glow)"/>` +
    `<path d="M-10 842H${WIDTH + 10}V${HEIGHT + 10}H-10Z" fill="#0C1C2E"/>`;
  const back = `<g filter="url(#scene)"><rect x="${LEFT - 7}" y="${TOP - 20}" width="${right - LEFT + 14}" height="${BENCH - TOP + 190}" fill="${mix(WOOD, night, 0.34)}"/></g>`;
  const shelf = `<g filter="url(#scene)"><rect x="${LEFT - 12}" y="${TOP + 92}" width="${right - LEFT + 24}" height="13" fill="${WOOD}"/></g><g filter="url(#scene)"><rect x="${LEFT - 12}" y="${TOP - 32}" width="${right - LEFT + 24}" height="16" fill="${mix(WOOD, '#FFFFFF', 0.12)}"/></g>`;
  const seat = `<g filter="url(#scene)"><rect x="${LEFT - 16}" y="${BENCH}" width="${right - LEFT + 32}" height="26" fill="${mix(WOOD, '#FFFFFF', 0.1)}"/><rect x="${LEFT - 16}" y="${BENCH + 20}" width="${right - LEFT + 32}" height="6" fill="${mix(WOOD, night, 0.3)}"/></g>`;
  const stalls = await Promise.all(PLACES.map(stall));
  const x = LEFT + 2 * WIDE - 12;
  // Their sticks wait in a rack beside the stalls.
  const sticks = PLACES.map((number, index) => `<g transform="translate(${104 + index * 44} ${212 + (index % 2) * 10}) scale(4.5)">${stick(new Paper(light, `k${number}-`), [-3, -2], [4, 138], [index % 2 ? -10 : 18, 141], roster[number].colour)}</g>`);
  const rack = `<g filter="url(#scene)"><rect x="66" y="300" width="290" height="20" fill="${mix(WOOD, night, 0.2)}"/></g>`;
  return frame(
    [WIDTH, HEIGHT],
    panelling.gradient,
    wall + rack + sticks.join('') + back + shelf + seat + stalls.join('') + shelf + (await player(4, lacing, { at: [x, 850], scale: 4.2 })),
  );
}
