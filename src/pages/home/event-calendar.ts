import type { Event } from './events.schema';

/** The data's word for a date or a time that is not set. */
export const NOT_SET = 'TBD';

/** Address of the file that puts an event into a calendar. The build writes one for each event with a whole date. */
export const eventCalendarFile = ({ id }: Event) => `/calendar/event-${id}.ics`;
