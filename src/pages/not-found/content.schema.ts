import { z } from 'zod';
import { headline, text } from '@/site/content-fields.schema';

export const schemas = { notFound: z.strictObject({ headline, text, home: text }) };
