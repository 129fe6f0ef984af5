import { z } from 'zod';
import { text } from './content-fields.schema';

const gurmukhi = text.refine(
  (value) => /\p{Script=Gurmukhi}/u.test(value),
  'must be written in Gurmukhi, as a fluent person has approved it',
);

/** A welcome in Punjabi, written in Gurmukhi. */
const punjabiWelcome = z.strictObject({ lang: z.literal('pa-Guru'), heading: gurmukhi, text: gurmukhi });

export type PunjabiWelcome = z.infer<typeof punjabiWelcome>;

export const schemas = { punjabiWelcome: punjabiWelcome.nullable() };
