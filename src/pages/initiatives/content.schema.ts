import { z } from 'zod';
import { callToAction, id, entryImage, list, pageIntro, text, texts } from '@/site/content-fields.schema';

const initiative = z.strictObject({
  id,
  title: text,
  description: text,
  image: entryImage,
  pictureAlt: text.exactOptional(),
  features: texts,
});

export type Initiative = z.infer<typeof initiative>;

export const schemas = {
  intro: pageIntro,
  indexLabel: text,
  featuresLabel: text,
  initiatives: list(initiative),
  closing: callToAction,
};
