import { z } from 'zod';
import { callToAction, id, entryImage, list, picturedIntro, text } from '@/site/content-fields.schema';

const director = z.strictObject({ id, name: text, title: text, bio: text, image: entryImage });

export type Director = z.infer<typeof director>;

export const schemas = { intro: picturedIntro, directors: list(director), closing: callToAction };
