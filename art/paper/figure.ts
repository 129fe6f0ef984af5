import { colours } from '../colours';
import type { Player } from '../roster';
import { at, glove, skate, stick } from './gear';
import { braid, head, type View } from './heads';
import { blob, disc, limb, move, sliver, type Limb, type Point } from './shapes';
import { mix, print, type Paper } from './sheet';

/** Centimetres; 0,0 is on the ice between the feet, and up is negative. */
interface Leg {
  readonly joints: readonly [hip: Point, knee: Point, ankle: Point];
  /** Turn of the skate in degrees, and how much of its length is seen; negative: it points to the left. */
  readonly foot: readonly [turn: number, length: number];
}

interface Arm {
  readonly joints: readonly [shoulder: Point, elbow: Point, wrist: Point];
  /** Turn of the glove in degrees. */
  readonly hand: number;
  /** Side of the thumb, or none where it is out of sight. */
  readonly thumb?: 1 | -1;
  /** The glove is before the sweater; the sleeve always is, except for one that is out of sight. */
  readonly handBefore?: boolean;
  readonly hidden?: boolean;
}

type Fold = readonly [from: Point, over: Point, to: Point, thickness: number];

/** A figure in one moment. */
export interface Pose {
  /** Far one first; none below boards or a bench. */
  readonly legs: readonly Leg[];
  readonly arms: readonly [far: Arm, near: Arm];
  /** Outline of the sweater without its sleeves. */
  readonly torso: readonly Point[];
  /** The side of the sweater away from the light. */
  readonly shade: readonly Point[];
  readonly folds: readonly Fold[];
  readonly lights?: readonly Fold[];
  /** The shoulder piece, which also covers the tops of the sleeves. */
  readonly yoke: readonly Point[];
  /** The hem, from left to right; two stripes run above it. */
  readonly hem: readonly Point[];
  readonly head: {
    readonly at: Point;
    readonly turn: number;
    readonly view: View;
    readonly mirrored?: boolean;
  };
  /** The hands are on the line from butt to heel. */
  readonly stick?: readonly [butt: Point, heel: Point, toe: Point];
  readonly stickBehind?: boolean;
  /** A transform that lays the number, drawn around 0,0 with capitals 10 high, on the sweater. */
  readonly number?: string;
  readonly braid?: readonly Point[];
  /** Thickness of arms and legs; 1 is a child of eight. */
  readonly build?: number;
}

const WHITE = '#F7FAFB';
const NIGHT = colours.night;
const PANTS = '#1A2E49';
const STRIPES = [
  [0.74, 0.81],
  [0.86, 0.91],
] as const;

const folds = (list: readonly Fold[], colour: string, opacity: number) =>
  list
    .map(([from, over, to, thickness]) => print(sliver(from, over, to, thickness), colour, opacity))
    .join('');

const scaled = (halves: readonly number[], build: number) => halves.map((half) => half * build);

// prettier-ignore
function leg(paper: Paper, { joints: [hip, knee, ankle], foot: [turn, length] }: Leg, colour: string, build: number, jacket: boolean) {
  const top: Point = [knee[0] + (hip[0] - knee[0]) * 0.3, knee[1] + (hip[1] - knee[1]) * 0.3];
  const sock: Limb = { joints: [top, knee, ankle], halves: scaled([6.6, 7.2, 7.4, 7.2, 6.3, 5.2, 4.7], build) };
  const upper: Limb = { joints: [hip, knee], halves: scaled([9.4, 10, 10.2, 10, 9.6], build) };
  const bands = ([[0.44, 0.54], [0.62, 0.68]] as const).map(([from, to]) => print(limb(sock, from, to), WHITE)).join('');
  const dark = print(limb(move(sock, [-4.6 * build, 0])), NIGHT, 0.2);
  const seam = print(limb({ ...upper, halves: upper.halves.map((half) => half * 0.13) }, 0.1, 1), jacket ? PANTS : colour);
  const creases =
    print(sliver([knee[0] - 9 * build, knee[1] - 9], [knee[0], knee[1] - 5], [knee[0] + 8 * build, knee[1] - 8], 1.8), '#0B1728') +
    print(limb(move(upper, [-6 * build, 0])), '#0B1728', 0.4);
  const lower = jacket
    ? paper.sheet(limb({ joints: [top, knee, ankle], halves: [9, 8.8, 8.6, 8.2, 8, 7.6] }), PANTS, { inside: creases, edge: 0.7 })
    : paper.sheet(limb(sock), colour, { inside: bands + dark, edge: 0.8 });
  return (
    at(ankle, turn, [length * build, build], skate(paper, colours.ice)) +
    lower +
    paper.sheet(limb(upper), PANTS, { inside: creases + seam, edge: 0.8, lit: 0.3 })
  );
}

