import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useRef } from 'react';
import type { ContactSubmission } from '@/backend/contact-submissions';
import { SubmissionEntry } from './SubmissionEntry';
import { usePageTop } from './use-page-top';
import { useStillScroll } from './use-still-scroll';

/** Height of an entry of two lines, until it has been measured. */
const ESTIMATED_ENTRY_PX = 132;

/**
 * Entries kept in the document above and below the window. Few enough for a hundred thousand submissions, enough
 * for a keyboard to move through them and for the browser's own search to find what was just read.
 */
const OVERSCAN = 40;

/** How close to the end of what is loaded the window may come before more is asked for. */
const APPROACH_ENTRIES = 15;

const Entry = memo(SubmissionEntry);

interface SubmissionListProps {
  submissions: readonly ContactSubmission[];
  /** Whether these are all there are. */
  complete: boolean;
  onApproachEnd: () => void;
}

/**
 * The list in the window's own scroll. Entries stand in normal flow between two paddings, so that none overlaps
 * another while heights are still estimates. Only drawn in the browser: paddings are inline styles.
 */
export function SubmissionList({ submissions, complete, onApproachEnd }: SubmissionListProps) {
  const list = useRef<HTMLUListElement>(null);
  const listTop = usePageTop(list);
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

  return (
    <ul ref={list} style={{ paddingTop: above, paddingBottom: Math.max(0, below) }}>
      {items.map(({ index, key }) => {
        const submission = submissions[index];
        return submission === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={complete ? submissions.length : -1}
            className="border-t border-hairline"
          >
            <Entry submission={submission} />
          </li>
        );
      })}
    </ul>
  );
}
