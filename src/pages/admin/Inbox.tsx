import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { clearErrorToast, showErrorToast } from '@/account/error-toast';
import { LoadingText } from '@/account/LoadingText';
import { isForbidden } from '@/backend/errors';
import {
  NEW_LIMIT,
  newCountQuery,
  SUBMISSIONS_PAGE_SIZE,
  submissionsQuery,
  type Submission,
} from '@/backend/submissions';
import { classNames } from '@/lib/class-names';
import { TapeBand } from '@/ui/art/TapeBand';
import { buttonStyle } from '@/ui/button-style';
import {
  adminNotices,
  labels,
  searchWords,
  secondFactorWords,
  signingOutLabel,
  signOutLabel,
} from './content';
import { LoadMore } from './LoadMore';
import { RetryNotice } from './RetryNotice';
import { counts, nothingFound, printedPart } from './sentences';
import { SubmissionEntry } from './SubmissionEntry';
import { dayName, useNow } from './times';
import { Toolbar } from './Toolbar';

const SECTION_ID = 'submissions';
const HEADING_ID = `${SECTION_ID}-heading`;

/** Beyond the first page the browser lays entries out only near the window; it still searches and prints them all. */
const SKIPPED =
  '[contain-intrinsic-size:auto_10rem] [content-visibility:auto] print:[content-visibility:visible]';

interface EntryProps {
  submission: Submission;
  /** The name of its day, if it is the first one of that day. */
  day: string | undefined;
  /** Whether it is beyond the first page. */
  far: boolean;
  now: number;
}

const Entry = memo(({ submission, day, far, now }: EntryProps) => (
  <li className={classNames('break-inside-avoid border-t border-hairline', far && SKIPPED)}>
    {day === undefined ? null : (
      <h3 className="border-b border-hairline bg-ice px-5 py-3 font-display text-h4 @2xl:px-8 print:px-0">
        {day}
      </h3>
    )}
    <SubmissionEntry submission={submission} now={now} />
  </li>
));

function SubmissionList({ submissions }: { submissions: readonly Submission[] }) {
  const now = useNow();
  const days = submissions.map(({ created_at }) => dayName(created_at, now));
  return (
    <ul role="list">
      {submissions.map((submission, index) => (
        <Entry
          key={submission.id}
          submission={submission}
          day={days[index] === days[index - 1] ? undefined : days[index]}
          far={index >= SUBMISSIONS_PAGE_SIZE}
          now={now}
        />
      ))}
    </ul>
  );
}

/** Shows a toast for every failure of the list. */
function useFailureToast(error: Error | null, errorUpdatedAt: number): void {
  useEffect(() => {
    if (error) showErrorToast(adminNotices.loadFailed);
    else clearErrorToast();
  }, [error, errorUpdatedAt]);
  useEffect(() => clearErrorToast, []);
}

