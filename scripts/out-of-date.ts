import type { Event } from '../src/pages/home/events';
import type { Camp } from '../src/pages/programs/camps';
import { campDays, dateInWords, eventDays, isoDay, MONTHS, readDates } from '../src/site/dates';
import { fieldOf, line, type Place } from './content';

/** Years between two reviews of the policy; the organisation's own promise. */
const REVIEW_YEARS = 3;

/** A day after which visitors find something out of date, and what. */
interface Stale {
  place: Place;
  day: Date;
  reason: string;
}

function staleCamp(place: Place, today: Date, until: Date): Stale[] {
  const dates = readDates((place.value as Camp).dates);
  const day = campDays(dates, today)?.last;
  const at = { place: fieldOf(place, 'dates'), day: day ?? until };
  if (dates?.year !== undefined)
    return at.day < today ? [{ ...at, reason: 'is over, and no page shows it; remove it' }] : [];
  const comesBack = campDays(dates, until)?.last.getTime() !== day?.getTime();
  return comesBack ? [{ ...at, reason: 'has no year, so it comes back on January 1; write the year' }] : [];
}

function staleDate(place: Place, today: Date, until: Date): Stale[] {
  const { path, value, around } = place;
  const [list, field] = [path[0], path.at(-1)];
  const isEntry = path.length === 2 && typeof path[1] === 'number';
  if (isEntry && list === 'camps') return staleCamp(place, today, until);
  const passes = (at: Place, text: string, reason: string): Stale[] => {
    const day = eventDays(readDates(text), today)?.last;
    return day === undefined ? [] : [{ place: at, day, reason }];
  };
  if (isEntry && list === 'events')
    return passes(fieldOf(place, 'date'), (value as Event).date, 'passes; write the next date or remove it');
  if (field === 'registrationDeadline' || field === 'welcomeEvent')
    return passes(place, String(value), 'passes; write the dates of the next intake');
  const [, month = '', year] = /^(\w+) (\d{4})$/.exec(String(value)) ?? [];
  if (list !== 'policyDates' || !MONTHS.includes(month) || around[0]?.['label'] === 'Effective') return [];
  const day = new Date(Number(year) + REVIEW_YEARS, MONTHS.indexOf(month), 1);
  return [{ place, day, reason: `is ${REVIEW_YEARS} years old: review the policy` }];
}

/** Returns what visitors find out of date now or until a day, one line each, the earliest first. */
export function outOfDate(places: readonly Place[], today: Date, until: Date): readonly string[] {
  return places
    .flatMap((place) => staleDate(place, today, until))
    .filter(({ day }) => day < until)
    .toSorted((a, b) => a.day.getTime() - b.day.getTime())
    .map(({ place, day, reason }) =>
      line(place, `${reason} (${day < today ? 'since' : 'after'} ${dateInWords(isoDay(day))})`),
    );
}
