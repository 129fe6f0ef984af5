import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { firstShiftDates } from '@/pages/programs/content';
import type { Event } from '@/pages/home/events.schema';
import type { Camp } from '@/pages/programs/camps.schema';
import { writeCalendarFiles } from '../../scripts/build/write-calendar-files';
import { temporaryDirectory } from '../support/setup-temporary';

let folder: string;
beforeEach(() => {
  folder = temporaryDirectory();
});

const camp: Camp = {
  id: 'winter-camp',
  name: 'Winter Camp',
  code: 'DEV-1',
  dates: 'January 16-17, 2027',
  location: 'Edmonton',
  price: 'Test Arena',
  image: '/images/blade',
};

/** Writes the files of these camps and events; returns the lines of one file that begin with a property. */
async function written(
  camps: readonly Camp[],
  file: string,
  property: RegExp,
  events: readonly Event[] = [],
): Promise<string[]> {
  const stamp = new Date('2025-11-21T00:00:00Z');
  await writeCalendarFiles({ siteUrl: 'https://az1hockey.example', stamp, folder, camps, events });
  const lines = (await readFile(join(folder, file), 'utf8')).split('\r\n');
  return lines.filter((line) => property.test(line));
}

it('writes a file for each whole date of First Shift', async () => {
  for (const { file, date, title } of firstShiftDates)
    expect(await written([], file, /^(DTSTART|URL|SUMMARY)/)).toEqual([
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      `SUMMARY:${title}`,
      'URL:https://az1hockey.example/programs#first-shift',
    ]);
});

it('writes a camp of whole days as one entry, named by its first day', async () => {
  expect(await written([camp], 'calendar/winter-camp.ics', /^(UID|DT(START|END)|LOCATION|URL)/)).toEqual([
    'UID:winter-camp-2027-01-16@az1hockey',
    'DTSTART;VALUE=DATE:20270116',
    'DTEND;VALUE=DATE:20270118',
    'LOCATION:Test Arena\\, Edmonton',
    'URL:https://az1hockey.example/programs#winter-camp',
  ]);
});

it('writes the hours of each day on the clock of the camp’s city', async () => {
  const hours = { start: '9:00 am', end: '3:30 pm' } as const;
  const over = { ...camp, ...hours, dates: 'March 7-8, 2026' };
  const times = async (one: Camp) =>
    (await written([one], 'calendar/winter-camp.ics', /^DT(START|END)/)).map((line) => line.split(':'));
  expect(await times(over)).toEqual([
    ['DTSTART', '20260307T160000Z'],
    ['DTEND', '20260307T223000Z'],
    ['DTSTART', '20260308T150000Z'],
    ['DTEND', '20260308T213000Z'],
  ]);
  const surrey = { ...camp, ...hours, location: 'Surrey', dates: 'January 16, 2026' };
  expect((await times(surrey)).slice(0, 1)).toEqual([['DTSTART', '20260116T170000Z']]);
});

it('gathers the camps with whole dates in one feed, and guesses no year', async () => {
  const camps = [
    camp,
    { ...camp, id: 'later', dates: 'May 2, 2027' },
    { ...camp, id: 'yearless', dates: 'May 2' },
  ];
  expect(await written(camps, 'camps.ics', /^UID/)).toEqual([
    'UID:winter-camp-2027-01-16@az1hockey',
    'UID:later-2027-05-02@az1hockey',
  ]);
  expect(await readdir(join(folder, 'calendar'))).not.toContain('yearless.ics');
});

it('puts an event with a whole date into a file of its own and into the feed', async () => {
  const shinny: Event = {
    id: 'spring-shinny',
    date: 'May 8, 2027',
    title: 'Spring Shinny',
    time: '2:00 pm',
    location: 'Test Arena, Surrey',
    spots: 'Ask for a spot',
    category: 'Community',
    price: '',
    description: 'Everyone plays.',
    logos: [],
  };
  const events = [shinny, { ...shinny, id: 'yearless', date: 'May 8' }];
  const own = await written([camp], 'calendar/event-spring-shinny.ics', /^(DTSTART|DESC|URL)/, events);
  expect(own).toEqual([
    'DTSTART;VALUE=DATE:20270508',
    'DESCRIPTION:2:00 pm. Everyone plays.',
    'URL:https://az1hockey.example/#spring-shinny',
  ]);
  expect(await written([camp], 'camps.ics', /^UID/, events)).toEqual([
    'UID:winter-camp-2027-01-16@az1hockey',
    'UID:event-spring-shinny-2027-05-08@az1hockey',
  ]);
});

it('writes no feed without a date to put into it', async () => {
  await written([{ ...camp, dates: 'TBD' }], 'calendar/first-shift-welcome.ics', /^UID/);
  expect(await readdir(folder)).toEqual(['calendar']);
});
