import type { IsoDate } from '@/content/page-types';
import { firstShiftDates } from '@/content/programs';
import { calendarLabels } from '@/content/shared';
import { UiIcon } from '@/ui/art/UiIcon';
import { LinkSubject } from '@/ui/LinkSubject';

/** Puts a whole date into the visitor's calendar: a file that every calendar app opens, written by the build. */
export function CalendarLink({ date }: { date: IsoDate }) {
  const entry = firstShiftDates.find((candidate) => candidate.date === date);
  if (entry === undefined) return null;
  return (
    <a
      href={entry.file}
      download
      className="no-print inline-flex min-h-8 items-center gap-1.5 text-small underline underline-offset-4 hover:text-blue"
    >
      <UiIcon name="calendar" className="size-4 shrink-0" />
      {calendarLabels.add}
      <LinkSubject>{entry.title}</LinkSubject>
    </a>
  );
}
