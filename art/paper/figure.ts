import { colours } from '../colours';
import type { Player } from '../roster';
import { at, glove, skate, stick } from './gear';
import { braid, headAway, headSide } from './heads';
import { blob, limb, sliver, type Point } from './shapes';
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
  readonly thumb: 1 | -1;
}
type Fold = readonly [from: Point, over: Point, to: Point, thickness: number];

/** A figure in one moment. */
export interface Pose {
  readonly legs: readonly [far: Leg, near: Leg];
  readonly arms: readonly [far: Arm, near: Arm];
  readonly torso: readonly Point[];
  /** Dark folds of the sweater, and light ones. */
  readonly folds: readonly Fold[];
  readonly lights?: readonly Fold[];
  /** Lower edge of the shoulder piece, and the two stripes above the hem. */
  readonly yoke?: readonly Point[];
  readonly hem: readonly Point[];
  readonly head: { readonly at: Point; readonly turn: number; readonly view: 'away' | 'side'; readonly mirrored?: boolean };
  readonly stick: readonly [butt: Point, heel: Point, toe: Point];
  readonly stickFirst: boolean;
  /** A transform that lays the number, drawn around 0,0 with capitals 10 high, on the sweater. */
  readonly number?: string;
  readonly braid?: readonly Point[];
  /** Of a grown-up: thickness of arms and legs. */
  readonly build?: number;
}

const WHITE = colours.sheet;
const PANTS = '#1B2F49';

const folds = (list: readonly Fold[], colour: string) =>
  list.map(([from, over, to, thickness]) => print(sliver(from, over, to, thickness), colour)).join('');

function leg(paper: Paper, { joints: [hip, knee, ankle], foot: [turn, length] }: Leg, colour: string, build: number, coach: boolean): string {
  const sock = { joints: [knee, ankle], halves: [7.4, 7.9, 7.6, 6.8, 5.8, 5.4].map((half) => half * build) };
  const upper = { joints: [hip, knee], halves: [10, 11.4, 11.6, 11, 9.6].map((half) => half * build) };
  const bands = ([[0.3, 0.42], [0.52, 0.6]] as const).map(([from, to]) => print(limb(sock, from, to), WHITE)).join('');
  const shin = print(limb({ ...sock, halves: sock.halves.map((half) => half * 0.16) }, 0.05, 0.9), mix(colour, '#FFFFFF', 0.16), 0.9);
  const lower = coach
    ? paper.sheet(limb({ joints: [knee, ankle], halves: [9, 8.6, 8, 7.4, 7] }, 0, 0.96), PANTS, { edge: 0.7 })
    : paper.sheet(limb(sock), mix(colour, '#0A1E33', 0.08), { inside: shin + bands, edge: 0.8 });
  const side = print(limb({ ...upper, halves: upper.halves.map((half) => half * 0.14) }, 0.1, 0.98), colour);
  return (
    at(ankle, turn, [length * build, build], skate(paper, colours.ice)) + lower +
    paper.sheet(limb(upper, 0, 1.0), PANTS, { inside: side, edge: 0.9, lit: 0.4 })
  );
}

function arm(paper: Paper, { joints: [shoulder, elbow, wrist], hand, thumb }: Arm, colour: string, build: number): [sleeve: string, hand: string] {
  const sleeve = { joints: [shoulder, elbow, wrist], halves: [8.2, 9.2, 9.4, 8.8, 8.6, 8.2, 8.6].map((half) => half * build) };
  const dark = mix(colour, '#0A1E33', 0.36);
  const [ex, ey] = elbow;
  const creases =
    print(sliver([ex - 6, ey - 5], [ex, ey - 1], [ex + 6, ey + 2], 3), dark) +
    print(sliver([ex - 5, ey + 3], [ex + 1, ey + 4], [ex + 6, ey + 7], 2.4), dark);
  const bands = ([[0.73, 0.81], [0.87, 0.92]] as const).map(([from, to]) => print(limb(sleeve, from, to), WHITE)).join('');
  return [
    paper.sheet(limb(sleeve), colour, { inside: creases + bands, edge: 0.9 }),
    at(wrist, hand, [build, build], glove(paper, colour, thumb)),
  ];
}

/** Draws a player, or a coach in a jacket. */
export function figure(paper: Paper, player: Player, pose: Pose, digits: string, coach = false): string {
  const { colour } = player;
  const build = pose.build ?? 1;
  const dark = mix(colour, '#0A1E33', 0.36);
  const [farArm, nearArm] = pose.arms.map((each) => arm(paper, each, colour, build)) as [[string, string], [string, string]];
  const [farLeg, nearLeg] = pose.legs.map((each) => leg(paper, each, colour, build, coach)) as [string, string];
  const hem = ([[0, 3.4], [6, 1.8]] as const)
    .map(([up, wide]) => {
      const edge = pose.hem.map(([x, y]): Point => [x, y - 4 - up]);
      const back = pose.hem.toReversed().map(([x, y]): Point => [x, y - 4 - up - wide]);
      return print(blob([...edge, ...back]), WHITE);
    })
    .join('');
  const number = pose.number ? `<g transform="${pose.number}">${digits}</g>` : '';
  const body = paper.sheet(blob(pose.torso), colour, {
    lift: 'high', edge: 1.3,
    inside:
      (pose.yoke && !coach ? print(blob(pose.yoke), WHITE) : '') + (coach ? '' : hem) +
      folds(pose.lights ?? [], mix(colour, '#FFFFFF', 0.32)) + folds(pose.folds, dark) + number,
  });
  const headOf = pose.head.view === 'away' ? headAway(paper, player) : headSide(paper, player, !coach);
  const head = at(pose.head.at, pose.head.turn, [pose.head.mirrored ? -1 : 1, 1], headOf);
  const [butt, heel, toe] = pose.stick;
  const wood = stick(paper, butt, heel, toe, colour);
  const plait = pose.braid ? braid(paper, pose.braid, player.hair, colours.haldi) : '';
  return pose.stickFirst
    ? farLeg + nearLeg + wood + farArm[1] + farArm[0] + nearArm[1] + body + head + plait + nearArm[0]
    : farLeg + farArm[0] + nearLeg + body + head + plait + wood + farArm[1] + nearArm[0] + nearArm[1];
}
