import { z } from 'zod';
import {
  action,
  id,
  image,
  list,
  pageIntro,
  reason,
  section,
  text,
  externalUrl,
} from '@/site/content-fields.schema';

const sponsor = z.strictObject({
  id,
  title: text,
  description: text,
  image,
  companyName: text,
  /** Empty when the sponsor has none; then nothing is linked. */
  websiteUrl: z.union([externalUrl, z.literal('')], 'must start with https:// or be empty'),
});

export type Sponsor = z.infer<typeof sponsor>;

export const schemas = {
  intro: pageIntro,
  offer: action,
  amountsLink: action,
  benefitsSection: section({ patch: text }),
  benefits: list(reason),
  sponsorsSection: section({ visitLabel: text }),
  sponsors: list(sponsor),
};
