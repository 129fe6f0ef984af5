import type { Event } from './events.schema';

/** Address of the file that puts an event into a calendar. The build writes one for each event with a whole date. */
export const eventCalendarFile = ({ id }: Event) => `/calendar/event-${id}.ics`;
