import type { Point } from './curve';
import type { MarkKind, StrokeKind } from './strokes';

/** One play: strokes in the order in which they are drawn, and the people on the board. */
export interface Play {
  readonly size: Point;
  readonly strokes: readonly { kind: StrokeKind; through: readonly Point[]; arrow?: boolean }[];
  readonly marks?: readonly { kind: MarkKind; at: Point }[];
  /** A puck at rest. */
  readonly puck?: Point;
}

/** The points of a route, written `x,y x,y`. */
const route = (points: string): Point[] =>
  points.split(' ').map((point): Point => {
    const [x, y] = point.split(',').map(Number);
    if (x === undefined || y === undefined) throw new Error(`Not a point of a route: ${point}`);
    return [x, y];
  });

const line = (kind: StrokeKind, points: string) => ({ kind, through: route(points) });
const arrow = (kind: StrokeKind, points: string) => ({ ...line(kind, points), arrow: true });

/** The plays of the site. A pass line always ends at the action. */
export const plays = {
  /** Wide, from the lower left up and over to the right: beside a headline. */
  rush: {
    size: [900, 440],
    marks: [
      { kind: 'x', at: [28, 402] },
      { kind: 'o', at: [470, 330] },
    ],
    strokes: [
      line('skate', '62,400 270,366 400,236 500,140 660,66'),
      arrow('pass', '676,74 770,140 872,196'),
    ],
  },
  /** A pass to a teammate and a run to the return pass. */
  giveAndGo: {
    size: [900, 320],
    marks: [
      { kind: 'x', at: [28, 262] },
      { kind: 'triangle', at: [458, 52] },
      { kind: 'o', at: [430, 178] },
    ],
    strokes: [
      line('carry', '58,258 140,246 226,200'),
      arrow('pass', '246,184 330,120 424,68'),
      arrow('pass', '486,66 640,120 866,236'),
    ],
  },
  /** From the top down to an action below. */
  drop: {
    size: [220, 440],
    marks: [
      { kind: 'x', at: [60, 24] },
      { kind: 'o', at: [52, 214] },
    ],
    strokes: [line('skate', '66,56 80,130 176,170 170,262'), arrow('pass', '166,284 140,350 116,424')],
  },
  /** From our own net over the whole ice into the other one, for the `length` crop of the rink. */
  fullIce: {
    size: [1200, 200],
    marks: [
      { kind: 'x', at: [116, 156] },
      { kind: 'o', at: [552, 56] },
      { kind: 'o', at: [960, 152] },
    ],
    strokes: [
      arrow('skate', '142,146 240,72 350,58 434,100'),
      line('carry', '470,116 560,150 650,128 732,70'),
      arrow('shot', '764,60 930,78 1098,98'),
    ],
  },
  /** Around a defender and a shot to the right. */
  shot: {
    size: [760, 380],
    marks: [
      { kind: 'x', at: [28, 92] },
      { kind: 'o', at: [262, 190] },
      { kind: 'triangle', at: [560, 330] },
    ],
    strokes: [
      line('carry', '56,100 180,110 250,290 400,300 500,236'),
      arrow('shot', '526,220 620,160 724,96'),
    ],
  },
} as const satisfies Record<string, Play>;
