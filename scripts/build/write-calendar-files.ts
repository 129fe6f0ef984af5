import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { calendarFile, type AllDayEvent, type TimedEvent } from '../../src/lib/calendar';
import { eachDay } from '../../src/lib/month-day';
import { eventCalendarFile, NOT_SET } from '../../src/pages/home/event-calendar';
import { events as shippedEvents } from '../../src/pages/home/events';
import type { Event } from '../../src/pages/home/events.schema';
import { CAMPS_FEED, campCalendarFile } from '../../src/pages/programs/calendar-files';
import { hoursOn, venueOf } from '../../src/pages/programs/camp-events';
import { camps as shippedCamps } from '../../src/pages/programs/camps';
import type { Camp } from '../../src/pages/programs/camps.schema';
import { firstShift, firstShiftDates } from '../../src/pages/programs/content';
import { pathTo } from '../../src/pages/registry';

interface CalendarOptions {
  /** Origin of the site, for the link back to it. */
  siteUrl: string;
  /** Moment of the build. */
  stamp: Date;
  /** Where the site is built. */
  folder: string;
  /** The camps of the site, unless told otherwise. */
  camps?: readonly Camp[];
  /** The events of the site, unless told otherwise. */
  events?: readonly Event[];
}

/** Returns the entries of a camp: one for all its days, or one a day where its hours are known. */
function campEvents(camp: Camp, { siteUrl, stamp }: CalendarOptions): (AllDayEvent | TimedEvent)[] {
  const days = eachDay(camp.dates);
  const [first] = days;
  if (first === undefined) return [];
  const texts = {
    title: camp.name,
    location: `${venueOf(camp)}, ${camp.location}`,
    url: new URL(pathTo({ page: 'programs', anchor: camp.id }), siteUrl).href,
    stamp,
  };
  // The day is part of the name, so that a camp of next year is a new entry and not a move of the old one.
  const uid = (day: string) => `${camp.id}-${day}@az1hockey`;
  const hours = days.flatMap((day) => {
    const from = hoursOn(day, camp);
    return from === undefined ? [] : [{ ...texts, ...from, uid: uid(day) }];
  });
  return hours.length > 0
    ? hours
    : [{ ...texts, uid: uid(first), date: first, lastDate: days.at(-1) ?? first }];
}

/** Returns the entry of an event: its whole days, because nobody says when it ends. Its time is in its description. */
function eventEntries(
  { id, title, date, time, location, description }: Event,
  { siteUrl, stamp }: CalendarOptions,
): AllDayEvent[] {
  const days = eachDay(date);
  const [first] = days;
  if (first === undefined) return [];
  const url = new URL(pathTo({ page: 'home', anchor: id }), siteUrl).href;
  const texts = {
    title,
    location,
    description: time === NOT_SET ? description : `${time}. ${description}`,
    url,
    stamp,
  };
  return [{ ...texts, uid: `event-${id}-${first}@az1hockey`, date: first, lastDate: days.at(-1) ?? first }];
}

/**
 * Writes one calendar file for each whole date of First Shift and for each camp and event whose dates name a year, and
 * one with all those camps and events. Dates without a year get none: no year is guessed.
 */
export async function writeCalendarFiles(options: CalendarOptions): Promise<void> {
  const { siteUrl, stamp, folder, camps = shippedCamps, events = shippedEvents } = options;
  const write = async (file: string, ...events: readonly (AllDayEvent | TimedEvent)[]) => {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, calendarFile(...events));
  };
  const url = new URL(pathTo({ page: 'programs', anchor: firstShift.id }), siteUrl).href;
  for (const { file, date, title } of firstShiftDates) {
    const uid = `${file.replace(/^\/calendar\/|\.ics$/g, '')}-${date.slice(0, 4)}@az1hockey`;
    await write(file, { uid, date, title, description: firstShift.heading.text, url, stamp });
  }
  const dated = [
    ...camps.map((camp) => ({ file: campCalendarFile(camp), entries: campEvents(camp, options) })),
    ...events.map((event) => ({ file: eventCalendarFile(event), entries: eventEntries(event, options) })),
  ].filter(({ entries }) => entries.length > 0);
  for (const { file, entries } of dated) await write(file, ...entries);
  // A calendar must have an entry (RFC 5545 §3.6).
  if (dated.length > 0) await write(CAMPS_FEED, ...dated.flatMap(({ entries }) => entries));
}
