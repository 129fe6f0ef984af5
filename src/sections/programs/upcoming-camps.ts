import type { Camp } from '@/content/types';
import { isUpcoming } from '@/lib/camp-dates';
import { firstDayOf } from '@/lib/camp-freshness';
import { startOfDay } from '@/lib/month-day';

/** Returns the camps that the table shows today (spec §4), in their own order. */
export function upcomingCamps(camps: readonly Camp[], today: Date): readonly Camp[] {
  return camps.filter((camp) => isUpcoming(camp.dates, today));
}

/** Returns the camp that begins next, today included; undefined when no date to come is known. */
export function nextCamp(camps: readonly Camp[], today: Date): Camp | undefined {
  const start = startOfDay(today);
  return upcomingCamps(camps, today)
    .flatMap((camp) => {
      const first = firstDayOf(camp.dates, today);
      return first === undefined || first < start ? [] : [{ camp, first }];
    })
    .toSorted((a, b) => a.first.getTime() - b.first.getTime())[0]?.camp;
}
