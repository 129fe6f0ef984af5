/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on a narrow page the table is laid out in blocks, and some browsers then forget what its elements mean */
import type { Camp } from '@/content/types';
import { campFreshness } from '@/lib/camp-freshness';
import { classNames } from '@/lib/class-names';
import { sceneOf } from '@/site/scene-path';
import { FreshnessNote } from '@/ui/FreshnessNote';
import { Picture } from '@/ui/Picture';
import { ShareButton } from '@/ui/ShareButton';
import { CampDates } from './CampDates';
import { RegisterLink } from './RegisterLink';

const cell = '@4xl:py-5 @4xl:pr-4 @4xl:align-middle';

/** One camp of the table: on phones the date first and large, then what and where, then the button. */
export function CampRow({ camp, today }: { camp: Camp; today: Date }) {
  return (
    <tr
      role="row"
      id={camp.id}
      tabIndex={-1}
      className="border-b border-hairline target:bg-sheet @max-4xl:block @max-4xl:py-6 @2xl:@max-4xl:grid @2xl:@max-4xl:grid-cols-[14rem_1fr_10.75rem] @2xl:@max-4xl:gap-x-gutter"
    >
      <td
        role="cell"
        className={classNames(cell, '@max-4xl:block @2xl:@max-4xl:row-span-4 @4xl:w-68 @6xl:w-[20rem]')}
      >
        <CampDates dates={camp.dates} className="block" />
        <FreshnessNote freshness={campFreshness(camp.dates, today)} className="mt-1" />
      </td>
      <th
        role="rowheader"
        scope="row"
        className={classNames(
          cell,
          'font-display text-h4 text-balance width-normal @max-4xl:mt-2 @max-4xl:block',
        )}
      >
        <span className="@6xl:flex @6xl:items-center @6xl:gap-4">
          <span className="hidden w-24 shrink-0 @6xl:block">
            <Picture
              scene={sceneOf(camp.image)}
              alt=""
              sizes="6rem"
              className="aspect-[4/3] w-full rounded object-cover object-[80%_50%]"
            />
          </span>
          {camp.name}
        </span>
      </th>
      <td
        role="cell"
        className={classNames(
          cell,
          'text-small whitespace-nowrap text-scuff @max-2xl:inline @max-2xl:align-baseline @max-2xl:after:content-["_·_"] @2xl:@max-4xl:col-start-2',
        )}
      >
        {camp.code}
      </td>
      <td
        role="cell"
        className={classNames(
          cell,
          '@max-2xl:inline @max-2xl:align-baseline @max-2xl:after:content-[",_"] @2xl:@max-4xl:col-start-2',
        )}
      >
        {camp.location}
      </td>
      <td
        role="cell"
        className={classNames(cell, '@max-2xl:inline @max-2xl:align-baseline @2xl:@max-4xl:col-start-2')}
      >
        {camp.price}
      </td>
      <td
        role="cell"
        className={classNames(
          cell,
          '@max-4xl:mt-4 @max-4xl:flex @max-4xl:flex-wrap @max-4xl:items-center @max-4xl:gap-x-5 @max-4xl:gap-y-1 @2xl:@max-4xl:col-start-3 @2xl:@max-4xl:row-span-4 @2xl:@max-4xl:row-start-1 @2xl:@max-4xl:flex-col @2xl:@max-4xl:items-start @4xl:w-44 @4xl:pr-0',
        )}
      >
        <RegisterLink camp={camp} variant="outline" className="max-sm:w-full @2xl:whitespace-nowrap" />
        <ShareButton target={{ page: 'programs', anchor: camp.id }} title={camp.name} />
      </td>
    </tr>
  );
}
