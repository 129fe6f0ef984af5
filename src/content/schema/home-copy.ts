import { z } from 'zod';
import type * as events from '@/content/events';
import type * as home from '@/content/home';
import type * as partners from '@/content/partners';
import { countReason, exactly, labels, section, type SchemasOf } from './copy';
import { counts } from './counts';
import { event, partnerLogo, slide } from './entities';
import { actions, headline, id, pageTarget, text, texts } from './fields';
import { step } from './page-shapes';

const marks = z.record(z.string(), partnerLogo).superRefine((entries, context) => {
  const { length } = Object.keys(entries);
  if (length !== counts.partners) context.addIssue(countReason('partners', length));
});

export const partnersSchemas = { partners: marks } satisfies SchemasOf<typeof partners>;

export const homeSchemas = {
  homeHeading: text,
  slides: exactly('slides', slide),
  carouselLabels: labels('region', 'pause', 'play', 'previous', 'next', 'choose'),
  getStartedLabel: text,
  getStartedTarget: pageTarget,
  followLabel: text,
  partnersSection: z.object({ headline, text, pauseLabel: text, playLabel: text }),
  partnerLogos: exactly('partners', partnerLogo),
  registerSection: section({ id, steps: z.array(step), actions }),
  aboutSection: section({ id, paragraphs: texts, actions }),
  eventsSection: section({ id }),
} satisfies SchemasOf<typeof home>;

export const eventsSchemas = { events: exactly('events', event) } satisfies SchemasOf<typeof events>;
