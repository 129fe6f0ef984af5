import { nearestDay } from '../../src/lib/freshness';
import { MONTHS } from '../../src/lib/month-day';
import type { Event } from '../../src/pages/home/events.schema';
import type { schemas as policySchemas } from '../../src/pages/policy/content.schema';
import { lastDayOf } from '../../src/pages/programs/camp-dates';
import type { Camp } from '../../src/pages/programs/camps.schema';
import type { FirstShift } from '../../src/pages/programs/content.schema';
import type { z } from 'zod';
import type { Modules } from './evaluate';

/** Days that the report looks ahead. */
const DAYS_AHEAD = 60;

/** Years between two reviews of the policy; the organisation's own promise. */
const REVIEW_YEARS = 3;

const PROGRAMS = 'src/pages/programs';

/** Something that visitors will find out of date. */
interface Stale {
  from: Date;
  file: string;
  what: string;
}

const dayAfter = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1);
const localDay = (iso: string) => new Date(`${iso}T00:00:00`);

function staleCamps(camps: readonly Camp[], today: Date): Stale[] {
  const last = camps
    .flatMap(({ dates }) => lastDayOf(dates, today) ?? [])
    .toSorted((a, b) => b.getTime() - a.getTime())[0];
  const what = 'the last camp with a date has passed; add the next ones';
  return last === undefined ? [] : [{ from: dayAfter(last), file: `${PROGRAMS}/camps.ts`, what }];
}

function staleIntake({ registrationDeadline, welcomeEvent }: FirstShift): Stale[] {
  const file = `${PROGRAMS}/content.ts`;
  return [
    {
      from: dayAfter(localDay(registrationDeadline)),
      file,
      what: 'First Shift says that its intake has closed; write the dates of the next one',
    },
    { from: dayAfter(localDay(welcomeEvent)), file, what: 'the welcome event of First Shift has passed' },
  ];
}

function staleEvents(events: readonly Event[], today: Date): Stale[] {
  return events.flatMap(({ date, title }) => {
    const day = nearestDay(date, today);
    const what = `${title} (${date}) has passed; remove it or write its next date`;
    return day === undefined ? [] : [{ from: dayAfter(day), file: 'src/pages/home/events.ts', what }];
  });
}

function stalePolicy({ facts }: z.infer<typeof policySchemas.policyDates>): Stale[] {
  const revisions = facts.flatMap(({ value }) => {
    const [, month = '', year] = /^(\w+) (\d{4})$/.exec(value) ?? [];
    return MONTHS.includes(month) ? new Date(Number(year) + REVIEW_YEARS, MONTHS.indexOf(month), 1) : [];
  });
  const from = revisions.toSorted((a, b) => b.getTime() - a.getTime())[0];
  const what = `the policy is due for its review: the last one is ${REVIEW_YEARS} years old`;
  return from === undefined ? [] : [{ from, file: 'src/pages/policy/content.ts', what }];
}

const written = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' });

/**
 * Returns a line for each thing that visitors find out of date now or within the next 60 days. The modules have
 * passed the check, so their exports have the shapes of the schemas.
 */
export function staleSoon(modules: Modules, today: Date): readonly string[] {
  const from = <Value>(file: string, name: string) => modules.get(`src/pages/${file}`)?.[name] as Value;
  const until = new Date(today.getFullYear(), today.getMonth(), today.getDate() + DAYS_AHEAD);
  const stale = [
    ...staleCamps(from('programs/camps.ts', 'camps'), today),
    ...staleIntake(from('programs/content.ts', 'firstShift')),
    ...staleEvents(from('home/events.ts', 'events'), today),
    ...stalePolicy(from('policy/content.ts', 'policyDates')),
  ];
  return stale
    .filter((item) => item.from <= until)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
    .map(
      ({ from: day, file, what }) =>
        `${day <= today ? 'now' : `from ${written.format(day)}`}: ${what} (${file})`,
    );
}
