import { z } from 'zod';
import { externalLink, id, text } from '@/site/content-fields.schema';
import { dates, timeOrWords } from '@/site/date-fields.schema';
import { partnerLogo } from './partners.schema';

/** One row of the upcoming events. */
const event = z.strictObject({
  id,
  /** Such as `Nov 7`, `Nov 7, 2027` or `TBD`. A date without a year is shown as it is, never completed. */
  date: dates,
  title: text,
  time: timeOrWords,
  location: text,
  /** Text of the event's link. */
  spots: text,
  /** Each has its own tag. */
  category: z.enum(['Training', 'Competition', 'Beginner', 'Community']),
  price: z.literal('', 'must stay empty'),
  /** One sentence: what you will see or do. */
  description: text,
  logos: z.array(partnerLogo).readonly(),
  /** Present when tickets are sold elsewhere; without it the link opens an email. */
  ticketLink: externalLink.exactOptional(),
});

export type Event = z.infer<typeof event>;

export const schemas = { events: z.array(event).readonly() };
