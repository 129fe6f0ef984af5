import { parseIsoDate } from './iso-date';

/** One event that takes a whole day. */
export interface AllDayEvent {
  /** Names the event for ever: a calendar that already holds it updates it in place of adding a second one. */
  uid: string;
  /** The day, `year-month-day`. */
  date: string;
  title: string;
  description?: string;
  location?: string;
  /** Absolute address of the page that tells more. */
  url?: string;
  /** When the file was made. */
  stamp: Date;
}

const DAY_MS = 86_400_000;

/** Longest line in octets, without its line break (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/** All but tab and line feed. */
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

/** Folds a long line: each further one begins with a space, and no character is cut in two. */
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
const momentValue = (moment: Date) => moment.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/**
 * Returns the text of an iCalendar file (RFC 5545) with one all-day event; it is the same day in every time zone.
 * @throws RangeError when `date` is no day of the calendar or `stamp` no moment; TypeError when `url` is not absolute
 */
export function calendarFile({ uid, date, title, description, location, url, stamp }: AllDayEvent): string {
  if (parseIsoDate(date) === undefined) throw new RangeError(`${date} is no day of the calendar.`);
  const start = new Date(`${date}T00:00:00Z`);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//AZ1 Hockey//Website//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${textValue(uid)}`,
    `DTSTAMP:${momentValue(stamp)}`,
    `DTSTART;VALUE=DATE:${dateValue(start)}`,
    // The end is the first day that no longer belongs to the event (RFC 5545 §3.6.1).
    `DTEND;VALUE=DATE:${dateValue(new Date(start.getTime() + DAY_MS))}`,
    `SUMMARY:${textValue(title)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${textValue(description)}`]),
    ...(location === undefined ? [] : [`LOCATION:${textValue(location)}`]),
    ...(url === undefined ? [] : [`URL:${new URL(url).href}`]),
    // Shown as free time: a deadline or a skate should not block a parent's working day.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
