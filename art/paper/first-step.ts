import { colours } from '../colours';
import { arena } from './arena';
import { frame, light, player, pool, type Place } from './frame';
import { overTheSill, push, stop, stride, wave } from './poses';
import { blob, polygon, sliver, type Point } from './shapes';
import { line, mix, Paper, print } from './sheet';

const { night, boards, sheet: white, ice, crease, haldi } = colours;
/** Torn curls of snow thrown up by a blade. */
// prettier-ignore
export function spray(paper: Paper, x: number, y: number, size: number): string {
  const fans: readonly (readonly [number, number, number])[] = [[96, -66, 24], [118, -38, 22], [72, -84, 20], [122, -14, 18]];
  const curls = fans.map(([dx, dy, wide]) =>
    paper.sheet(
      blob([[x, y], [x + dx * size * 0.4, y + dy * size * 0.2], [x + dx * size, y + dy * size], [x + (dx - wide) * size * 0.8, y + (dy + wide) * size * 0.55]]),
      white, { edge: 2, shade: 0.34 },
    ),
  );
  const crumbs = [[110, -84, 4], [136, -52, 3.4], [92, -104, 3], [140, -26, 4], [126, -72, 2.4], [78, -100, 3.6], [150, -44, 2.2]].map(([dx = 0, dy = 0, r = 0]) =>
    print(polygon([[x + dx * size - r, y + dy * size], [x + dx * size, y + dy * size - r], [x + dx * size + r, y + dy * size + 1], [x + dx * size, y + dy * size + r]]), white),
  );
  return curls.join('') + crumbs.join('');
}

const gradients = `<linearGradient id="iceshade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(ice, crease, 0.75)}"/><stop offset=".3" stop-color="${mix(ice, crease, 0.28)}"/><stop offset="1" stop-color="${mix(crease, '#6FA9C9', 0.45)}"/></linearGradient>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${mix(night, boards, 0.35)}"/><stop offset=".8" stop-color="${mix(boards, night, 0.15)}"/><stop offset="1" stop-color="${mix(boards, '#2A5A86', 0.45)}"/></linearGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4b6f8c"/><stop offset="1" stop-color="#10243a"/></linearGradient>`;

/** How the picture is cut: its size, and the places of what is on it. */
interface Layout {
  readonly size: Point;
  readonly horizon: number;
  /** Left and right post of the gate, the foot of the boards, and the rail at the edges of the picture. */
  readonly gate: readonly [left: number, right: number];
  readonly foot: number;
  readonly rail: readonly [left: number, post: number, right: number];
  readonly hero: Place;
  readonly others: Readonly<Record<'ponytail' | 'short' | 'push' | 'coach' | 'stride' | 'stop', Place>>;
}

const landscape: Layout = {
  size: [1600, 900],
  horizon: 306,
  gate: [806, 1446],
  foot: 776,
  rail: [226, 288, 288],
  hero: { at: [1078, 816], scale: 4.5 },
  others: {
    ponytail: { at: [652, 414], scale: 1.42 },
    short: { at: [742, 404], scale: 1.3 },
    push: { at: [984, 446], scale: 1.36 },
    coach: { at: [1292, 496], scale: 1.74 },
    stride: { at: [878, 580], scale: 2.16 },
    stop: { at: [1404, 602], scale: 2.2 },
  },
};

const portrait: Layout = {
  size: [900, 1125],
  horizon: 330,
  gate: [104, 800],
  foot: 998,
  rail: [316, 322, 322],
  hero: { at: [410, 1052], scale: 5.9 },
  others: {
    ponytail: { at: [640, 452], scale: 1.2 },
    short: { at: [560, 436], scale: 1.1 },
    push: { at: [262, 482], scale: 1.5 },
    coach: { at: [716, 560], scale: 2.2 },
    stride: { at: [186, 690], scale: 2.5 },
    stop: { at: [800, 760], scale: 2.6 },
  },
};

// prettier-ignore
function rink({ size: [width, height], horizon, hero }: Layout): string {
  const [x] = hero.at;
  const cuts = [
    [x - 420, 690, x - 130, 640, x + 160, 700, 4], [x - 60, 560, x + 200, 540, x + 420, 600, 3.4], [x - 300, 770, x - 160, 790, x - 60, 840, 4.4],
    [x + 90, 800, x + 220, 720, x + 400, 700, 4.6], [x - 330, 480, x - 200, 470, x - 40, 500, 2.4], [x + 120, 640, x + 260, 660, x + 330, 720, 3.4], [x + 30, 720, x + 110, 764, x + 260, 800, 4],
  ].map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, w = 0]) => print(sliver([a, b], [c, d], [e, f], w), white, 0.85));
  const marks =
    print(polygon([[-10, horizon + 34], [width + 10, horizon + 40], [width + 10, horizon + 53], [-10, horizon + 46]]), colours.blue, 0.9) +
    line(`M${x - 620} ${horizon + 270}A 560 128 0 0 1 ${x + 560} ${horizon + 230}`, colours.red, 11, 0.85);
  return `<rect y="${horizon + 6}" width="${width}" height="${height - horizon}" fill="url(#iceshade)"/>${marks}${cuts.join('')}`;
}

