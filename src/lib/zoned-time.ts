import { parseIsoDate } from './iso-date';

/** Returns how far the clocks of a zone are ahead of UTC at a moment, in ms. */
function offsetAt(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - moment;
}

/**
 * Returns the moment at which the clocks of a zone show a time of a day.
 * @param date `year-month-day`
 * @param time such as `9:00 am`
 * @throws RangeError when one of them is not of that form, or there is no such zone
 */
export function zonedTime(date: string, time: string, timeZone: string): Date {
  const day = parseIsoDate(date);
  const [, hours, minutes, half] = /^(\d{1,2}):(\d{2}) ([ap]m)$/.exec(time) ?? [];
  if (day === undefined || half === undefined) throw new RangeError(`${date}, ${time} is not a valid time.`);
  const hour = (Number(hours) % 12) + (half === 'pm' ? 12 : 0);
  const shown = Date.UTC(day.year, day.month - 1, day.day, hour, Number(minutes));
  // The first guess may use the offset from the other side of a clock change.
  return new Date(shown - offsetAt(shown - offsetAt(shown, timeZone), timeZone));
}
