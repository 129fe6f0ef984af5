/** Returns the calendar day of a moment in the visitor's time zone as `year-month-day`. */
export function isoDay(moment: Date): string {
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
