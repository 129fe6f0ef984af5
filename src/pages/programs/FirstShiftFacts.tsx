import type { IsoDate } from '@/site/content-types';
import { firstShift, firstShiftDates } from './content';
import { classNames } from '@/lib/class-names';
import { eventDays, freshnessOf, readDates } from '@/site/dates';
import { FreshnessNote } from '@/ui/FreshnessNote';
import { CalendarLink } from '@/ui/CalendarLink';
import { WholeWords } from '@/ui/WholeWords';

interface FirstShiftFactsProps {
  today: Date;
  /** Only the facts with a date, or only those without. */
  only?: 'dated' | 'undated';
  className?: string;
}

/** The facts of First Shift; a whole date shows how near it is and can go into the family's calendar. */
export function FirstShiftFacts({ today, only, className }: FirstShiftFactsProps) {
  const facts = firstShift.facts.filter((fact) => !only || 'date' in fact === (only === 'dated'));
  return (
    <dl
      className={classNames(
        'self-start border-y-2 border-night @2xs:grid @2xs:grid-cols-2 @2xs:gap-x-gutter @max-2xs:divide-y',
        className,
      )}
    >
      {facts.map((fact) => (
        <div key={fact.label} className="py-2 @5xl:py-3 print:py-1.5">
          <dt className="text-small text-scuff">{fact.label}</dt>
          <dd className="title-4 @5xl:text-h3 print:text-h4">
            <WholeWords>{fact.value}</WholeWords>
          </dd>
          {'date' in fact ? (
            <dd className="@3xl:mt-1">
              <DateNotes date={fact.date} today={today} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

function DateNotes({ date, today }: { date: IsoDate; today: Date }) {
  const freshness = freshnessOf(eventDays(readDates(date), today), today);
  const entry = firstShiftDates.find((candidate) => candidate.date === date);
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <FreshnessNote freshness={freshness} />
      {freshness === 'past' || entry === undefined ? null : (
        <CalendarLink file={entry.file} title={entry.title} />
      )}
    </span>
  );
}
