import type { Camp } from './camps.schema';
import { campCalendarFile } from './calendar-files';
import { CalendarLink } from '@/ui/CalendarLink';
import { classNames } from '@/lib/class-names';
import { eachDay, parseMonthDays } from '@/lib/month-day';
import { registerSection } from './content';
import { EntryPicture } from '@/ui/EntryPicture';
import { LinkSubject } from '@/ui/LinkSubject';
import { PageLink } from '@/ui/PageLink';
import { ShareButton } from '@/ui/ShareButton';
import { CampDates } from './CampDates';
import { CampState } from './CampState';
import { RegisterLink } from './RegisterLink';

const { find, whatToBring } = registerSection;

const cell = '@5xl:py-5 @5xl:pr-4 @5xl:align-middle';

/** One camp of the table: on phones the date first and large, then what and where, then the button. */
export function CampRow({ camp, today }: { camp: Camp; today: Date }) {
  return (
    <tr
      id={camp.id}
      tabIndex={-1}
      className="border-b border-hairline target:bg-sheet @max-5xl:block @max-5xl:py-4 @2xl:@max-5xl:py-6 @2xl:@max-5xl:grid @2xl:@max-5xl:grid-cols-[14rem_1fr_14.5rem] @3xl:@max-5xl:grid-cols-[17.5rem_1fr_14.5rem] @2xl:@max-5xl:gap-x-gutter"
    >
      <td
        className={classNames(
          cell,
          '@max-5xl:block @max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-baseline @max-2xl:gap-x-3 @2xl:@max-5xl:row-span-4 @5xl:w-68 @6xl:w-[20rem]',
        )}
      >
        <CampDates dates={camp.dates} className="block" />
        {camp.start === undefined ? null : (
          <span className="block text-small">{`${camp.start} ${registerSection.until} ${camp.end}`}</span>
        )}
        <CampState camp={camp} today={today} />
        {camp.full ? (
          <span className="text-small font-semibold @2xl:ml-3">{registerSection.fullLabel}</span>
        ) : null}
      </td>
      <th
        scope="row"
        className={classNames(
          cell,
          'font-display text-h4 text-balance width-normal @max-5xl:mt-1 @max-5xl:block @2xl:@max-5xl:mt-0 @6xl:w-56',
        )}
      >
        <EntryPicture
          image={camp.image}
          sizes="7rem"
          className="mb-2 hidden aspect-[16/9] w-28 rounded object-cover object-[80%_50%] @6xl:block"
        />
        <span className="block">{camp.name}</span>
      </th>
      <td
        className={classNames(
          cell,
          'text-small text-scuff @2xl:whitespace-nowrap @5xl:text-body @5xl:text-night @max-2xl:inline @max-2xl:align-baseline @max-2xl:after:content-["_·_"] @2xl:@max-5xl:col-start-2',
        )}
      >
        {camp.level === undefined ? camp.code : `${camp.code}, ${camp.level}`}
      </td>
      <td
        className={classNames(
          cell,
          '@max-2xl:inline @max-2xl:align-baseline @max-2xl:after:content-[",_"] @2xl:@max-5xl:col-start-2',
        )}
      >
        {camp.location}
      </td>
      <td className={classNames(cell, '@max-2xl:inline @max-2xl:align-baseline @2xl:@max-5xl:col-start-2')}>
        {camp.price}
        {camp.access === undefined ? null : (
          <span className="mt-1 block text-small text-scuff">{camp.access}</span>
        )}
      </td>
      <td
        className={classNames(
          cell,
          '@max-5xl:mt-3 @max-5xl:flex @max-5xl:flex-wrap @max-5xl:items-center @max-5xl:gap-x-3 @2xl:@max-5xl:col-start-3 @2xl:@max-5xl:row-span-4 @2xl:@max-5xl:row-start-1 @2xl:@max-5xl:flex-col @2xl:@max-5xl:items-start @5xl:w-54 @5xl:pr-0',
        )}
      >
        <span className="flex items-center gap-3 max-xs:flex-wrap @max-2xl:grow">
          <RegisterLink camp={camp} variant="outline" className="@max-2xl:grow @5xl:whitespace-nowrap" />
          <ShareButton target={{ page: 'programs', anchor: camp.id }} title={camp.name} />
        </span>
        {parseMonthDays(camp.dates) === undefined || camp.full || camp.registrationLink ? null : (
          <p className="mt-1 text-small text-scuff @max-2xl:order-1 @max-2xl:w-full">{`${find.before} ${camp.code} ${find.after}`}</p>
        )}
        <PageLink
          to={whatToBring.to}
          className="inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-blue md:min-h-8"
        >
          {whatToBring.label}
          <LinkSubject>{camp.name}</LinkSubject>
        </PageLink>
        {eachDay(camp.dates).length === 0 ? null : (
          <CalendarLink file={campCalendarFile(camp)} title={`${camp.name}, ${camp.dates}`} />
        )}
      </td>
    </tr>
  );
}
