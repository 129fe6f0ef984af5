import { eachDay } from '@/lib/month-day';
import { zonedTime } from '@/lib/zoned-time';
import type { StructuredEvent } from '@/pages/page-facts';
import { organization } from '@/site/organization';
import type { Camp } from './camps.schema';

const { base, secondLocation } = organization;

/** Returns the venue of a camp, which the source format of the data calls `price`. */
export const venueOf = ({ price }: Camp) => price;

/** Returns where a camp is, as it is written: city and venue. */
export const whereOf = (camp: Camp) => `${camp.location}, ${venueOf(camp)}`;

/** Returns the place of a camp: whichever of our two its city names, else the base. */
const placeOf = ({ location }: Camp) => (location === secondLocation.city ? secondLocation : base);

/** Returns the start and the end of a camp on one of its days, or undefined when its times are not known. */
export function hoursOn(day: string, camp: Camp): { start: Date; end: Date } | undefined {
  const { timeZone } = placeOf(camp);
  return camp.start === undefined || camp.end === undefined
    ? undefined
    : { start: zonedTime(day, camp.start, timeZone), end: zonedTime(day, camp.end, timeZone) };
}

/** Returns the structured data of the camps whose dates name their year. */
export const structuredCamps = (camps: readonly Camp[]): readonly StructuredEvent[] =>
  camps.flatMap((camp) => {
    const days = eachDay(camp.dates);
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return [];
    return {
      anchor: camp.id,
      name: camp.name,
      startDate: hoursOn(first, camp)?.start.toISOString() ?? first,
      endDate: hoursOn(last, camp)?.end.toISOString() ?? last,
      venue: venueOf(camp),
      place: placeOf(camp),
    };
  });
