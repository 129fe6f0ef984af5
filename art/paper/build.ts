import { keepMaster } from '../masters';
import { circle, circlePortrait } from './circle';
import { firstStep, firstStepPortrait } from './first-step';

/** The drawn scenes, by the name of their master. */
const drawings: Readonly<Record<string, () => Promise<string>>> = {
  'first-step': firstStep,
  'first-step-portrait': firstStepPortrait,
  line: circle,
  'line-portrait': circlePortrait,
};

/**
 * Draws scenes and keeps them as masters.
 * @param names The masters; none means all that are drawn.
 */
export async function drawScenes(names: readonly string[]): Promise<void> {
  for (const [name, draw] of Object.entries(drawings))
    if (names.length === 0 || names.includes(name)) await keepMaster(name, Buffer.from(await draw()));
}
