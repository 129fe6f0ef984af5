import { z } from 'zod';
import {
  action,
  headline,
  id,
  list,
  mailAction,
  picturedIntro,
  reason,
  section,
  sectionIntro,
  text,
  texts,
  titledPart,
} from '@/site/content-fields.schema';

/** One offering of the mentorship program. */
const offering = titledPart({ description: text });

export type MentorshipOffering = z.infer<typeof offering>;

export const schemas = {
  intro: picturedIntro,
  offeringsSection: sectionIntro,
  offerings: list(offering),
  reasonsSection: sectionIntro,
  reasons: list(reason),
  toPlayers: section({ id, paragraphs: texts }),
  guardianNote: text,
  closing: z.strictObject({ headline, text, join: mailAction, programs: action }),
};
