/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on a narrow page the table is laid out in blocks, and some browsers then forget what its elements mean */
import { registerSection } from '@/content/programs';
import type { Camp } from '@/content/types';
import { CampRow } from './CampRow';

const { caption, columns } = registerSection;

/**
 * Camps as a line-score table. On a narrow page, or with large text, each row is a block of its own; the roles say
 * what the elements mean there too, because browsers forget it once a table is no longer laid out as one (WCAG 1.3.1).
 */
export function CampTable({ camps, today }: { camps: readonly Camp[]; today: Date }) {
  return (
    <div className="@container">
      <table role="table" className="w-full text-left @max-4xl:block">
        <caption className="pb-3 text-left text-small text-scuff @max-4xl:block">{caption}</caption>
        <thead role="rowgroup" className="border-b-2 border-night @max-4xl:sr-only">
          <tr role="row" className="font-display text-label uppercase">
            {Object.entries(columns).map(([column, label]) => (
              <th key={column} role="columnheader" scope="col" className="pr-gutter pb-2 last:pr-0">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-4xl:block @max-4xl:border-t-2 @max-4xl:border-night">
          {camps.map((camp) => (
            <CampRow key={camp.id} camp={camp} today={today} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