/** The list with its tools, or the reason why there is none. */
function Submissions({ userId }: { userId: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [unhandledOnly, setUnhandledOnly] = useState(false);
  const selection = useMemo(() => ({ search, unhandledOnly }), [search, unhandledOnly]);

  const list = useInfiniteQuery({
    ...submissionsQuery(userId, selection),
    // The entries of another selection stay until the new ones are there.
    placeholderData: (before) => before,
  });
  const { data, error, isFetching, hasNextPage, fetchNextPage, fetchPreviousPage } = list;
  const searching = list.isPlaceholderData;
  const submissions = useMemo(() => data?.pages.flat() ?? [], [data]);
  const newCount = useQuery({
    ...newCountQuery(userId, selection, submissions[0]?.created_at),
    enabled: list.isSuccess && !searching,
  }).data;
  useFailureToast(error, list.errorUpdatedAt);

  // Asking for a page would cancel a request that is on its way.
  const loadMore = useCallback(() => {
    if (!isFetching) void fetchNextPage();
  }, [isFetching, fetchNextPage]);

  // A list that is tried again has no error, but its count remembers one.
  const failed = (data === undefined || searching) && list.errorUpdateCount > 0;
  const trying = list.failureCount > 0 && isFetching;
  const complete = !searching && !hasNextPage;
  const empty = submissions.length === 0;
  const selecting = search !== '' || unhandledOnly;

  function countText(): string {
    if (searching) return trying ? searchWords.retrying : searchWords.searching;
    if (search === '') return empty ? '' : counts.shown(submissions.length);
    return complete ? counts.found(submissions.length) : counts.foundSoFar(submissions.length);
  }

  const toolbar = (
    <Toolbar
      field={field}
      onSearch={setSearch}
      selection={selection}
      onUnhandledOnly={setUnhandledOnly}
      empty={empty}
      complete={complete}
      section={SECTION_ID}
    />
  );
  if (failed) {
    return (
      <>
        {toolbar}
        <div className="px-5 pb-8 @2xl:px-8">
          <RetryNotice
            text={adminNotices.loadFailed.text}
            hint={isForbidden(error) ? secondFactorWords.needed : undefined}
            retrying={isFetching}
            onRetry={() => void list.refetch()}
          />
        </div>
      </>
    );
  }
  if (data === undefined) {
    return (
      <div className="px-5 pb-8 @2xl:px-8">
        <LoadingText />
        <p role="status">{trying ? searchWords.retrying : ''}</p>
      </div>
    );
  }
  return (
    <>
      {empty && !selecting && !searching ? null : toolbar}
      <div className="flex flex-wrap items-center gap-x-4 px-5 pb-3 text-small text-scuff @2xl:px-8 print:px-0">
        <p role="status">{countText()}</p>
        <div role="status" className="no-print">
          {newCount > 0 ? (
            <button
              type="button"
              aria-disabled={isFetching}
              onClick={isFetching ? undefined : () => void fetchPreviousPage()}
              className={buttonStyle('outline')}
            >
              {counts.new(newCount, newCount >= NEW_LIMIT)}
            </button>
          ) : null}
        </div>
      </div>
      {empty && search === '' ? (
        <p className="px-5 py-10 text-lead @2xl:px-8">{unhandledOnly ? labels.allHandled : labels.empty}</p>
      ) : null}
      {empty && search !== '' ? (
        <div className="border-t border-hairline px-5 py-10 @2xl:px-8">
          <p className="text-lead [overflow-wrap:anywhere]">{nothingFound(search)}</p>
          <button
            type="button"
            onClick={() => {
              field.current?.form?.reset();
              field.current?.focus();
            }}
            className={buttonStyle('outline', 'mt-4 @max-2xl:w-full')}
          >
            {searchWords.clear}
          </button>
        </div>
      ) : null}
      {empty ? null : (
        <>
          {complete ? null : (
            <p className="hidden pb-3 font-semibold print:block">{printedPart(submissions.length)}</p>
          )}
          <SubmissionList submissions={submissions} />
          {searching ? null : (
            <LoadMore
              complete={complete}
              loading={list.isFetchingNextPage}
              failed={list.isFetchNextPageError}
              onLoad={loadMore}
            />
          )}
        </>
      )}
    </>
  );
}

interface InboxProps {
  userId: string;
  /** Whether the sign-out is under way. */
  leaving: boolean;
  onSignOut: () => void;
}

/** The administrator's view: the sign-out beside the page's title, and the submissions. */
export function Inbox({ userId, leaving, onSignOut }: InboxProps) {
  return (
    <>
      <button
        type="button"
        aria-disabled={leaving}
        onClick={onSignOut}
        className={buttonStyle('outline', 'no-print @2xl:col-start-2 @2xl:row-start-1 @2xl:self-end')}
      >
        {leaving ? signingOutLabel : signOutLabel}
      </button>
      <section
        id={SECTION_ID}
        aria-labelledby={HEADING_ID}
        className="col-span-full overflow-hidden rounded-lg border border-hairline bg-sheet print:overflow-visible print:border-0"
      >
        <TapeBand />
        <h2 id={HEADING_ID} className="px-5 pt-8 pb-5 font-display text-h3 uppercase @2xl:px-8 print:px-0">
          {labels.heading}
        </h2>
        <Submissions userId={userId} />
      </section>
    </>
  );
}
