import type { Camp } from './camps.schema';
import { campCalendarFile } from './calendar-files';
import { campFreshness } from './camp-freshness';
import { CalendarLink } from '@/ui/CalendarLink';
import { classNames } from '@/lib/class-names';
import { eachDay, parseMonthDays } from '@/lib/month-day';
import { registerSection } from './content';
import { FreshnessNote } from '@/ui/FreshnessNote';
import { EntryPicture } from '@/ui/EntryPicture';
import { LinkSubject } from '@/ui/LinkSubject';
import { PageLink } from '@/ui/PageLink';
import { ShareButton } from '@/ui/ShareButton';
import { CampDates } from './CampDates';
import { RegisterLink } from './RegisterLink';

const { find, whatToBring } = registerSection;

const cell = '@4xl:py-5 @4xl:pr-4 @4xl:align-middle';

/** One camp of the table: on phones the date first and large, then what and where, then the button. */
export function CampRow({ camp, today }: { camp: Camp; today: Date }) {
  return (
    <tr
      id={camp.id}
      tabIndex={-1}
      className="border-b border-hairline target:bg-sheet @max-4xl:block @max-4xl:py-6 @2xl:@max-4xl:grid @2xl:@max-4xl:grid-cols-[14rem_1fr_14.5rem] @2xl:@max-4xl:gap-x-gutter"
    >
      <td className={classNames(cell, '@max-4xl:block @2xl:@max-4xl:row-span-4 @4xl:w-68 @6xl:w-[20rem]')}>
        <CampDates dates={camp.dates} className="block" />
        {camp.start === undefined ? null : (
          <span className="block text-small">{`${camp.start} ${registerSection.until} ${camp.end}`}</span>
        )}
        <FreshnessNote freshness={campFreshness(camp.dates, today)} className="mt-1" />
        {camp.full ? (
          <span className="ml-3 text-small font-semibold">{registerSection.fullLabel}</span>
        ) : null}
      </td>
      <th
        scope="row"
        className={classNames(
          cell,
          'font-display text-h4 text-balance width-normal @max-4xl:mt-2 @max-4xl:block',
        )}
      >
        <span className="@6xl:flex @6xl:items-center @6xl:gap-4">
          <span className="hidden w-24 shrink-0 @6xl:block">
            <EntryPicture
              image={camp.image}
              sizes="6rem"
              className="aspect-[4/3] w-full rounded object-cover object-[80%_50%]"
            />
          </span>
          {camp.name}
        </span>
      </th>
      <td
        className={classNames(
          cell,
          'text-small text-scuff @2xl:whitespace-nowrap @max-2xl:inline @max-2xl:align-baseline @max-2xl:after:content-["_·_"] @2xl:@max-4xl:col-start-2',
        )}
      >
        {camp.level === undefined ? camp.code : `${camp.code}, ${camp.level}`}
      </td>
      <td
        className={classNames(
          cell,
          '@max-2xl:inline @max-2xl:align-baseline @max-2xl:after:content-[",_"] @2xl:@max-4xl:col-start-2',
        )}
      >
        {camp.location}
      </td>
      <td className={classNames(cell, '@max-2xl:inline @max-2xl:align-baseline @2xl:@max-4xl:col-start-2')}>
        {camp.price}
        {camp.access === undefined ? null : (
          <span className="mt-1 block text-small text-scuff @max-2xl:mt-2">{camp.access}</span>
        )}
      </td>
      <td
        className={classNames(
          cell,
          '@max-4xl:mt-4 @max-4xl:flex @max-4xl:flex-wrap @max-4xl:items-center @max-4xl:gap-x-4 @max-4xl:gap-y-1 @2xl:@max-4xl:col-start-3 @2xl:@max-4xl:row-span-4 @2xl:@max-4xl:row-start-1 @2xl:@max-4xl:flex-col @2xl:@max-4xl:items-start @4xl:w-44 @4xl:pr-0',
        )}
      >
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full">
          <RegisterLink camp={camp} variant="outline" className="max-sm:grow @2xl:whitespace-nowrap" />
          <ShareButton target={{ page: 'programs', anchor: camp.id }} title={camp.name} />
        </span>
        {parseMonthDays(camp.dates) === undefined || camp.full || camp.registrationLink ? null : (
          <p className="text-small text-scuff">{`${find.before} ${camp.code} ${find.after}`}</p>
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
