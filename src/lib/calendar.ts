import { parseIsoDate } from './iso-date';

interface EventTexts {
  /** Identifies the event permanently: a calendar that already holds it updates it instead of adding a second one. */
  uid: string;
  title: string;
  description?: string;
  location?: string;
  /** Absolute address of the page with the details. */
  url?: string;
  /** When the file was made. */
  stamp: Date;
}

/** An all-day event from `date` (`year-month-day`) through `lastDate`, which is the same when left out. */
export interface AllDayEvent extends EventTexts {
  date: string;
  lastDate?: string;
}

/** An event from one moment to another. */
export interface TimedEvent extends EventTexts {
  start: Date;
  end: Date;
}

const DAY_MS = 86_400_000;

/** Longest line in octets, without its line break (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/** Control characters other than tab and line feed. */
const CONTROL_CHARACTERS = /(?![\t\n])\p{Cc}/gu;

/** Writes a text as a value (RFC 5545 §3.3.11): line breaks and separators escaped, control characters left out. */
function textValue(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL_CHARACTERS, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

const encoder = new TextEncoder();

/** Folds a long line: each continuation begins with a space, and no character is split. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

const dateValue = (day: Date) => day.toISOString().slice(0, 10).replaceAll('-', '');
const momentLine = (name: string, moment: Date) =>
  `${name}:${moment.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')}`;

/** Returns the start and end lines; whole days count as free time, so they do not block a parent's working day. */
function timeLines(event: AllDayEvent | TimedEvent): string[] {
  if ('start' in event) return [momentLine('DTSTART', event.start), momentLine('DTEND', event.end)];
  const { date, lastDate = date } = event;
  for (const day of [date, lastDate])
    if (parseIsoDate(day) === undefined) throw new RangeError(`${day} is not a valid date.`);
  // The end is the first day that no longer belongs to the event (RFC 5545 §3.6.1).
  const end = new Date(new Date(`${lastDate}T00:00:00Z`).getTime() + DAY_MS);
  return [
    `DTSTART;VALUE=DATE:${dateValue(new Date(`${date}T00:00:00Z`))}`,
    `DTEND;VALUE=DATE:${dateValue(end)}`,
    'TRANSP:TRANSPARENT',
  ];
}

/**
 * Returns the text of an iCalendar file (RFC 5545). A whole day is the same day in every time zone.
 * @throws RangeError when a `date` or a `stamp` is not valid; TypeError when a `url` is not absolute
 */
export function calendarFile(...events: readonly (AllDayEvent | TimedEvent)[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//AZ1 Hockey//Website//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${textValue(event.uid)}`,
      momentLine('DTSTAMP', event.stamp),
      ...timeLines(event),
      `SUMMARY:${textValue(event.title)}`,
      ...(event.description === undefined ? [] : [`DESCRIPTION:${textValue(event.description)}`]),
      ...(event.location === undefined ? [] : [`LOCATION:${textValue(event.location)}`]),
      ...(event.url === undefined ? [] : [`URL:${new URL(event.url).href}`]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
