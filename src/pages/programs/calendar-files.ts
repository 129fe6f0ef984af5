import type { Camp } from './camps.schema';

/** Address of the file that puts a camp into a calendar. The build writes one for each camp with whole dates. */
export const campCalendarFile = ({ id }: Camp) => `/calendar/${id}.ics`;

/** Address of the file with all those camps and the events with whole dates, which a calendar app can follow. */
export const CAMPS_FEED = '/camps.ics';
