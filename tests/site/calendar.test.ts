import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile as fileOf, type CalendarEvent } from '@/site/calendar';

const event: CalendarEvent = {
  uid: 'first-shift-welcome@az1hockey.example',
  first: '2026-01-18',
  last: '2026-01-18',
  title: 'First Shift welcome event',
  url: 'https://az1hockey.example/programs#first-shift',
};

const calendarFile = (one: CalendarEvent) => fileOf([one], new Date('2026-01-02T03:04:05.678Z'));

/** Reads a file back the way a calendar does: unfolds it (RFC 5545 §3.1), splits it, undoes the escapes (§3.3.11). */
function read(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      const value = line
        .slice(colon + 1)
        .replace(/\\([\\;,nN])/g, (_, c: string) => (/n/i.test(c) ? '\n' : c));
      return [line.slice(0, colon), value];
    }),
  );
}

describe('calendarFile', () => {
  it('makes a file with one event that takes a whole day', () => {
    expect(calendarFile(event)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//AZ1 Hockey//Website//EN',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:first-shift-welcome@az1hockey.example',
        'DTSTAMP:20260102T000000Z',
        'DTSTART;VALUE=DATE:20260118',
        'DTEND;VALUE=DATE:20260119',
        'TRANSP:TRANSPARENT',
        'SUMMARY:First Shift welcome event',
        'URL:https://az1hockey.example/programs#first-shift',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it.each([
    ['2026-01-31', '20260201'],
    ['2026-12-31', '20270101'],
    ['2028-02-28', '20280229'],
  ])('ends an event of %s before %s', (last, end) => {
    expect(read(calendarFile({ ...event, first: last, last })).get('DTEND;VALUE=DATE')).toBe(end);
  });

  it('makes a file that can be read back, whatever its texts contain', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' });
    const separators = fc.string({ unit: fc.constantFrom('\\', ';', ',', ':', '\n', 'n', ' ', 'é', '🏒') });
    fc.assert(
      fc.property(fc.oneof(text, separators), fc.oneof(text, separators), (title, description) => {
        const properties = read(calendarFile({ ...event, title, description }));
        expect(properties.get('SUMMARY')).toBe(title);
        expect(properties.get('DESCRIPTION')).toBe(description);
      }),
    );
  });

  it('keeps every line within 75 octets and splits no character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'ਪ', 'é', '🏒', ','), maxLength: 400, size: 'max' }),
        (title) => {
          const file = calendarFile({ ...event, title });
          const octets = file.split('\r\n').map((line) => Buffer.byteLength(line));
          expect(Math.max(...octets)).toBeLessThanOrEqual(75);
          expect(file).not.toMatch(/\p{Surrogate}/u);
        },
      ),
    );
  });
});
