import { events, type Event } from './events.content';
import { readDates, type WrittenDates } from '@/site/dates';

/** An event as the page shows it: its dates read once. */
export interface ListedEvent extends Event {
  /** Undefined for words such as `TBD`. */
  days: WrittenDates | undefined;
}

/** Returns an event with its dates read. */
export function listedEvent(event: Event): ListedEvent {
  return { ...event, days: readDates(event.date) };
}

/** Every event of the site, passed or not. */
export const eventList: readonly ListedEvent[] = events.map(listedEvent);

/** The data's word for a date or a time that is not set. */
export const NOT_SET = 'TBD';

/** Address of the file that puts an event into a calendar. The build writes one for each event with a year. */
export const eventCalendarFile = ({ id }: Pick<Event, 'id'>) => `/calendar/event-${id}.ics`;
