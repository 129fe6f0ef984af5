import type { IsoDate } from '@/content/page-types';
import { firstShift } from '@/content/programs';
import { isoFreshness } from '@/lib/freshness';
import { FreshnessNote } from '@/ui/FreshnessNote';
import { CalendarLink } from './CalendarLink';

/** The facts of First Shift; a whole date says how near it is and goes into the family's calendar. */
export function FirstShiftFacts({ today, className }: { today: Date; className?: string }) {
  return (
    <dl className={className}>
      {firstShift.facts.map((fact) => (
        <div key={fact.label} className="border-t-2 border-night py-4 last:border-b-2">
          <dt className="text-small text-scuff">{fact.label}</dt>
          <dd className="font-display text-h3 width-normal">{fact.value}</dd>
          {'date' in fact ? (
            <dd className="mt-1">
              <DateNotes date={fact.date} today={today} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

function DateNotes({ date, today }: { date: IsoDate; today: Date }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <FreshnessNote freshness={isoFreshness(date, today)} />
      <CalendarLink date={date} />
    </span>
  );
}
