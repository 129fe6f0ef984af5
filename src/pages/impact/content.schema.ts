import { z } from 'zod';
import {
  callToAction,
  id,
  entryImage,
  list,
  pageIntro,
  sectionIntro,
  text,
} from '@/site/content-fields.schema';

/** A counter that runs from 0 to `number`. */
const impactStat = z.strictObject({
  id,
  /** Name of a coach's-board symbol. */
  icon: text,
  number: z.int().positive(),
  suffix: z.literal('+'),
  label: text,
  description: text,
});

export type ImpactStat = z.infer<typeof impactStat>;

/** The words of a player or parent. */
const testimonial = z.strictObject({
  id,
  quote: text,
  name: text,
  role: z.enum(['Parent', 'AZ1 Athlete']),
  image: entryImage,
});

export type Testimonial = z.infer<typeof testimonial>;

export const schemas = {
  intro: pageIntro,
  statsSection: sectionIntro.omit({ text: true }),
  impactStats: list(impactStat),
  testimonialsSection: sectionIntro.omit({ text: true }).extend({ pictureAlt: text }),
  testimonials: list(testimonial),
  closing: callToAction,
};
