/** A point in the units of the drawing; y grows downwards. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => Number(value.toFixed(1));
const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;

export const lerp = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** Draws a smooth line through the points; repeating a point makes a sharp corner there. */
function segments(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  const pull = 1 / 6;
  let path = '';
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    if (from[0] === to[0] && from[1] === to[1]) continue;
    const start: Point = [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull];
    const end: Point = [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull];
    path += `C${pair(start)} ${pair(end)} ${pair(to)}`;
  }
  return path;
}

/** The points in clockwise order, so that shapes in one path add up instead of cutting holes into each other. */
function clockwise(points: readonly Point[]): readonly Point[] {
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area < 0 ? points.toReversed() : points;
}

/** A closed shape with a smooth edge through the points. */
export function blob(outline: readonly Point[]): string {
  const points = clockwise(outline);
  return `M${pair(points[0] ?? [0, 0])}${segments(points, true)}Z`;
}

/** A smooth open line through the points. */
export const curve = (points: readonly Point[]): string =>
  `M${pair(points[0] ?? [0, 0])}${segments(points, false)}`;

/** A closed shape with straight edges. */
export const polygon = (points: readonly Point[]): string => `M${clockwise(points).map(pair).join('L')}Z`;

/** A cut of the knife: from a point over another to a third, thickest in the middle. */
export function sliver(from: Point, over: Point, to: Point, thickness: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const back: Point = [over[0] + (dy / length) * thickness, over[1] - (dx / length) * thickness];
  return `M${pair(from)}Q${pair(over)} ${pair(to)}Q${pair(back)} ${pair(from)}Z`;
}

/** A limb: the line through its joints, and half its thickness at even shares of the way. */
export interface Limb {
  readonly joints: readonly Point[];
  readonly halves: readonly number[];
}

/** The same limb elsewhere. */
export const move = (shape: Limb, [dx, dy]: Point): Limb => ({
  ...shape,
  joints: shape.joints.map(([x, y]): Point => [x + dx, y + dy]),
});

const STEPS = 18;

function along({ joints }: Limb, share: number): Point {
  const lengths = joints.slice(1).map((joint, index) => {
    const [x, y] = joints[index] ?? joint;
    return Math.hypot(joint[0] - x, joint[1] - y);
  });
  let rest = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [joints[index], joints[index + 1]];
    if (from && to && (rest <= length || index === lengths.length - 1)) return lerp(from, to, rest / length);
    rest -= length;
  }
  return joints[0] ?? [0, 0];
}

/** The part of a limb between two shares of its way, as a shape with a smooth edge. */
export function limb(shape: Limb, start = 0, end = 1): string {
  const { halves } = shape;
  const left: Point[] = [];
  const right: Point[] = [];
  const middle = (share: number): Point => {
    const near = [-0.09, -0.045, 0, 0.045, 0.09].map((step) =>
      along(shape, Math.min(Math.max(share + step, 0), 1)),
    );
    return [
      near.reduce((sum, [x]) => sum + x, 0) / near.length,
      near.reduce((sum, [, y]) => sum + y, 0) / near.length,
    ];
  };
  for (let step = 0; step <= STEPS; step += 1) {
    const share = start + ((end - start) * step) / STEPS;
    const [x, y] = share <= 0 || share >= 1 ? along(shape, share) : middle(share);
    const [beforeX, beforeY] = along(shape, Math.max(share - 0.06, 0));
    const [afterX, afterY] = along(shape, Math.min(share + 0.06, 1));
    const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1;
    const place = share * (halves.length - 1);
    const index = Math.min(Math.floor(place), halves.length - 2);
    const half = (halves[index] ?? 0) + ((halves[index + 1] ?? 0) - (halves[index] ?? 0)) * (place - index);
    const normal: Point = [(-(afterY - beforeY) / length) * half, ((afterX - beforeX) / length) * half];
    left.push([x + normal[0], y + normal[1]]);
    right.unshift([x - normal[0], y - normal[1]]);
  }
  return polygon([...left, ...right]);
}

export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${rx * -2} 0Z`;
