import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eventCalendarFile, eventList, NOT_SET, type ListedEvent } from '../src/pages/home/event-list';
import { CAMPS_FEED, campCalendarFile, campList, type ListedCamp } from '../src/pages/programs/camp-list';
import { firstShift, firstShiftDates } from '../src/pages/programs/content';
import { registerSection } from '../src/pages/programs/registration.content';
import { pathTo } from '../src/site/pages';
import { calendarFile, type CalendarEvent } from '../src/site/calendar';
import { wholeDays } from '../src/site/dates';

interface CalendarOptions {
  /** Origin of the site, for the link back to it. */
  siteUrl: string;
  /** Day of the build. */
  stamp: Date;
  /** Where the site is built. */
  folder: string;
  camps?: readonly ListedCamp[];
  events?: readonly ListedEvent[];
}

/** An entry of a calendar, without its address. The day is part of its name: next year's camp is a new entry. */
type Dated = Omit<CalendarEvent, 'url'> & { file: string; target: Parameters<typeof pathTo>[0] };

function datedCamp({ id, name, days, venue, location, start, end }: ListedCamp): Dated[] {
  const whole = wholeDays(days);
  if (whole === undefined) return [];
  const hours = start === undefined ? {} : { description: `${start} ${registerSection.until} ${end}` };
  const texts = { title: name, location: `${venue}, ${location}`, ...hours };
  const target = { page: 'programs', anchor: id } as const;
  return [{ ...texts, ...whole, uid: `${id}-${whole.first}`, file: campCalendarFile({ id }), target }];
}

function datedEvent({ id, title, days, time, location, description }: ListedEvent): Dated[] {
  const whole = wholeDays(days);
  if (whole === undefined) return [];
  const texts = { title, location, description: time === NOT_SET ? description : `${time}. ${description}` };
  const target = { page: 'home', anchor: id } as const;
  return [{ ...texts, ...whole, uid: `event-${id}-${whole.first}`, file: eventCalendarFile({ id }), target }];
}

/**
 * Writes one calendar file for each whole date of First Shift and for each camp and event whose dates name a year, and
 * one with all those camps and events. Dates without a year get none: no year is guessed.
 */
export async function writeCalendars(options: CalendarOptions): Promise<void> {
  const { siteUrl, stamp, folder, camps = campList, events = eventList } = options;
  const write = async (file: string, entries: readonly Dated[]) => {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    const written = entries.map(({ target, uid, ...entry }) => ({
      ...entry,
      uid: `${uid}@az1hockey`,
      url: new URL(pathTo(target), siteUrl).href,
    }));
    await writeFile(path, calendarFile(written, stamp));
  };
  const intake = firstShiftDates.map(({ file, date, title }): Dated => {
    const uid = `${file.replace(/^\/calendar\/|\.ics$/g, '')}-${date.slice(0, 4)}`;
    const target = { page: 'programs', anchor: firstShift.id } as const;
    return { uid, title, first: date, last: date, description: firstShift.heading.text, file, target };
  });
  const dated = [...camps.flatMap(datedCamp), ...events.flatMap(datedEvent)];
  for (const entry of [...intake, ...dated]) await write(entry.file, [entry]);
  // A calendar must have an entry (RFC 5545 §3.6).
  if (dated.length > 0) await write(CAMPS_FEED, dated);
}
