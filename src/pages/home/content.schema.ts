import { z } from 'zod';
import {
  action,
  actions,
  headline,
  id,
  entryImage,
  labels,
  list,
  pageTarget,
  section,
  step,
  text,
  texts,
} from '@/site/content-fields.schema';
import { partnerLogo } from './partners.schema';

const slide = z.strictObject({
  title: text,
  subtitle: text,
  description: text,
  image: entryImage,
  pictureAlt: text.exactOptional(),
  /** Darkens the left of a picture that has no calm ground for the words, on wide screens. */
  veiled: z.literal(true).exactOptional(),
});

export type Slide = z.infer<typeof slide>;

export const schemas = {
  homeHeading: text,
  slides: list(slide),
  carouselLabels: labels('region', 'pause', 'play', 'previous', 'next', 'choose'),
  getStartedLabel: text,
  getStartedTarget: pageTarget,
  followLabel: text,
  partnersSection: z.strictObject({ headline, text, pauseLabel: text, playLabel: text }),
  partnerLogos: list(partnerLogo),
  voice: z.strictObject({ id, action, pictureAlt: text }),
  registerSection: section({ id, pictureAlt: text, steps: list(step), actions }),
  aboutSection: section({ id, pictureAlt: text, paragraphs: texts, actions }),
  eventsSection: section({ id, pastTitle: text, pastTickets: text, pastMail: text, noDate: text }),
};
