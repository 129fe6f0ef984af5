import { z } from 'zod';
import {
  action,
  callToAction,
  list,
  labelledIntro,
  section,
  sectionIntro,
  step,
  text,
  texts,
  titledPart,
} from '@/site/content-fields.schema';

/** One card, with its level tag and the list under "You'll work on". */
const leveledProgram = titledPart({
  level: z.enum(['Beginner', 'All Levels', 'Advanced']),
  description: text,
  skills: texts,
  /** Present only where booking does not go through the camp table. */
  action: action.exactOptional(),
});

export type LeveledProgram = z.infer<typeof leveledProgram>;

export const schemas = {
  intro: labelledIntro,
  heroLinks: list(action),
  programsSection: section({ skillsLabel: text, viewAllLabel: text }),
  leveledPrograms: list(leveledProgram),
  stagesSection: sectionIntro,
  stages: list(step),
  closing: callToAction,
};
