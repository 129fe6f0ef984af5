import { z } from 'zod';
import {
  callToAction,
  id,
  image,
  list,
  pageIntro,
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
  /** Empty when there is none: then nothing is linked. */
  websiteUrl: z.union([externalUrl, z.literal('')], 'must start with https:// or be empty'),
});

export type Sponsor = z.infer<typeof sponsor>;

export const schemas = {
  intro: pageIntro,
  sponsorsSection: section({ visitLabel: text }),
  sponsors: list(sponsor),
  closing: callToAction,
};
