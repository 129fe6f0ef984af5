// @vitest-environment node
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeCalendarFiles } from '../../scripts/build/write-calendar-files';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calendar-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('writes a file for the deadline and one for the welcome event of First Shift', async () => {
  await writeCalendarFiles({
    siteUrl: 'https://az1hockey.example',
    stamp: new Date('2025-11-21T00:00:00Z'),
    folder,
  });

  const deadline = await readFile(join(folder, 'calendar/first-shift-deadline.ics'), 'utf8');
  expect(deadline).toContain('DTSTART;VALUE=DATE:20260112\r\nDTEND;VALUE=DATE:20260113\r\n');
  expect(deadline).toContain('UID:first-shift-deadline-2026@az1hockey\r\n');
  expect(deadline).toContain('URL:https://az1hockey.example/programs#first-shift\r\n');

  const welcome = await readFile(join(folder, 'calendar/first-shift-welcome.ics'), 'utf8');
  expect(welcome).toContain('DTSTART;VALUE=DATE:20260118\r\n');
  expect(welcome).toContain('SUMMARY:First Shift welcome event\r\n');
});
