import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadingText } from '@/account/LoadingText';
import { readingLogQuery } from '@/backend/reading-log';
import { readingLog as words } from './content';
import { RetryNotice } from './RetryNotice';
import { receivedAt } from './times';

const inVisitorsZone = receivedAt();

/** The last readings, asked for when they are opened. */
function Lines({ userId }: { userId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(readingLogQuery(userId));
  if (isError)
    return <RetryNotice text={words.failed} retrying={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingText />;
  return (
    <ul role="list" className="mt-2 text-small">
      {data.map(({ id, email, kind, count, readAt }) => (
        <li
          key={id}
          className="grid gap-x-gutter border-t border-hairline py-2 sm:grid-cols-[14rem_1fr_auto]"
        >
          <time dateTime={readAt} className="text-scuff">
            {inVisitorsZone(readAt)}
          </time>
          <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
          <span>
            {words.kinds[kind]}: {count}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Who read, searched and exported submissions. Every administrator sees it, and nobody can change it. */
export function ReadingLog({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="no-print col-span-full rounded-lg border border-hairline bg-sheet px-5 py-3 sm:px-8"
    >
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{words.heading}</summary>
      {open ? <Lines userId={userId} /> : null}
    </details>
  );
}
