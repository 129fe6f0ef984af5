import { z } from 'zod';
import { zonedTime } from '@/lib/zoned-time';
import { entryImage, id, text, externalUrl } from '@/site/content-fields.schema';
import { dates, time } from '@/site/date-fields.schema';

const minuteOf = (value: string) => zonedTime('2027-01-01', value, 'UTC').getTime();

/** One row of the camp table. */
const camp = z
  .strictObject({
    id,
    name: text,
    /** Program label, such as `DEV-1`. */
    code: text,
    /** With a year, the camp leaves the table on time and gets into calendars; words such as `TBD` always stay. */
    dates,
    /** The year that dates without a year were written for. After it they are shown as to be confirmed. */
    season: z.int().min(2019).exactOptional(),
    /** Times of every day of the camp, in the zone of its city. */
    start: time.exactOptional(),
    end: time.exactOptional(),
    level: z.enum(['Beginner', 'All Levels', 'Advanced']).exactOptional(),
    /** City. */
    location: text,
    /** The venue. The source format of the data calls the venue `price`. */
    price: text,
    image: entryImage,
    /** Set when no spot is left: visitors are then asked to join the waitlist. */
    full: z.literal(true).exactOptional(),
    /** The registration page of this camp alone. */
    registrationLink: externalUrl.exactOptional(),
  })
  .refine(
    ({ start, end }) => (start === undefined) === (end === undefined),
    'needs both start and end, or neither',
  )
  .refine(({ start, end }) => start === undefined || end === undefined || minuteOf(start) < minuteOf(end), {
    path: ['end'],
    error: 'is before the start',
  });

export type Camp = z.infer<typeof camp>;

export const schemas = { camps: z.array(camp).readonly() };
