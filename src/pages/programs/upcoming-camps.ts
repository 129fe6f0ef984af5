import type { Camp } from './camps.schema';
import { isUpcoming } from './camp-dates';
import { firstDayOf } from './camp-freshness';
import { startOfDay, wholeDays } from '@/lib/month-day';

/**
 * Returns the camps that the table shows today: first those that have begun, then those without a year in their own
 * order, with dated ones inserted where their first day belongs. On January 1 a camp of December 28 is first.
 */
export function upcomingCamps(camps: readonly Camp[], today: Date): readonly Camp[] {
  const upcoming = camps.filter((camp) => isUpcoming(camp.dates, today));
  const begin = ({ dates }: Camp) => firstDayOf(dates, today)?.getTime() ?? Infinity;
  const withYear = upcoming.filter(({ dates }) => wholeDays(dates) !== undefined);
  const shown = upcoming.filter((camp) => !withYear.includes(camp));
  for (const camp of withYear) {
    const later = shown.findIndex((other) => begin(other) > begin(camp));
    shown.splice(later === -1 ? shown.length : later, 0, camp);
  }
  const hasBegun = (camp: Camp) => begin(camp) < startOfDay(today).getTime();
  return [...shown.filter(hasBegun), ...shown.filter((camp) => !hasBegun(camp))];
}

/** Returns the camp that begins next, today included; undefined when no upcoming date is known. */
export function nextCamp(camps: readonly Camp[], today: Date): Camp | undefined {
  // A camp without a date gives NaN, which is neither before nor after today.
  const begin = ({ dates }: Camp) => Number(firstDayOf(dates, today));
  const ahead = camps.filter((camp) => begin(camp) >= Number(startOfDay(today)));
  return ahead.toSorted((a, b) => begin(a) - begin(b))[0];
}
