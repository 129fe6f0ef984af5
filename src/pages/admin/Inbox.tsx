import { useEffect, useMemo, useRef, useState } from 'react';
import { LoadingText } from '@/account/LoadingText';
import { TapeBand } from '@/ui/art/TapeBand';
import { buttonStyle } from '@/ui/button-style';
import {
  adminNotices,
  adminStates,
  search as searchWords,
  secondFactor,
  signingOutLabel,
  signOutLabel,
  submissions as words,
} from './content';
import { LoadMore } from './LoadMore';
import { ReadingLog } from './ReadingLog';
import { RetryNotice } from './RetryNotice';
import { counts, nothingFound, printedPart } from './sentences';
import { SubmissionList } from './SubmissionList';
import { Toolbar } from './Toolbar';
import { usePlace } from './use-place';
import { useSearch } from './use-search';
import { useSubmissions } from './use-submissions';
import { useLastVisit } from './visit';

const SECTION_ID = 'submissions';
const HEADING_ID = `${SECTION_ID}-heading`;

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
function CountLine(props: CountLineProps) {
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

/** The list with its tools, or why there is none. */
function Submissions({ userId }: { userId: string }) {
  const { left, remember } = usePlace(userId);
  const search = useSearch(left?.selection.search ?? '');
  const [open, setOpen] = useState(left?.selection.open ?? false);
  const field = useRef<HTMLInputElement>(null);
  const selection = useMemo(() => ({ search: search.term, open }), [search.term, open]);
  const list = useSubmissions(userId, selection);
  const { submissions, shown } = list;
  const settled = list.searching ? undefined : submissions;
  const isNew = useLastVisit(userId, settled);

  useEffect(() => {
    remember({ selection: shown });
  }, [remember, shown]);

  const clearSearch = () => {
    search.clear();
    field.current?.focus();
  };

  const searchable = search.text !== '' || search.term !== '' || open || Boolean(submissions?.length);
  const toolbar = searchable ? (
    <Toolbar
      userId={userId}
      search={search}
      selection={selection}
      onOpen={(only) => {
        search.touch();
        setOpen(only);
      }}
      field={field}
      empty={!submissions?.length}
      complete={list.complete}
      section={SECTION_ID}
    />
  ) : null;

  if (list.failure) {
    return (
      <>
        {toolbar}
        <div className="px-5 pb-8 sm:px-8">
          <RetryNotice
            text={list.factorNeeded ? secondFactor.needed : adminNotices.loadFailed.text}
            retrying={list.loading}
            onRetry={list.reload}
          />
        </div>
      </>
    );
  }
  if (submissions === undefined) {
    return (
      <div className="px-5 pb-8 sm:px-8">
        <LoadingText />
      </div>
    );
  }
  return (
    <>
      {toolbar}
      {list.outOfDate ? (
        <div className="px-5 pb-8 sm:px-8">
          <RetryNotice
            title={adminNotices.loadFailed.text}
            text={adminStates.outOfDate}
            retrying={list.loading}
            onRetry={list.reload}
          />
        </div>
      ) : null}
      <div className="flex flex-wrap justify-between gap-x-gutter px-5 pb-3 text-small text-scuff empty:hidden sm:px-8 print:px-0">
        <CountLine
          count={submissions.length}
          complete={list.complete}
          found={shown.search !== ''}
          searching={list.searching}
          arrived={list.arrived}
          fresh={submissions.filter(isNew).length}
        />
        {submissions.length === 0 ? null : <p className="no-print hidden md:block">{words.keyHint}</p>}
      </div>
      {submissions.length === 0 && shown.search === '' ? (
        <p className="px-5 py-10 text-lead sm:px-8">{shown.open ? words.allHandled : words.empty}</p>
      ) : null}
      {submissions.length === 0 && shown.search !== '' ? (
        <div className="border-t border-hairline px-5 py-10 sm:px-8">
          <p className="text-lead [overflow-wrap:anywhere]">{nothingFound(shown.search)}</p>
          <button
            type="button"
            onClick={clearSearch}
            className={buttonStyle('outline', 'mt-4 max-sm:w-full')}
          >
            {searchWords.clear}
          </button>
        </div>
      ) : null}
      {submissions.length > 0 ? (
        <>
          {list.complete ? null : (
            <p className="hidden pb-3 font-semibold print:block">{printedPart(submissions.length)}</p>
          )}
          <SubmissionList
            key={JSON.stringify(shown)}
            userId={userId}
            submissions={submissions}
            complete={list.complete}
            isNew={isNew}
            left={search.touched ? undefined : left}
            remember={remember}
            onApproachEnd={list.loadMoreByItself}
          />
          {list.searching ? null : (
            <LoadMore
              complete={list.complete}
              loading={list.loadingMore}
              failed={list.moreFailed}
              onLoad={list.loadMore}
            />
          )}
        </>
      ) : null}
    </>
  );
}

interface InboxProps {
  userId: string;
  /** Whether the sign-out is under way. */
  leaving: boolean;
  onSignOut: () => void;
}

/** What an administrator sees: the sign-out beside the page's title, and the submissions. */
export function Inbox({ userId, leaving, onSignOut }: InboxProps) {
  return (
    <>
      <button
        type="button"
        aria-disabled={leaving}
        onClick={onSignOut}
        className={buttonStyle('outline', 'no-print sm:col-start-2 sm:row-start-1 sm:self-end')}
      >
        {leaving ? signingOutLabel : signOutLabel}
      </button>
      <section
        id={SECTION_ID}
        aria-labelledby={HEADING_ID}
        className="col-span-full overflow-hidden rounded-lg border border-hairline bg-sheet print:overflow-visible print:border-0"
      >
        <TapeBand />
        <h2 id={HEADING_ID} className="px-5 pt-8 pb-5 font-display text-h3 uppercase sm:px-8 print:px-0">
          {words.heading}
        </h2>
        <Submissions userId={userId} />
      </section>
      <ReadingLog userId={userId} />
    </>
  );
}
