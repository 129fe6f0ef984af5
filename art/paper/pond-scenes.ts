import { colours } from '../colours';
import { roster } from '../roster';
import { frame, player, pool } from './frame';
import { at, glove, put, stick } from './gear';
import { knit, mitten, toque } from './mitts';
import { aurora, hours, pond, pondDefinitions, SIZE } from './outdoors';
import { stop, stride } from './poses';
import { WOOD } from './room';
import { blob, polygon } from './shapes';
import { line, mix, Paper, print } from './sheet';
import { chai, chair, flask, goal, mesh, paperFor, steam, TAPES } from './things';

const { night, sheet: white, red } = colours;
const [WIDTH] = SIZE;

/** The sun behind the woods, and its way over the ice. */
const sun = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="230" fill="#FFE3AE" opacity=".35" filter="url(#glow)"/><circle cx="${x}" cy="${y}" r="112" fill="#FFE9BF" filter="url(#low)"/>`;

/** A goal at dawn; numbers 9 and 13 are out before the sun. */
// prettier-ignore
export async function goalDawn(): Promise<string> {
  const hour = hours.dawn;
  return frame(SIZE, pondDefinitions(hour) + mesh(9, white, 1.1),
    pond(hour, 470, sun(1190, 400)) + pool(1010, 652, 270, 14, '#2B2C55', 0.5) + put([1010, 646], 2.5, goal()) +
      pool(850, 796, 120, 12, '#2B2C55', 0.55) + (await player(13, stride, { at: [850, 790], scale: 2.7 })) +
      pool(1250, 826, 110, 12, '#2B2C55', 0.55) + (await player(9, stop, { at: [1250, 820], scale: 2.9 }, true)),
  );
}

/** Under the northern lights: number 22 skates towards an open goal. */
// prettier-ignore
export async function northernGoal(): Promise<string> {
  const hour = hours.night;
  return frame(SIZE, pondDefinitions(hour) + mesh(9, '#E4F6F1', 1.1),
    pond(hour, 500, aurora) + pool(1180, 660, 250, 12, '#04182A', 0.55) + put([1180, 656], 2.3, goal()) +
      pool(800, 736, 90, 10, '#04182A', 0.6) + (await player(22, stride, { at: [790, 730], scale: 2.4 })),
  );
}

/** A snowy rail in front of the pond. */
// prettier-ignore
const rail = (top: number) =>
  `<g filter="url(#scene)"><rect x="-20" y="${top}" width="${WIDTH + 40}" height="60" fill="${WOOD}"/><rect x="-20" y="${top + 60}" width="${WIDTH + 40}" height="260" fill="${mix(colours.boards, '#6E547C', 0.35)}"/></g>` +
  [260, 700, 1140, 1560].map((x) => line(`M${x} ${top + 64}V920`, night, 4, 0.4)).join('') +
  `<path d="${blob([[-40, top + 12], [-40, top - 16], [160, top - 30], [420, top - 20], [600, top - 8], [760, top + 4], [760, top + 4], [400, top + 16]])}" fill="${white}" filter="url(#high)"/>`;

/** Six glasses of tea, a flask with six stripes, a pink mitten: the break at dawn. */
// prettier-ignore
export async function teaBreak(): Promise<string> {
  const hour = hours.dawn;
  const glasses = [[0, 0, 13], [104, 6, 13.4], [208, 0, 13], [52, 44, 15], [160, 48, 15.4], [270, 42, 15]].map(([x = 0, y = 0, scale = 1]) => put([846 + x, 664 + y], scale, `${`<g transform="translate(0 -10)">${steam(11)}</g>`}${chai()}`));
  const wool = mitten(4, 1, 0, 1, 0).drawing;
  return frame(SIZE, pondDefinitions(hour) + mesh(9, white, 1.1) + knit,
    pond(hour, 380, sun(1330, 300)) + put([300, 520], 1.5, goal()) + (await player(11, stride, { at: [520, 560], scale: 1.35 })) +
      rail(640) + pool(980, 712, 300, 14, '#20132B', 0.6) + pool(1290, 706, 110, 14, '#20132B', 0.6) + put([1290, 700], 12.5, flask()) + glasses.join('') +
      put([600, 628], 4, wool, 84),
  );
}

/** A chair to learn with, at dawn; a toque on its back, gloves on its seat. */
// prettier-ignore
export async function learnersChair(): Promise<string> {
  const hour = hours.dawn;
  const paper = new Paper({ lit: '#FFF1DC', shade: night, edge: [1.1, 0.5] }, 'g-');
  return frame(SIZE, pondDefinitions(hour) + mesh(9, white, 1.1) + knit,
    pond(hour, 400, sun(560, 330)) + put([250, 540], 1.55, goal()) +
      pool(1010, 842, 210, 18, '#1C2148', 0.6) + put([1000, 830], 6.1, chair(WOOD)) +
      put([1030, 556], 6.4, at([0, 0], 24, [0.9, 0.9], glove(paper, roster[4].colour, 1))) + put([1100, 566], 6.4, at([0, 0], -14, [0.9, 0.9], glove(paper, roster[4].colour, -1))) +
      put([1178, 262], 3.3, toque(), 9) + [[690, 780, 980, 812], [640, 850, 940, 846]].map(([a = 0, b = 0, c = 0, d = 0]) => print(polygon([[a, b], [c, d], [c, d + 5]]), white, 0.7)).join(''),
  );
}

/** A warming hut with a lit window. */
// prettier-ignore
function hut(): string {
  const paper = paperFor([0.8, 0.5]);
  return paper.sheet(polygon([[-60, 0], [-60, -56], [60, -56], [60, 0]]), mix(red, night, 0.28), { lift: 'high', inside: [-40, -20, 0, 20, 40].map((x) => line(`M${x} -60V0`, night, 1, 0.4)).join('') }) +
    print(polygon([[-38, -42], [-8, -42], [-8, -20], [-38, -20]]), '#FFDE9A') + print(polygon([[18, -44], [40, -44], [40, 0], [18, 0]]), '#FFC873') + line('M-23 -42V-20M-38 -31H-8', mix(red, night, 0.5), 2) +
    paper.sheet(blob([[-74, -52], [-74, -52], [0, -92], [0, -92], [74, -52], [74, -52], [70, -48], [0, -82], [-70, -48]]), white, { lift: 'high' }) + `<ellipse cx="0" cy="4" rx="90" ry="10" fill="#FFD489" opacity=".4" filter="url(#soft)"/>`;
}

/** The outdoor rink at dusk: six sticks stand in the snow bank, three of them are still on the ice. */
// prettier-ignore
export async function rinkAtDusk(): Promise<string> {
  const hour = hours.dusk;
  const strings = [[-20, 120, 420, 200, 800, 130], [800, 130, 1200, 210, 1640, 110]].map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => {
    const bulbs = Array.from({ length: 13 }, (_, index) => {
      const t = (index + 0.5) / 13;
      const [x, y] = [(1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * e, (1 - t) ** 2 * b + 2 * t * (1 - t) * d + t * t * f + 9];
      return `<circle cx="${x}" cy="${y}" r="26" fill="#FFD489" opacity=".28" filter="url(#soft)"/><circle cx="${x}" cy="${y}" r="7" fill="#FFF0CE"/>`;
    });
    return line(`M${a} ${b}Q${c} ${d} ${e} ${f}`, '#0B1530', 3) + bulbs.join('');
  });
  const boards = `<g filter="url(#scene)"><rect x="-20" y="470" width="${WIDTH + 40}" height="54" fill="#E8EEF2"/><rect x="-20" y="512" width="${WIDTH + 40}" height="12" fill="${colours.haldi}"/></g>`;
  const bank = `<path d="${blob([[420, 920], [420, 920], [560, 800], [760, 744], [1000, 730], [1260, 748], [1480, 800], [1640, 850], [1640, 920], [1640, 920]])}" fill="#DDE7EF" filter="url(#scene)"/><path d="${blob([[520, 920], [700, 812], [980, 778], [1300, 800], [1640, 900], [1640, 930]])}" fill="${white}" opacity=".75"/>`;
  const sticks = TAPES.map((colour, index) => {
    const x = 700 + index * 122;
    const lean = ((index * 7) % 5) - 2;
    return put([x, 800 - Math.abs(index - 2.5) * -6], 3.5, stick(paperFor([0.5, 0.3]), [lean * 2, 6], [lean * -1.4, -120], [lean * -1.4 + 22, -125], colour));
  });
  return frame(SIZE, pondDefinitions(hour) + mesh(9, white, 1.1) + knit,
    pond(hour, 470, strings.join('')) + put([1290, 476], 1.9, hut()) + boards + put([420, 600], 1.2, goal()) +
      (await player(9, stride, { at: [330, 640], scale: 1.35 })) + (await player(13, stop, { at: [560, 664], scale: 1.45 }, true)) + (await player(7, stride, { at: [840, 640], scale: 1.5 }, true)) +
      sticks.join('') + bank + put([930, 826], 2.6, toque(), -12),
  );
}
