type Formatter = (date: Date) => string;

function formatter(options: Intl.DateTimeFormatOptions, timeZone: string | undefined): Formatter {
  // undefined means the visitor's own zone
  const format = new Intl.DateTimeFormat('en-CA', {
    ...options,
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return (date) => format.format(date);
}

/**
 * Returns the function that puts a timestamp (ISO 8601) into words, e.g. `Nov 20 2026, 7:28 a.m. MST`, in the visitor's
 * time zone unless one is named.
 */
export function receivedAt(timeZone?: string): (iso: string) => string {
  const day = formatter({ month: 'short', day: 'numeric' }, timeZone);
  const year = formatter({ year: 'numeric' }, timeZone);
  const time = formatter({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }, timeZone);
  return (iso) => {
    const date = new Date(iso);
    return `${day(date)} ${year(date)}, ${time(date)}`;
  };
}
