import { UiIcon } from './art/UiIcon';
import { LinkSubject } from './LinkSubject';
import { calendarLabels } from './content';

interface CalendarLinkProps {
  /** Address of a file that every calendar app opens, written by the build. */
  file: string;
  /** Name of the date, for someone who hears the link alone. */
  title: string;
  /** What the link says. */
  label?: string;
}

/** Puts a whole date into the visitor's calendar. */
export function CalendarLink({ file, title, label = calendarLabels.add }: CalendarLinkProps) {
  return (
    <a
      href={file}
      download
      className="-my-1.5 text-link gap-1.5 text-small whitespace-nowrap hover:text-blue print:hidden"
    >
      <UiIcon name="calendar" className="size-4 shrink-0" />
      {label}
      <LinkSubject>{title}</LinkSubject>
    </a>
  );
}
