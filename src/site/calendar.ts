/** An event of whole days. */
export interface CalendarEvent {
  /** Identifies the event permanently: a calendar that already holds it updates it instead of adding a second one. */
  uid: string;
  title: string;
  /** First and last day, `year-month-day`. */
  first: string;
  last: string;
  description?: string;
  location?: string;
  /** Absolute address of the page with the details. */
  url: string;
}

/** Longest line in octets, without its line break (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/** Writes a text as a value (RFC 5545 §3.3.11): line breaks and separators escaped, control characters left out. */
function textValue(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Folds a long line: each continuation begins with a space, and no character is split. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
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

function eventLines({ uid, title, first, last, description, location, url }: CalendarEvent, stamp: Date) {
  // The end is the first day that no longer belongs to the event (RFC 5545 §3.6.1).
  const end = new Date(`${last}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + 1);
  return [
    'BEGIN:VEVENT',
    `UID:${textValue(uid)}`,
    `DTSTAMP:${dateValue(stamp)}T000000Z`,
    `DTSTART;VALUE=DATE:${dateValue(new Date(`${first}T00:00:00Z`))}`,
    `DTEND;VALUE=DATE:${dateValue(end)}`,
    // Whole days count as free time, so they do not block a parent's working day.
    'TRANSP:TRANSPARENT',
    `SUMMARY:${textValue(title)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${textValue(description)}`]),
    ...(location === undefined ? [] : [`LOCATION:${textValue(location)}`]),
    `URL:${new URL(url).href}`,
    'END:VEVENT',
  ];
}

/**
 * Returns the text of an iCalendar file (RFC 5545) of whole days, which are the same in every time zone.
 * @param stamp the day on which it is made
 */
export function calendarFile(events: readonly CalendarEvent[], stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//AZ1 Hockey//Website//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
