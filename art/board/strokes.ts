import { beside, heading, show, smoothPath, walk, type Point } from './curve';

/** Meaning of a line on a coach's board: solid = skate, wavy = carry, dashed = pass, double = shot. */
export type StrokeKind = 'skate' | 'carry' | 'pass' | 'shot';

const HALF_WAVE = 21;
const WAVE_HEIGHT = 19;
const SHOT_GAP = 5;
const ARROW = 20;
/** Half the angle between the two barbs, in radians. */
const ARROW_SPREAD = 0.5;

/** The smooth path moved sideways. */
function parallel(points: readonly Point[], distance: number): string {
  const stations = walk(points, 24);
  return smoothPath(stations.map((_, index) => beside(stations, index, distance)));
}

/** A serpentine along the curve that ends straight, so that an arrow can sit on it. */
function wavy(points: readonly Point[]): string {
  const stations = walk(points, HALF_WAVE / 2);
  const turns = Math.floor((stations.length - 4) / 2);
  const crossings = Array.from({ length: turns }, (_, index) => stations[index * 2 + 2]).filter(
    (point) => point !== undefined,
  );
  const [first] = stations;
  const end = stations.at(-1);
  if (!first || !end) return '';
  const waves = crossings.map((point, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    return `Q${show(beside(stations, index * 2 + 1, side * WAVE_HEIGHT))} ${show(point)}`;
  });
  return `M${show(first)}${waves.join('')}L${show(end)}`;
}

/** The path of one stroke without its arrow. */
export function strokePath(kind: StrokeKind, points: readonly Point[]): string {
  if (kind === 'carry') return wavy(points);
  if (kind === 'shot') return parallel(points, SHOT_GAP) + parallel(points, -SHOT_GAP);
  return smoothPath(points);
}

/** The arrow at the end of a stroke. */
export function arrowPath(kind: StrokeKind, points: readonly Point[]): string {
  const stations = walk(points, 6);
  const size = kind === 'shot' ? ARROW * 1.3 : ARROW;
  const direction = heading(stations, stations.length - 1);
  const end = stations.at(-1) ?? [0, 0];
  const tip: Point =
    kind === 'shot' ? [end[0] + Math.cos(direction) * 9, end[1] + Math.sin(direction) * 9] : end;
  const barb = (turn: number): Point => [
    tip[0] - Math.cos(direction + turn) * size,
    tip[1] - Math.sin(direction + turn) * size,
  ];
  return `M${show(barb(-ARROW_SPREAD))}L${show(tip)}L${show(barb(ARROW_SPREAD))}`;
}

/** The signs of people: X and triangle are ours, O is the other side. */
export type MarkKind = 'x' | 'o' | 'triangle';

const MARK = 13;

/** A person's sign around a point, drawn the way a marker draws it. */
export function markPath(kind: MarkKind, [x, y]: Point): string {
  const at = (dx: number, dy: number) => show([x + dx * MARK, y + dy * MARK]);
  if (kind === 'x')
    return `M${at(-1, -0.95)}Q${at(0.1, -0.1)} ${at(1, 1)}M${at(1, -1.05)}Q${at(-0.1, 0)} ${at(-1.05, 1)}`;
  if (kind === 'triangle') return `M${at(-0.15, -1)}L${at(-1.15, 0.95)}H${x + MARK * 1.15}L${at(0.05, -1.2)}`;
  return `M${at(0.4, -1.05)}A${MARK * 1.1} ${MARK * 1.1} 0 1 0 ${at(1.05, -0.35)}Q${at(0.8, -1)} ${at(0.1, -1.1)}`;
}