/** The boards on this side, with the open gate: a door that stands towards the reader on the right. */
// prettier-ignore
function gate({ size: [width, height], gate: [left, right], foot, rail: [edge, post, far] }: Layout): string {
  const paper = new Paper({ ...light, edge: [5, 3] }, 'g');
  const wall = polygon([[-30, edge], [left, post], [left, foot], [-30, foot + 46]]);
  const panel = [0.34, 0.7].map((share) => {
    const x = left * share;
    return line(`M${x} ${edge + (post - edge) * share + 30}V${foot + 34 - 30 * share}`, night, 3, 0.5);
  });
  const kick = polygon([[-30, foot - 62], [left, foot - 76], [left, foot], [-30, foot + 46]]);
  // Bright only beside the gate: the hero's words end before it.
  const bright = polygon([[left * 0.8, foot - 73], [left, foot - 76], [left, foot], [left * 0.8 - 34, foot + 11]]);
  const cap = (from: Point, to: Point, thick: number) => polygon([from, to, [to[0], to[1] + thick], [from[0], from[1] + thick + 5]]);
  const wallGroup =
    `<g filter="url(#scene)"><path d="${wall}" fill="url(#wall)"/>${panel.join('')}` +
    `<path d="${kick}" fill="${mix(boards, night, 0.72)}"/><path d="${bright}" fill="${mix(haldi, night, 0.1)}"/><path d="${polygon([[-30, foot - 62], [left, foot - 76], [left, foot - 70], [-30, foot - 54]])}" fill="#FFFFFF" opacity=".16"/></g>` +
    `<g filter="url(#scene)">${paper.sheet(cap([-30, edge - 14], [left + 14, post - 12], 22), crease, { lift: 'none', edge: 0.8 })}</g>` +
    paper.sheet(polygon([[left - 10, post + 6], [left + 12, post + 6], [left + 12, foot + 2], [left - 10, foot + 4]]), mix(ice, crease, 0.5), { edge: 1, lift: 'high' });
  const rightWall =
    `<g filter="url(#scene)"><path d="${polygon([[right, post], [width + 30, far], [width + 30, foot + 4], [right, foot]])}" fill="${mix(boards, night, 0.1)}"/>` +
    `<path d="${polygon([[right, foot - 76], [width + 30, foot - 74], [width + 30, foot + 4], [right, foot]])}" fill="${mix(haldi, night, 0.18)}"/></g>` +
    `<g filter="url(#scene)">${paper.sheet(cap([right - 12, post - 12], [width + 30, far - 13], 18), crease, { lift: 'none', edge: 0.8 })}</g>`;
  const [top, low] = [post - 22, height + 60];
  const door =
    `<g filter="url(#scene)"><path d="${polygon([[right + 4, post], [right + 78, top - 34], [right + 78, low], [right + 4, foot + 6]])}" fill="${mix(ice, crease, 0.35)}"/>` +
    `<path d="${polygon([[right + 4, foot - 72], [right + 78, foot - 44], [right + 78, low], [right + 4, foot + 6]])}" fill="${haldi}"/>` +
    [colours.tape.marigold, colours.tape.red, colours.tape.rani, colours.tape.violet, colours.tape.sky, colours.tape.aurora]
      .map((tape, index) => `<path d="${polygon([[right + 14 + index * 9, 470 - index * 1.5], [right + 22 + index * 9, 468.5 - index * 1.5], [right + 22 + index * 9, 540 + index * 1.5], [right + 14 + index * 9, 540 + index * 1.2]])}" fill="${tape}"/>`)
      .join('') +
    `</g><g filter="url(#scene)"><path d="${polygon([[right - 4, post - 14], [right + 88, top - 58], [right + 88, top - 30], [right - 4, post + 8]])}" fill="${crease}"/></g>`;
  return wallGroup + rightWall + door;
}

// prettier-ignore
function floor({ size: [width, height], gate: [left, right], foot }: Layout): string {
  return (
    `<path d="${polygon([[-10, foot + 40], [left, foot], [right, foot], [width + 10, foot + 2], [width + 10, height + 10], [-10, height + 10]])}" fill="#0B1A2B"/>` +
    `<path d="${polygon([[left, foot], [right, foot], [right - 40, height + 10], [left - 240, height + 10]])}" fill="url(#floor)"/>` +
    `<path d="${polygon([[left, foot - 6], [right, foot - 6], [right, foot + 6], [left, foot + 6]])}" fill="${ice}" filter="url(#low)"/>`
  );
}

/** Number 4 in the open gate, and the five she is about to join. */
// prettier-ignore
async function draw(layout: Layout): Promise<string> {
  const { size, hero, others } = layout;
  const paper = new Paper({ ...light, edge: [1, 0.6] }, 's');
  const shadows = Object.values(others).map(({ at: [x, y], scale }) => pool(x - 6, y + 2, 34 * scale, 6 * scale, '#2E6788', 0.5));
  const { at: [x, y] } = hero;
  const crowd = [
    await player(13, stride, others.short),
    await player(9, stride, others.ponytail),
    await player(7, push, others.push),
    await player('coach', wave, others.coach),
    `<g transform="translate(${others.stop.at[0]} 0) scale(-1 1)">${spray(paper, 20, others.stop.at[1] - 4, others.stop.scale / 1.7)}</g>`,
    await player(11, stop, others.stop, true),
    await player(22, stride, others.stride),
    `<ellipse cx="${others.stride.at[0] + 104 * others.stride.scale}" cy="${others.stride.at[1] - 2}" rx="9" ry="4" fill="${night}"/>`,
  ];
  return frame(size, gradients, arena(size[0], layout.horizon) + rink(layout) + shadows.join('') + crowd.join('') + floor(layout) + gate(layout) +
    pool(x - 50, y + 2, 130, 17, '#04101f', 0.6) +
    (await player(4, overTheSill, hero)),
  );
}

export const firstStep = () => draw(landscape);
export const firstStepPortrait = () => draw(portrait);
