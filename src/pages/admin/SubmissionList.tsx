import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import type { Submission } from '@/backend/submissions';
import { KeepPlace } from './KeepPlace';
import { usePageTop, usePrinting, useStillScroll } from './list-window';
import { SubmissionEntry } from './SubmissionEntry';
import { dayName, dayNumber, useNow } from './times';
import { useEntryKeys } from './use-entry-keys';
import type { Place } from './use-place';

/** Height of an entry with a message of two lines, until it has been measured. */
export const ESTIMATED_ENTRY_PX = 160;

/**
 * Entries kept in the document above and below the window. Few enough for a hundred thousand submissions, enough
 * for a keyboard to move through them and for the browser's own search to find what was just read.
 */
const OVERSCAN = 36;

/** How close to the end of what is loaded the window may come before more is asked for. */
const APPROACH_ENTRIES = 15;

const Entry = memo(SubmissionEntry);

interface SubmissionListProps {
  userId: string;
  submissions: readonly Submission[];
  /** Whether these are all there are. */
  complete: boolean;
  /** Whether a submission came after the last visit. */
  isNew: (submission: Submission) => boolean;
  /** Where the list was left, when it is to open there. */
  left: Place | undefined;
  /** Is told what is needed to come back to where the list is left. */
  remember: (place: Pick<Place, 'measurements'>) => void;
  onApproachEnd: () => void;
}

/**
 * The list in the window's own scroll. Entries are in normal flow between two paddings, so that none overlaps
 * another while heights are still estimates. The first one of a day has the day's heading above it, and so has, unseen,
 * the first one in the document: no level of heading is left out. Only drawn in the browser: paddings are inline
 * styles. On paper every entry is in the document.
 */
export function SubmissionList({
  userId,
  submissions,
  complete,
  isNew,
  left,
  remember,
  onApproachEnd,
}: SubmissionListProps) {
  const list = useRef<HTMLUListElement>(null);
  const listTop = usePageTop(list);
  const now = useNow();
  const printing = usePrinting();
  useStillScroll();

  // oxlint-disable-next-line react/incompatible-library -- a warning for the React Compiler, which is not in use
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: submissions.length,
    estimateSize: () => ESTIMATED_ENTRY_PX,
    getItemKey: (index) => submissions[index]?.id ?? index,
    overscan: OVERSCAN,
    scrollMargin: listTop,
    useFlushSync: false,
    ...(left && { initialMeasurementsCache: left.measurements, initialOffset: left.top }),
  });

  const top = left?.top;
  useLayoutEffect(() => {
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [top]);
  useLayoutEffect(() => {
    remember({ measurements: virtualizer.measurementsCache });
  });

  const lastSeen = virtualizer.range?.endIndex ?? 0;
  const nearEnd = !complete && lastSeen >= submissions.length - APPROACH_ENTRIES;
  useEffect(() => {
    if (nearEnd) onApproachEnd();
  }, [nearEnd, onApproachEnd]);

  const keys = useEntryKeys({
    list,
    count: submissions.length,
    firstInWindow: () => virtualizer.range?.startIndex ?? 0,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
    onEnd: onApproachEnd,
  });

  const items = virtualizer.getVirtualItems();
  const above = (items[0]?.start ?? listTop) - listTop;
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? listTop) - listTop);
  const indexes = printing ? submissions.keys() : items.map(({ index }) => index);

  return (
    <KeepPlace
      list={list}
      firstKey={submissions[0]?.id}
      measure={(index, entry) => virtualizer.resizeItem(index, entry.offsetHeight)}
      onHold={(held) => {
        virtualizer.shouldAdjustScrollPositionOnItemSizeChange = held ? () => false : undefined;
      }}
      countBefore={(key) =>
        Math.max(
          0,
          submissions.findIndex(({ id }) => id === key),
        )
      }
    >
      <ul
        ref={list}
        role="list"
        tabIndex={-1}
        {...keys}
        style={printing ? undefined : { paddingTop: above, paddingBottom: Math.max(0, below) }}
      >
        {Array.from(indexes, (index, place) => {
          const submission = submissions[index];
          if (submission === undefined) return null;
          const before = submissions[index - 1];
          const startsDay =
            before === undefined || dayNumber(before.createdAt) !== dayNumber(submission.createdAt);
          return (
            <li
              key={submission.id}
              ref={printing ? undefined : virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={complete ? submissions.length : -1}
              className="break-inside-avoid border-t border-hairline"
            >
              {startsDay || place === 0 ? (
                <h3
                  className={
                    startsDay
                      ? 'border-b border-hairline bg-ice px-5 py-3 font-display text-h4 sm:px-8 print:px-0'
                      : 'sr-only'
                  }
                >
                  {dayName(submission.createdAt, now)}
                </h3>
              ) : null}
              <Entry userId={userId} submission={submission} now={now} isNew={isNew(submission)} />
            </li>
          );
        })}
      </ul>
    </KeepPlace>
  );
}
