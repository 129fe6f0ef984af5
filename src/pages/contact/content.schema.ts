import { z } from 'zod';
import {
  action,
  actions,
  callToAction,
  id,
  labelledIntro,
  mailAction,
  text,
  titledPart,
} from '@/site/content-fields.schema';

export const schemas = {
  intro: labelledIntro,
  emailCard: titledPart({ text, action: mailAction }),
  textCard: titledPart({ text, label: text }),
  socialCard: titledPart({ text, pictureAlt: text }),
  readyCard: callToAction.extend({ id }),
  topics: titledPart({ actions }),
  readersLink: action,
  incidentNote: z.strictObject({ text, action }),
};
