import { keepMaster } from '../masters';
import { bench } from './bench';
import { circle, circlePortrait } from './circle';
import { firstStep, firstStepPortrait } from './first-step';
import { mitts } from './mitts';
import { pair } from './pair';
import { room } from './room';

/** The drawn scenes, by the name of their master. */
const drawings: Readonly<Record<string, () => Promise<string>>> = {
  bench,
  'first-step': firstStep,
  'first-step-portrait': firstStepPortrait,
  line: circle,
  'line-portrait': circlePortrait,
  mitts,
  pair,
  room,
};

/**
 * Draws scenes and keeps them as masters.
 * @param names The masters; none means all that are drawn.
 */
export async function drawScenes(names: readonly string[]): Promise<void> {
  for (const [name, draw] of Object.entries(drawings))
    if (names.length === 0 || names.includes(name)) await keepMaster(name, Buffer.from(await draw()));
}
