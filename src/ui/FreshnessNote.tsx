import { freshnessLabels } from './content';
import { classNames } from '@/lib/class-names';
import type { Freshness } from '@/site/dates';

const labels: Record<Freshness, string> = {
  upcoming: freshnessLabels.upcoming,
  'this-week': freshnessLabels.thisWeek,
  past: freshnessLabels.past,
  'date-to-come': freshnessLabels.dateToCome,
};

/** The state of a dated entry, beside its date. The current week is emphasized. */
export function FreshnessNote({ freshness, className }: { freshness: Freshness; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-block text-small',
        freshness === 'this-week' ? 'rounded bg-crease px-2 font-semibold text-night' : 'text-scuff',
        className,
      )}
    >
      {labels[freshness]}
    </span>
  );
}