const sleeveOf = ({ joints: [shoulder, elbow, wrist] }: Arm, build: number): Limb => ({
  joints: [shoulder, elbow, wrist],
  halves: scaled([6.8, 7.4, 7.6, 7.4, 7, 6.7, 6.8], build),
});

/** What lies on a sleeve: it covers the sweater, throws a shadow on it, creases at the elbow, and has two stripes. */
// prettier-ignore
function sleeve(arm: Arm, colour: string, dark: string, build: number, plain: boolean): string {
  const shape = sleeveOf(arm, build);
  const [shoulder, [x, y], wrist] = arm.joints;
  const bend = Math.sign((wrist[0] - shoulder[0]) * (y - shoulder[1]) - (wrist[1] - shoulder[1]) * (x - shoulder[0])) || 1;
  const inner: Point = [(shoulder[0] + wrist[0]) / 2 - x, (shoulder[1] + wrist[1]) / 2 - y];
  const length = Math.hypot(...inner) || 1;
  const [ix, iy] = [(inner[0] / length) * 7 * build, (inner[1] / length) * 7 * build];
  const creases = [[-0.35, 0.4], [0.1, 0.75], [0.5, 1.1]]
    .map(([a = 0, b = 0]) =>
      print(sliver([x + ix, y + iy], [x + ix * 0.3 - iy * a * bend, y + iy * 0.3 + ix * a * bend], [x - ix * 0.75 - iy * b * bend * 0.7, y - iy * 0.75 + ix * b * bend * 0.7], 1.9 * build), dark, 0.85),
    )
    .join('');
  const stripes = plain ? '' : STRIPES.map(([from, to]) => print(limb(shape, from, to), WHITE)).join('');
  return (
    print(limb(move(shape, [-1.8, 2.2]), 0.26, 1), dark, 0.55) + print(limb(shape, 0.08, 1), colour) +
    print(limb(move({ ...shape, halves: shape.halves.map((half) => half * 0.55) }, [-3.9 * build, 1.2]), 0.3, 1), dark, 0.4) + creases + stripes
  );
}

/** Two bands that follow the hem at a distance. */
// prettier-ignore
const hemStripes = (hem: readonly Point[]) =>
  ([[3.4, 3.6], [9, 1.9]] as const)
    .map(([up, wide]) =>
      print(blob([...hem.map(([x, y]): Point => [x, y - up]), ...hem.toReversed().map(([x, y]): Point => [x, y - up - wide])]), WHITE),
    )
    .join('');

/** Draws a player, or a grown-up in a jacket and without a cage. */
export function figure(paper: Paper, player: Player, pose: Pose, digits = '', jacket = false): string {
  const { colour } = player;
  const build = pose.build ?? 1;
  const dark = mix(colour, NIGHT, jacket ? 0.26 : 0.42);
  const seen = pose.arms.filter(({ hidden }) => !hidden);
  const hands = pose.arms.map((arm) => ({
    before: arm.handBefore ?? false,
    drawing: at(arm.joints[2], arm.hand, [build, build], glove(paper, colour, arm.thumb)),
  }));
  const sweater = paper.sheet(
    blob(pose.torso) +
      seen.map((arm) => limb(sleeveOf(arm, build)) + disc(...arm.joints[0], 6.8 * build)).join(''),
    colour,
    {
      lift: 'high',
      edge: 1.2,
      inside:
        (jacket ? '' : hemStripes(pose.hem)) +
        print(blob(pose.shade), dark, 0.55) +
        folds(pose.folds, dark, 0.9) +
        folds(pose.lights ?? [], mix(colour, '#FFFFFF', 0.4), 0.8) +
        (pose.number ? `<g transform="${pose.number}">${digits}</g>` : '') +
        seen.map((arm) => sleeve(arm, colour, dark, build, jacket)).join('') +
        (jacket ? '' : print(blob(pose.yoke), WHITE) + print(blob(pose.shade), NIGHT, 0.09)),
    },
  );
  const wood = pose.stick ? stick(paper, ...pose.stick, colour) : '';
  const { at: place, turn, view, mirrored } = pose.head;
  return (
    pose.legs.map((each) => leg(paper, each, colour, build, jacket)).join('') +
    (pose.stickBehind ? wood : '') +
    hands.map(({ before, drawing }) => (before ? '' : drawing)).join('') +
    at(place, turn, [mirrored ? -1 : 1, 1], head(paper, player, view, jacket)) +
    sweater +
    (pose.braid ? braid(paper, pose.braid, player.hair, colours.haldi) : '') +
    (pose.stickBehind ? '' : wood) +
    hands.map(({ before, drawing }) => (before ? drawing : '')).join('')
  );
}
