/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   below 1024 px the table is laid out in blocks, and some browsers then forget what its elements mean */
import type { Camp } from '@/content/types';
import { campFreshness } from '@/lib/camp-freshness';
import { classNames } from '@/lib/class-names';
import { sceneOf } from '@/site/scene-path';
import { FreshnessNote } from '@/ui/FreshnessNote';
import { Picture } from '@/ui/Picture';
import { ShareButton } from '@/ui/ShareButton';
import { CampDates } from './CampDates';
import { RegisterLink } from './RegisterLink';

const cell = 'lg:py-5 lg:pr-4 lg:align-middle xl:pr-gutter';

/** One camp of the table: on phones the date first and large, then what and where, then the button. */
export function CampRow({ camp, today }: { camp: Camp; today: Date }) {
  return (
    <tr
      role="row"
      id={camp.id}
      tabIndex={-1}
      className="border-b border-hairline target:bg-sheet max-lg:block max-lg:py-6 md:max-lg:grid md:max-lg:grid-cols-[14rem_1fr_10.5rem] md:max-lg:gap-x-gutter"
    >
      <td role="cell" className={classNames(cell, 'max-lg:block md:max-lg:row-span-4 lg:w-68 xl:w-[20rem]')}>
        <CampDates dates={camp.dates} className="block" />
        <FreshnessNote freshness={campFreshness(camp.dates, today)} className="mt-1" />
      </td>
      <th
        role="rowheader"
        scope="row"
        className={classNames(
          cell,
          'font-display text-h4 text-balance width-normal max-lg:mt-2 max-lg:block',
        )}
      >
        <span className="xl:flex xl:items-center xl:gap-4">
          <span className="hidden w-24 shrink-0 xl:block">
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
          'text-small whitespace-nowrap text-scuff max-md:inline max-md:after:content-["_·_"] md:max-lg:col-start-2',
        )}
      >
        {camp.code}
      </td>
      <td
        role="cell"
        className={classNames(cell, 'max-md:inline max-md:after:content-[",_"] md:max-lg:col-start-2')}
      >
        {camp.location}
      </td>
      <td role="cell" className={classNames(cell, 'max-md:inline md:max-lg:col-start-2')}>
        {camp.price}
      </td>
      <td
        role="cell"
        className={classNames(
          cell,
          'max-lg:mt-4 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-5 max-lg:gap-y-1 md:max-lg:col-start-3 md:max-lg:row-span-4 md:max-lg:row-start-1 md:max-lg:flex-col md:max-lg:items-start lg:w-44 lg:pr-0',
        )}
      >
        <RegisterLink camp={camp} variant="outline" className="max-sm:w-full md:whitespace-nowrap" />
        <ShareButton target={{ page: 'programs', anchor: camp.id }} title={camp.name} />
      </td>
    </tr>
  );
}
