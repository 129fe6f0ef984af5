/** A point in the units of the drawing. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => Number(value.toFixed(1));
export const show = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** The four control points of each piece of the smooth curve (Catmull-Rom) through the given points. */
function pieces(points: readonly Point[]): [Point, Point, Point, Point][] {
  return points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    const before = points[index - 1] ?? start;
    const after = points[index + 2] ?? end;
    return [
      start,
      [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6],
      [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6],
      end,
    ];
  });
}

/** A smooth path through the points. */
export function smoothPath(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  return `M${show(first)}${pieces(points)
    .map(([, a, b, end]) => `C${show(a)} ${show(b)} ${show(end)}`)
    .join('')}`;
}

/** Points at equal distances along the smooth curve; the last one is the curve's end. */
export function walk(points: readonly Point[], step: number): Point[] {
  const SAMPLES = 64;
  const dense = pieces(points).flatMap(([a, b, c, d]) =>
    Array.from({ length: SAMPLES }, (_, index): Point => {
      const t = (index + 1) / SAMPLES;
      const u = 1 - t;
      const along = (axis: 0 | 1) =>
        u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
      return [along(0), along(1)];
    }),
  );
  const start = points[0];
  if (!start) return [];
  const stations: Point[] = [start];
  let previous = start;
  let travelled = 0;
  for (const point of dense) {
    travelled += Math.hypot(point[0] - previous[0], point[1] - previous[1]);
    previous = point;
    if (travelled >= step) {
      stations.push(point);
      travelled = 0;
    }
  }
  if (travelled > step / 2) stations.push(previous);
  else stations[stations.length - 1] = previous;
  return stations;
}

/** The direction of travel at a station, in radians. */
export function heading(stations: readonly Point[], index: number): number {
  const before = stations[Math.max(0, index - 1)];
  const after = stations[Math.min(stations.length - 1, index + 1)];
  return before && after ? Math.atan2(after[1] - before[1], after[0] - before[0]) : 0;
}

/** The point beside a station, `distance` to the right of the direction of travel. */
export function beside(stations: readonly Point[], index: number, distance: number): Point {
  const [x, y] = stations[index] ?? [0, 0];
  const angle = heading(stations, index) + Math.PI / 2;
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
}
