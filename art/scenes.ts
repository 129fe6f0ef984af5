import sharp from 'sharp';
import { bench } from './paper/bench';
import { circle, circlePortrait } from './paper/circle';
import { firstStep, firstStepPortrait } from './paper/first-step';
import { behindTheNet, blade, hardStop, huddle, lonePuck, openGate, pylons, rolls } from './paper/ice-scenes';
import { coachsBoard, gearShelf, hungSkates } from './paper/indoor-scenes';
import { mandala } from './paper/mandala';
import { mitts } from './paper/mitts';
import { pair } from './paper/pair';
import { goalDawn, learnersChair, northernGoal, rinkAtDusk, teaBreak } from './paper/pond-scenes';
import { room } from './paper/room';

/** Returns a picture as SVG, or the bytes of a photograph. */
type Draw = () => Promise<string | Buffer>;

export interface Scene {
  /** The picture, 1600 × 900. */
  readonly draw: Draw;
  /** How phones see it, 4:5: the horizontal centre of a cut, 0 (left) to 1 (right), or a picture of its own. */
  readonly portrait: number | Draw;
}

/** Every scene of the site; the order here is the order in the generated list. */
export const scenes = {
  'goal-dawn': { draw: goalDawn, portrait: 0.64 },
  mandala: { draw: mandala, portrait: 0.69 },
  huddle: { draw: huddle, portrait: 0.5 },
  blade: { draw: blade, portrait: 0.68 },
  pylons: { draw: pylons, portrait: 0.68 },
  aurora: { draw: northernGoal, portrait: 0.62 },
  tape: { draw: rolls, portrait: 0.68 },
  'lone-puck': { draw: lonePuck, portrait: 0.63 },
  chai: { draw: teaBreak, portrait: 0.67 },
  whiteboard: { draw: coachsBoard, portrait: 0.55 },
  shelf: { draw: gearShelf, portrait: 0.59 },
  spray: { draw: hardStop, portrait: 0.66 },
  net: { draw: behindTheNet, portrait: 0.55 },
  door: { draw: openGate, portrait: 0.72 },
  'first-step': { draw: firstStep, portrait: firstStepPortrait },
  line: { draw: circle, portrait: circlePortrait },
  pair: { draw: pair, portrait: 0.66 },
  room: { draw: room, portrait: 0.57 },
  bench: { draw: bench, portrait: 0.65 },
  rink: { draw: rinkAtDusk, portrait: 0.62 },
  laces: { draw: hungSkates, portrait: 0.68 },
  mitts: { draw: mitts, portrait: 0.5 },
  chair: { draw: learnersChair, portrait: 0.69 },
} as const satisfies Record<string, Scene>;

/** The pixels of a picture. */
export const paint = async (draw: Draw): Promise<Buffer> =>
  sharp(Buffer.from(await draw()))
    .removeAlpha()
    .png()
    .toBuffer();
