import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useRef } from 'react';
import type { Submission } from '@/backend/submissions';
import { usePageTop, usePrinting, useStillScroll } from './list-window';
import { SubmissionEntry } from './SubmissionEntry';
import { dayName, dayNumber, useNow } from './times';

/** Height of an entry with a message of two lines, until it has been measured. */
export const ESTIMATED_ENTRY_PX = 160;

/**
 * Entries kept in the document above and below the window. Few enough for a hundred thousand submissions, enough
 * for a keyboard to move through them and for the browser's own search to find what was just read.
 */
const OVERSCAN = 36;

/** Requests more when the window is within this many entries of the end of what is loaded. */
const APPROACH_ENTRIES = 15;

const Entry = memo(SubmissionEntry);

interface SubmissionListProps {
  userId: string;
  submissions: readonly Submission[];
  /** Whether these are all there are. */
  complete: boolean;
  onApproachEnd: () => void;
}

/**
 * The list in the window's own scroll. Entries are in normal flow between two paddings, so that none overlaps another
 * while heights are still estimates. The first entry of a day has the day's heading above it; so does the first one in
 * the document, visually hidden, so that no heading level is skipped. Only drawn in the browser: paddings are inline
 * styles. On paper every entry is in the document.
 */
export function SubmissionList({ userId, submissions, complete, onApproachEnd }: SubmissionListProps) {
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
  });

  const lastSeen = virtualizer.range?.endIndex ?? 0;
  const nearEnd = !complete && lastSeen >= submissions.length - APPROACH_ENTRIES;
  useEffect(() => {
    if (nearEnd) onApproachEnd();
  }, [nearEnd, onApproachEnd]);

  const items = virtualizer.getVirtualItems();
  const above = (items[0]?.start ?? listTop) - listTop;
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? listTop) - listTop);
  const indexes = printing ? submissions.keys() : items.map(({ index }) => index);

  return (
    <ul
      ref={list}
      role="list"
      style={printing ? undefined : { paddingTop: above, paddingBottom: Math.max(0, below) }}
    >
      {Array.from(indexes, (index, position) => {
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
            {startsDay || position === 0 ? (
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
            <Entry userId={userId} submission={submission} now={now} />
          </li>
        );
      })}
    </ul>
  );
}
