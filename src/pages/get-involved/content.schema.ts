import { z } from 'zod';
import {
  action,
  callToAction,
  id,
  list,
  mailAction,
  picturedIntro,
  section,
  text,
} from '@/site/content-fields.schema';

const volunteerRole = z.strictObject({ id, role: text, description: text, commitment: text });

export type VolunteerRole = z.infer<typeof volunteerRole>;

export const schemas = {
  intro: picturedIntro,
  rolesSection: section({ commitmentLabel: text, mailLabel: text, action: mailAction, coach: action }),
  volunteerRoles: list(volunteerRole),
  closing: callToAction,
};
