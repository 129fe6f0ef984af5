import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firstShiftDates } from '@/pages/programs/content';
import { listedEvent, type ListedEvent } from '@/pages/home/event-list';
import { writeCalendars } from '../../scripts/calendars';
import { campWith } from '../pages/programs/support/camps';
import { temporaryDirectory } from '../support/setup-temporary';

const camp = campWith({ id: 'winter-camp', dates: 'January 16-17, 2027' });

/** Writes the calendar files of these camps and events. Returns their names, and a function that reads lines of one. */
async function written(camps: readonly (typeof camp)[], events: readonly ListedEvent[] = []) {
  const folder = temporaryDirectory();
  const stamp = new Date('2025-11-21T00:00:00Z');
  await writeCalendars({ siteUrl: 'https://az1hockey.example', stamp, folder, camps, events });
  return {
    files: readdirSync(folder, { recursive: true }),
    /** The lines of a file that begin with a property. */
    lines(file: string, property: RegExp) {
      const lines = readFileSync(join(folder, file), 'utf8').split('\r\n');
      return lines.filter((line) => property.test(line));
    },
  };
}

it('writes a file for each full date of First Shift', async () => {
  const { lines } = await written([]);
  for (const { file, date, title } of firstShiftDates)
    expect(lines(file, /^(DTSTART|URL|SUMMARY)/)).toEqual([
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      `SUMMARY:${title}`,
      'URL:https://az1hockey.example/programs#first-shift',
    ]);
});

it('gathers the camps with full dates in one feed, and guesses no year', async () => {
  const later = campWith({ id: 'later', dates: 'May 2, 2027' });
  const yearless = campWith({ id: 'yearless', dates: 'May 2' });
  const { lines, files } = await written([camp, later, yearless]);
  expect(lines('camps.ics', /^UID/)).toEqual([
    'UID:winter-camp-2027-01-16@az1hockey',
    'UID:later-2027-05-02@az1hockey',
  ]);
  expect(files).not.toContain('calendar/yearless.ics');
});

it('puts an event with a full date into its own file and into the feed', async () => {
  const shinny = {
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
  } as const;
  const untimed = { ...shinny, id: 'untimed', time: 'TBD' };
  const yearless = { ...shinny, id: 'yearless', date: 'May 8' };
  const { lines } = await written([camp], [shinny, untimed, yearless].map(listedEvent));
  expect(lines('calendar/event-spring-shinny.ics', /^(DTSTART|DESC|URL)/)).toEqual([
    'DTSTART;VALUE=DATE:20270508',
    'DESCRIPTION:2:00 pm. Everyone plays.',
    'URL:https://az1hockey.example/#spring-shinny',
  ]);
  expect(lines('calendar/event-untimed.ics', /^DESC/)).toEqual(['DESCRIPTION:Everyone plays.']);
  expect(lines('camps.ics', /^UID/)).toEqual([
    'UID:winter-camp-2027-01-16@az1hockey',
    'UID:event-spring-shinny-2027-05-08@az1hockey',
    'UID:event-untimed-2027-05-08@az1hockey',
  ]);
});
