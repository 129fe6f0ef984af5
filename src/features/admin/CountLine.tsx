import { search as searchWords } from '@/content/admin';
import { counts } from './sentences';

interface CountLineProps {
  count: number;
  complete: boolean;
  /** Whether these are what a search found. */
  found: boolean;
  /** Whether those of another search are on their way. */
  searching: boolean;
  /** How many came while the page was open; 0 when none did. */
  arrived: number;
  /** How many of those shown came after the last visit. */
  fresh: number;
}

function amount({ count, complete, found, searching }: CountLineProps): string {
  if (searching) return searchWords.searching;
  if (!found) return count === 0 ? '' : counts.shown(count);
  return complete ? counts.found(count) : counts.foundSoFar(count);
}

/** How much the list shows, spoken when it changes, and how much of it is new. */
export function CountLine(props: CountLineProps) {
  const { count, complete, arrived, fresh } = props;
  return (
    <div className="flex flex-wrap gap-x-3">
      <p role="status">
        {[amount(props), arrived > 0 && counts.arrived(arrived)].filter(Boolean).join('. ')}
      </p>
      {fresh === 0 ? null : (
        <p className="no-print font-semibold text-night">
          {counts.newSinceLastVisit(fresh, fresh === count && !complete)}
        </p>
      )}
    </div>
  );
}
