import { campCalendarFile, whereOf, type ListedCamp } from './camp-list';
import { CalendarLink } from '@/ui/CalendarLink';
import { classNames } from '@/lib/class-names';
import { registerSection } from './registration';
import { EntryPicture } from '@/ui/EntryPicture';
import { CampDates } from './CampDates';
import { CampState } from './CampState';
import { RegisterLink } from './RegisterLink';

const cell = '@5xl:py-3 @5xl:pr-6 @5xl:align-middle';

/**
 * One camp of the table: its dates on the colour of its program, what, where and at which hours, and one button.
 */
export function CampRow({ camp, today, first }: { camp: ListedCamp; today: Date; first: boolean }) {
  return (
    <tr
      id={camp.id}
      tabIndex={-1}
      className="border-b border-hairline target:bg-sheet @max-5xl:grid @max-[15rem]:flex @max-[15rem]:flex-col @max-5xl:grid-cols-[min(6.5rem,30cqw)_minmax(0,1fr)] @max-5xl:gap-x-4 @max-5xl:py-2.5 @2xl:@max-5xl:grid-cols-[8rem_minmax(0,1fr)_13rem] @2xl:@max-5xl:gap-x-gutter"
    >
      <td className={classNames(cell, '@max-5xl:row-span-3 @5xl:w-42')}>
        <CampDates camp={camp} className="min-h-full @5xl:min-h-24" />
      </td>
      <th
        scope="row"
        className={classNames(cell, 'text-left font-display text-h4 text-balance font-stretch-normal')}
      >
        <span className="flex items-center @6xl:gap-4 [&>picture]:shrink-0">
          <EntryPicture
            image={camp.image}
            sizes="6rem"
            className="hidden aspect-square w-24 rounded object-cover @6xl:block"
          />
          <span className="min-w-0 leading-tight">{camp.name}</span>
        </span>
      </th>
      <td
        className={classNames(
          cell,
          '@max-5xl:mt-0.5 @max-5xl:leading-snug @max-2xl:text-small @2xl:@max-5xl:col-start-2',
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
        className={classNames(
          cell,
          '@max-5xl:col-start-2 @max-5xl:text-small @5xl:w-48 @5xl:whitespace-nowrap',
        )}
      >
        {camp.start === undefined ? null : `${camp.start} ${registerSection.until} ${camp.end}`}
      </td>
      <td
        className={classNames(
          cell,
          '@max-2xl:col-span-2 @max-2xl:col-start-1 @max-2xl:mt-2.5 @max-2xl:flex @max-2xl:items-center @max-2xl:flex-wrap @max-2xl:gap-x-4 @2xl:@max-5xl:col-start-3 @2xl:@max-5xl:row-span-3 @2xl:@max-5xl:row-start-1 @2xl:@max-5xl:self-center @5xl:w-44 @5xl:pr-0!',
        )}
      >
        <RegisterLink
          camp={camp}
          variant={first ? 'primary' : 'outline'}
          className="px-3! @max-2xl:grow @2xl:w-full @5xl:whitespace-nowrap"
        />
        {camp.days?.year === undefined ? null : (
          <CalendarLink file={campCalendarFile(camp)} title={camp.code} />
        )}
      </td>
    </tr>
  );
}
