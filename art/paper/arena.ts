import { colours } from '../colours';
import { polygon, sliver, type Point } from './shapes';
import { line, mix, print } from './sheet';
import { gradient, SIZE } from './outdoors';

const { night, boards, ice, crease, haldi, red, blue } = colours;

/** The stands, lamps and far boards above a height of the picture. */
// prettier-ignore
export function arena(width: number, horizon: number): string {
  const middle = width * 0.7;
  const tiers = [0, 1, 2, 3, 4].map((tier) => {
    const y = 34 + tier * 54;
    const shape = `M-20 -20H${width + 20}V${y - 6}Q${middle} ${y + 44} -20 ${y - 20}Z`;
    return { y, shape, colour: mix('#071626', '#1D4A74', tier / 4.4) };
  });
  const bands = tiers.toReversed().map(({ shape, colour }) => `<path d="${shape}" fill="${colour}" filter="url(#scene)"/>`);
  const lamps = [0.47, 0.6, 0.73, 0.86, 0.985].map((share) => {
    const x = width * share;
    return (
      `<path d="${polygon([[x - 26, 26], [x + 26, 26], [x + 120, horizon + 12], [x - 120, horizon + 12]])}" fill="#CFE8F5" opacity=".055"/>` +
      `<path d="${polygon([[x - 26, 17], [x + 26, 17], [x + 21, 28], [x - 21, 28]])}" fill="#FFF3DA" filter="url(#low)"/>`
    );
  });
  const far =
    `<rect x="-10" y="${horizon - 14}" width="${width + 20}" height="20" fill="${mix(ice, crease, 0.4)}" filter="url(#low)"/>` +
    `<rect x="-10" y="${horizon + 1}" width="${width + 20}" height="6" fill="${haldi}"/>`;
  return `<rect width="${width}" height="${horizon + 20}" fill="#235684"/>${bands.join('')}<ellipse cx="${middle}" cy="${horizon}" rx="${width * 0.42}" ry="70" fill="#9CD3EE" opacity=".35" filter="url(#glow)"/>${lamps.join('')}${far}`;
}

/** Dark ice, brighter where the lamps are. A definition that {@link darkRink} fills with. */
export const darkIce = gradient('ice', [
  [0, '#5E9CC2'],
  [0.3, '#3B6E97'],
  [1, mix(night, boards, 0.55)],
]);

/** The arena with the lamps turned down, for words in white; `lines` are on the ice. */
// prettier-ignore
export function darkRink(horizon: number, lines = ''): string {
  const [width, height] = SIZE;
  const cuts = [[120, 150, 460, 90, 760, 190, 4], [640, 240, 900, 200, 1180, 260, 4], [980, 90, 1200, 120, 1500, 80, 3], [300, 330, 620, 380, 860, 330, 5], [1080, 420, 1300, 340, 1620, 380, 5], [-20, 250, 160, 280, 330, 240, 3]]
    .map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, w = 0]) => print(sliver([a, horizon + b], [c, horizon + d], [e, horizon + f], w), '#DDF0F8', 0.4));
  const shade: readonly Point[] = [[-20, -20], [width + 20, -20], [width + 20, horizon + 20], [-20, horizon + 20]];
  return arena(width, horizon) + print(polygon(shade), night, 0.34) + `<rect y="${horizon + 6}" width="${width}" height="${height - horizon}" fill="url(#ice)"/>${lines}${cuts.join('')}`;
}

/** A line across the ice in perspective: `y` below the far boards on the left and on the right. */
const across = (horizon: number, left: number, right: number, thick: number, colour: string): string =>
  print(
    polygon([
      [-10, horizon + left],
      [SIZE[0] + 10, horizon + right],
      [SIZE[0] + 10, horizon + right + thick],
      [-10, horizon + left + thick],
    ]),
    colour,
    0.85,
  );

export const redLine = (horizon: number, left: number, right: number, thick = 30) =>
  across(horizon, left, right, thick, red);
export const blueLine = (horizon: number, left: number, right: number, thick = 18) =>
  across(horizon, left, right, thick, blue);

/** A face-off spot and its circle in perspective. */
export const spot = (x: number, y: number, radius: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.3}" fill="${blue}" opacity=".8"/>` +
  line(
    `M${x - radius * 1.9} ${y}a${radius * 1.9} ${radius * 0.57} 0 1 0 ${radius * 3.8} 0a${radius * 1.9} ${radius * 0.57} 0 1 0 ${radius * -3.8} 0Z`,
    '#E7F3F8',
    9,
    0.75,
  );
