import { camps, type Camp } from './camps.content';
import type { StructuredEvent } from '@/site/content-types';
import { campDays, readDates, startOfDay, wholeDays, type WrittenDates } from '@/site/dates';
import { organization } from '@/site/organization.content';

/** A camp as the pages show it: its dates read once, its venue under its own name. */
export interface ListedCamp extends Omit<Camp, 'price'> {
  /** Undefined for words such as `TBD`. */
  days: WrittenDates | undefined;
  venue: string;
}

/** Returns a camp with its dates read. The data calls the venue `price`; everything else calls it `venue`. */
export function listedCamp({ price, ...camp }: Camp): ListedCamp {
  return { ...camp, venue: price, days: readDates(camp.dates) };
}

/** Returns where a camp is: city and venue. */
export const whereOf = ({ location, venue }: Pick<ListedCamp, 'location' | 'venue'>) =>
  `${location}, ${venue}`;

/** Every camp of the site, passed or not. */
export const campList: readonly ListedCamp[] = camps.map(listedCamp);

/** Returns true while a camp is shown: its last day is today or later, or its dates cannot be read. */
function isUpcoming({ days }: Pick<ListedCamp, 'days'>, today: Date): boolean {
  const last = campDays(days, today)?.last;
  return last === undefined || last >= startOfDay(today);
}

const beginOf = ({ days }: ListedCamp, today: Date) => campDays(days, today)?.first.getTime() ?? Infinity;

/**
 * Returns the camps that the table shows today: first those that have begun, then those without a year in their own
 * order, with dated ones inserted where their first day belongs. On January 1 a camp of December 28 is first.
 */
export function upcomingCamps(list: readonly ListedCamp[], today: Date): readonly ListedCamp[] {
  const upcoming = list.filter((camp) => isUpcoming(camp, today));
  const shown = upcoming.filter(({ days }) => days?.year === undefined);
  for (const camp of upcoming.filter(({ days }) => days?.year !== undefined)) {
    const later = shown.findIndex((other) => beginOf(other, today) > beginOf(camp, today));
    shown.splice(later === -1 ? shown.length : later, 0, camp);
  }
  const hasBegun = (camp: ListedCamp) => beginOf(camp, today) < startOfDay(today).getTime();
  return [...shown.filter(hasBegun), ...shown.filter((camp) => !hasBegun(camp))];
}

/** Returns the camp that begins next, today included; undefined when no upcoming date is known. */
export function nextCamp(list: readonly ListedCamp[], today: Date): ListedCamp | undefined {
  const start = startOfDay(today).getTime();
  return list
    .filter((camp) => beginOf(camp, today) >= start && beginOf(camp, today) !== Infinity)
    .toSorted((a, b) => beginOf(a, today) - beginOf(b, today))[0];
}

/** Address of the file that puts a camp into a calendar. The build writes one for each camp with a year. */
export const campCalendarFile = ({ id }: Pick<Camp, 'id'>) => `/calendar/${id}.ics`;

/** Address of the file with all those camps and the events with a year. */
export const CAMPS_FEED = '/camps.ics';

const { base, secondLocation } = organization;

/** Returns the structured data of the camps whose dates name their year. */
export const structuredCamps = (list: readonly ListedCamp[]): readonly StructuredEvent[] =>
  list.flatMap(({ id, name, days, venue, location }) => {
    const whole = wholeDays(days);
    if (whole === undefined) return [];
    const place = location.includes(secondLocation.city) ? secondLocation : base;
    return { anchor: id, name, startDate: whole.first, endDate: whole.last, venue, place };
  });
