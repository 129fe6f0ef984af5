import { colours } from '../colours';
import { frame, player } from './frame';
import { beside, grown } from './poses';
import { blob, polygon, type Point } from './shapes';
import { mix, print } from './sheet';

const { night, tape } = colours;
const [WIDTH, HEIGHT] = [1600, 900];

/** A curtain of the aurora: a band of paper that fades upwards. */
function curtain(points: readonly Point[], height: number, id: string): string {
  const top = points.toReversed().map(([x, y]): Point => [x, y - height]);
  const corners = (edge: readonly Point[]) => [...edge.slice(0, 1), ...edge, ...edge.slice(-1)];
  return `<path d="${blob([...corners(points), ...corners(top)])}" fill="url(#${id})"/>`;
}

// prettier-ignore
const spruce = (x: number, foot: number, height: number) =>
  [0, 0.26, 0.5].map((share) => polygon([[x, foot - height * (1 - share * 0.45)], [x + height * (0.1 + share * 0.18), foot - height * (0.62 - share)], [x - height * (0.1 + share * 0.18), foot - height * (0.62 - share)]])).join('');

const forest = (foot: number, height: number, step: number, colour: string) => {
  const trees = Array.from({ length: Math.ceil(WIDTH / step) + 2 }, (_, index) =>
    spruce(index * step - ((index * 37) % 23), foot + 8, height * (0.62 + (((index * 53) % 41) / 41) * 0.55)),
  );
  return `<g filter="url(#scene)">${print(trees.join(''), colour)}<rect y="${foot - 6}" width="${WIDTH}" height="30" fill="${colour}"/></g>`;
};

const gradient = (id: string, stops: readonly (readonly [at: number, colour: string, opacity: number])[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`;

// prettier-ignore
const definitions =
  gradient('sky', [[0, '#0A1733', 1], [0.6, '#123A5A', 1], [1, '#1D5A6E', 1]]) +
  gradient('green', [[0, tape.aurora, 0], [0.75, tape.aurora, 0.42], [1, tape.aurora, 0.8]]) +
  gradient('violet', [[0, tape.violet, 0], [0.7, tape.violet, 0.5], [1, tape.sky, 0.6]]) +
  gradient('pond', [[0, '#4C9C9C', 1], [0.35, '#2C6B84', 1], [1, '#123252', 1]]);

/** Under the aurora: the tall number 7 with an arm around number 4, who looks up. */
// prettier-ignore
export async function pair(): Promise<string> {
  const sky =
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>` +
    curtain([[-60, 300], [260, 236], [560, 300], [900, 240], [1240, 296], [1660, 220]], 230, 'violet') +
    curtain([[-60, 400], [320, 350], [700, 420], [1080, 356], [1660, 420]], 230, 'green');
  const ground = forest(560, 150, 62, '#12394F') + forest(582, 112, 44, '#0A2236') + `<rect y="584" width="${WIDTH}" height="320" fill="url(#pond)"/>` +
    [[-40, 640, 700, 620], [500, 720, 1640, 690], [-20, 820, 900, 790]].map(([a = 0, b = 0, c = 0, d = 0]) => print(polygon([[a, b], [c, d], [c, d + 3]]), '#CFEDEA', 0.5)).join('');
  return frame(
    [WIDTH, HEIGHT],
    definitions,
    sky + ground +
      (await player(4, beside(false, 'left', true), { at: [1225, 1040], scale: 5.1 })) +
      (await player(7, grown(beside(true, 'right', false), 1.3, 1.14), { at: [905, 1100], scale: 5.1 })) +
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${mix(night, tape.aurora, 0.2)}" opacity=".12"/>`,
  );
}
