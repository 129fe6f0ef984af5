import { z } from 'zod';
import { action, callToAction, id, list, pageIntro, section, text } from '@/site/content-fields.schema';

const volunteerRole = z.strictObject({ id, role: text, description: text, commitment: text });

export type VolunteerRole = z.infer<typeof volunteerRole>;

export const schemas = {
  intro: pageIntro,
  rolesSection: section({ commitmentLabel: text, mailLabel: text, action }),
  volunteerRoles: list(volunteerRole),
  closing: callToAction,
};
