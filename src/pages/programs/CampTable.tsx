import { registerSection } from './registration';
import type { Camp } from './camps.schema';
import { CampRow } from './CampRow';

const { caption, columns } = registerSection;

/**
 * Camps as a line-score table. On a narrow page, or with large text, each row is a block of its own.
 */
export function CampTable({ camps, today }: { camps: readonly Camp[]; today: Date }) {
  return (
    <div className="@container">
      <table className="w-full text-left @max-5xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b-2 border-night @max-5xl:sr-only">
          <tr className="font-display text-label uppercase">
            {Object.entries(columns).map(([column, label]) => (
              <th key={column} scope="col" className="pr-gutter pb-2 last:pr-0">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-5xl:block @max-5xl:border-t-2 @max-5xl:border-night">
          {camps.map((camp, position) => (
            <CampRow key={camp.id} camp={camp} today={today} first={position === 0} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
