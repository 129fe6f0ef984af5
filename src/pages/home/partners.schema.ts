import { z } from 'zod';
import { image, text } from '@/site/content-fields.schema';

export const partnerLogo = z.strictObject({ source: image, alt: text });

export type PartnerLogo = z.infer<typeof partnerLogo>;

export const schemas = { partners: z.record(z.string(), partnerLogo) };
