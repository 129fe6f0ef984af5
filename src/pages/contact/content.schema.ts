import { z } from 'zod';
import { action, actions, headline, id, labelledIntro, text, titledPart } from '@/site/content-fields.schema';

export const schemas = {
  intro: labelledIntro,
  emailCard: titledPart({ text, action }),
  textCard: titledPart({ text, label: text }),
  socialCard: titledPart({ text, pictureAlt: text }),
  readyCard: z.strictObject({ id, headline, text, action }),
  topics: titledPart({ actions }),
  incidentNote: z.strictObject({ text, action }),
};
