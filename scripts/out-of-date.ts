import { events, type Event } from '../src/pages/home/events.content';
import { revised } from '../src/pages/policy/content';
import { camps, nextFirstShift, type Camp } from '../src/pages/programs/camps.content';
import { campDays, dateInWords, eventDays, isoDay, readDates } from '../src/site/dates';

const DAYS_AHEAD = 60;
/** Years between two reviews of the policy; the organisation's own promise. */
const REVIEW_YEARS = 3;

/** What the site says that goes out of date. */
interface Dated {
  camps: readonly Pick<Camp, 'id' | 'dates'>[];
  events: readonly Pick<Event, 'id' | 'date'>[];
  nextFirstShift: Readonly<Record<string, string>>;
  /** Month in which the policy was last revised. */
  revised: string;
}

/** A day after which visitors find something out of date, where and why. */
interface Stale {
  at: string;
  day: Date;
  reason: string;
}

const CAMPS = 'src/pages/programs/camps.content.ts';

function staleCamp({ id, dates }: Dated['camps'][number], today: Date, until: Date): Stale[] {
  const written = readDates(dates);
  const day = campDays(written, today)?.last;
  if (day === undefined) return [];
  const stale = { at: `${CAMPS} › ${id} › dates`, day };
  if (written?.year !== undefined)
    return day < today ? [{ ...stale, reason: 'is over, and no page shows it; remove it' }] : [];
  const comesBack = campDays(written, until)?.last.getTime() !== day.getTime();
  return comesBack
    ? [{ ...stale, reason: 'has no year, so it comes back on January 1; write the year' }]
    : [];
}

/** Returns what visitors find out of date now or within 60 days, one line each, the earliest first. */
export function outOfDate(
  today: Date,
  dated: Dated = { camps, events, nextFirstShift, revised },
): readonly string[] {
  const until = new Date(today.getFullYear(), today.getMonth(), today.getDate() + DAYS_AHEAD);
  const passes = (at: string, text: string, reason: string): Stale[] => {
    const day = eventDays(readDates(text), today)?.last;
    return day === undefined ? [] : [{ at, day, reason }];
  };
  return [
    ...dated.camps.flatMap((camp) => staleCamp(camp, today, until)),
    ...dated.events.flatMap(({ id, date }) =>
      passes(
        `src/pages/home/events.content.ts › ${id} › date`,
        date,
        'passes; write the next date or remove it',
      ),
    ),
    ...Object.entries(dated.nextFirstShift).flatMap(([name, date]) =>
      passes(`${CAMPS} › nextFirstShift › ${name}`, date, 'passes; write the dates of the next intake'),
    ),
    ...passes(
      'src/pages/policy/content.ts › revised',
      dated.revised.replace(/ (\d+)$/, (_, year) => ` 1, ${Number(year) + REVIEW_YEARS}`),
      `is ${REVIEW_YEARS} years old: review the policy`,
    ),
  ]
    .filter(({ day }) => day < until)
    .toSorted((a, b) => a.day.getTime() - b.day.getTime())
    .map(
      ({ at, day, reason }) =>
        `${at}: ${reason} (${day < today ? 'since' : 'after'} ${dateInWords(isoDay(day))})`,
    );
}
