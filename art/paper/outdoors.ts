import { colours } from '../colours';
import { blob, polygon, type Point } from './shapes';
import { print } from './sheet';

const { tape } = colours;
export const SIZE: Point = [1600, 900];
const [WIDTH, HEIGHT] = SIZE;

/** A gradient from the top to the foot. */
export const gradient = (
  id: string,
  stops: readonly (readonly [at: number, colour: string, opacity?: number])[],
) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`;

/** A curtain of the aurora: a band of paper that fades upwards. */
function curtain(points: readonly Point[], height: number, id: string): string {
  const top = points.toReversed().map(([x, y]): Point => [x, y - height]);
  const corners = (edge: readonly Point[]) => [...edge.slice(0, 1), ...edge, ...edge.slice(-1)];
  return `<path d="${blob([...corners(points), ...corners(top)])}" fill="url(#${id})"/>`;
}

// prettier-ignore
const spruce = (x: number, foot: number, height: number) =>
  [0, 0.26, 0.5].map((share) => polygon([[x, foot - height * (1 - share * 0.45)], [x + height * (0.1 + share * 0.18), foot - height * (0.62 - share)], [x - height * (0.1 + share * 0.18), foot - height * (0.62 - share)]])).join('');

/** A row of spruces with their feet at a height of the picture. */
export function forest(foot: number, height: number, step: number, colour: string): string {
  const trees = Array.from({ length: Math.ceil(WIDTH / step) + 2 }, (_, index) =>
    spruce(index * step - ((index * 37) % 23), foot + 8, height * (0.62 + (((index * 53) % 41) / 41) * 0.55)),
  );
  return `<g filter="url(#scene)">${print(trees.join(''), colour)}<rect y="${foot - 6}" width="${WIDTH}" height="30" fill="${colour}"/></g>`;
}

/** A time of day on the pond. */
interface Hour {
  readonly sky: readonly (readonly [at: number, colour: string])[];
  readonly ice: readonly (readonly [at: number, colour: string])[];
  readonly woods: readonly [far: string, near: string];
  /** Scratches on the ice. */
  readonly cuts: string;
}

// prettier-ignore
export const hours = {
  night: {
    sky: [[0, '#0A1733'], [0.6, '#123A5A'], [1, '#1D5A6E']],
    ice: [[0, '#4C9C9C'], [0.35, '#2C6B84'], [1, '#123252']],
    woods: ['#12394F', '#0A2236'], cuts: '#CFEDEA',
  },
  dawn: {
    sky: [[0, '#3A4374'], [0.34, '#7D6390'], [0.62, '#D98F86'], [1, '#F8C98F']],
    ice: [[0, '#EDB48D'], [0.22, '#A9839B'], [0.6, '#56608F'], [1, '#26355E']],
    woods: ['#6E547C', '#3C3457'], cuts: '#FCE3CE',
  },
  dusk: {
    sky: [[0, '#10203F'], [0.5, '#2F3F6E'], [0.85, '#7B5C86'], [1, '#B87B83']],
    ice: [[0, '#8C86A8'], [0.3, '#4E6391'], [1, '#1B3358']],
    woods: ['#2B3560', '#131F3D'], cuts: '#E3E4F2',
  },
} as const satisfies Record<string, Hour>;

/** Definitions that {@link pond} and {@link aurora} fill with. */
export const pondDefinitions = ({ sky, ice }: Hour): string =>
  gradient('sky', sky) +
  gradient('pond', ice) +
  gradient('green', [
    [0, tape.aurora, 0],
    [0.75, tape.aurora, 0.42],
    [1, tape.aurora, 0.8],
  ]) +
  gradient('violet', [
    [0, tape.violet, 0],
    [0.7, tape.violet, 0.5],
    [1, tape.sky, 0.6],
  ]);

/** The northern lights. */
// prettier-ignore
export const aurora =
  curtain([[-60, 300], [260, 236], [560, 300], [900, 240], [1240, 296], [1660, 220]], 230, 'violet') +
  curtain([[-60, 400], [320, 350], [700, 420], [1080, 356], [1660, 420]], 230, 'green');

/** A frozen pond before woods; `shore` is its far edge, `above` is in the sky. */
// prettier-ignore
export function pond({ woods: [far, near], cuts }: Hour, shore: number, above = ''): string {
  const marks = [[-40, 56, 700, 36], [500, 136, 1640, 106], [-20, 236, 900, 206], [760, 262, 1640, 250]].map(([a = 0, b = 0, c = 0, d = 0]) => print(polygon([[a, shore + b], [c, shore + d], [c, shore + d + 3]]), cuts, 0.5));
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${above}${forest(shore - 24, 150, 62, far)}${forest(shore - 2, 112, 44, near)}<rect y="${shore}" width="${WIDTH}" height="${HEIGHT - shore + 20}" fill="url(#pond)"/>${marks.join('')}`;
}
