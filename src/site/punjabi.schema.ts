import { z } from 'zod';
import { text } from './content-fields.schema';

/** A welcome in Punjabi, written in Gurmukhi. */
const punjabiWelcome = z.strictObject({ lang: z.literal('pa-Guru'), heading: text, text });

export type PunjabiWelcome = z.infer<typeof punjabiWelcome>;

export const schemas = { punjabiWelcome: punjabiWelcome.nullable() };
