import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { firstShift, firstShiftDates } from '../../src/content/programs';
import { calendarFile } from '../../src/lib/calendar';
import { pathTo } from '../../src/site/pages';

interface CalendarOptions {
  /** Origin of the site, for the link back to it. */
  siteUrl: string;
  /** Moment of the build. */
  stamp: Date;
  /** Where the site is built. */
  folder: string;
}

/**
 * Writes one calendar file for each whole date of the content. Dates without a year get none: no year is guessed.
 */
export async function writeCalendarFiles({ siteUrl, stamp, folder }: CalendarOptions): Promise<void> {
  const url = new URL(pathTo({ page: 'programs', anchor: firstShift.id }), siteUrl).href;
  for (const { file, date, title } of firstShiftDates) {
    const path = join(folder, file);
    // The year is part of the name, so that the next intake is a new entry and not a move of the old one.
    const uid = `${file.replace(/^\/calendar\/|\.ics$/g, '')}-${date.slice(0, 4)}@az1hockey`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(
      path,
      calendarFile({ uid, date, title, description: firstShift.heading.text, url, stamp }),
    );
  }
}
