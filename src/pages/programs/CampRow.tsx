import { campCalendarFile, whereOf, type ListedCamp } from './camp-list';
import { CalendarLink } from '@/ui/CalendarLink';
import { classNames } from '@/lib/class-names';
import { registerSection } from './registration.content';
import { EntryPicture } from '@/ui/EntryPicture';
import { CampDates } from './CampDates';
import { CampState } from './CampState';
import { RegisterLink } from './RegisterLink';

const cell = '@table:py-3 @table:pr-6 @table:align-middle';

/**
 * One camp of the table: its dates on the colour of its program, what, where and at which hours, and one button.
 */
export function CampRow({ camp, today, first }: { camp: ListedCamp; today: Date; first: boolean }) {
  return (
    <tr
      id={camp.id}
      className="grid grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] gap-x-4 border-b border-hairline py-2.5 target:bg-sheet @max-[17rem]:flex @max-[17rem]:flex-col @wide-row:grid-cols-[8rem_minmax(0,1fr)_13rem] @wide-row:gap-x-gutter @table:table-row"
    >
      <td className={classNames(cell, 'row-span-3 @table:w-42')}>
        <CampDates camp={camp} className="min-h-full @table:min-h-24" />
      </td>
      <th scope="row" className={classNames(cell, 'text-left title-4 text-balance')}>
        <span className="flex items-center @min-[77rem]:gap-4 [&>picture]:shrink-0">
          <EntryPicture
            image={camp.image}
            sizes="6rem"
            className="hidden aspect-square w-24 rounded object-cover @min-[77rem]:block"
          />
          <span className="min-w-0 leading-tight">{camp.name}</span>
        </span>
      </th>
      <td
        className={classNames(
          cell,
          'mt-0.5 @max-table:leading-snug @max-wide-row:text-small @wide-row:col-start-2',
        )}
      >
        {whereOf(camp)}
        <span className="flex flex-wrap items-baseline gap-x-3 text-small text-scuff">
          {camp.level && registerSection.levels[camp.level]}
          <CampState camp={camp} today={today} />
          {camp.full ? <span className="font-semibold text-night">{registerSection.fullLabel}</span> : null}
        </span>
      </td>
      <td
        className={classNames(cell, 'col-start-2 @max-table:text-small @table:w-48 @table:whitespace-nowrap')}
      >
        {camp.start === undefined ? null : `${camp.start} ${registerSection.until} ${camp.end}`}
      </td>
      <td
        className={classNames(
          cell,
          'gap-x-4 @max-wide-row:col-span-2 @max-wide-row:mt-2.5 @max-wide-row:flex @max-wide-row:flex-wrap @max-wide-row:items-center @wide-row:col-start-3 @wide-row:row-span-3 @wide-row:row-start-1 @wide-row:self-center @table:w-44 @table:pr-0!',
        )}
      >
        <RegisterLink
          camp={camp}
          variant={first ? 'primary' : 'outline'}
          className="px-3! @max-wide-row:grow @wide-row:w-full @table:whitespace-nowrap"
        />
        {camp.days?.year === undefined ? null : (
          <CalendarLink file={campCalendarFile(camp)} title={camp.code} />
        )}
      </td>
    </tr>
  );
}
