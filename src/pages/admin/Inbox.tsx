import { useMemo, useRef, useState } from 'react';
import { LoadingText } from '@/account/LoadingText';
import { POLL_LIMIT } from '@/backend/submission-queries';
import type { Submission } from '@/backend/submissions';
import { TapeBand } from '@/ui/art/TapeBand';
import { buttonStyle } from '@/ui/button-style';
import {
  adminNotices,
  adminStates,
  labels,
  searchWords,
  secondFactorWords,
  signingOutLabel,
  signOutLabel,
} from './content';
import { LoadMore } from './LoadMore';
import { RetryNotice } from './RetryNotice';
import { counts, nothingFound, printedPart } from './sentences';
import { SubmissionList } from './SubmissionList';
import { Toolbar } from './Toolbar';
import { useSearch } from './use-search';
import { useSubmissions } from './use-submissions';

const SECTION_ID = 'submissions';
const HEADING_ID = `${SECTION_ID}-heading`;

type List = ReturnType<typeof useSubmissions>;

function countText({ submissions = [], shownSelection, searching, retrying, complete }: List): string {
  if (searching) return retrying ? searchWords.retrying : searchWords.searching;
  const count = submissions.length;
  if (shownSelection.search === '') return count === 0 ? '' : counts.shown(count);
  return complete ? counts.found(count) : counts.foundSoFar(count);
}

/** Count of the submissions shown, spoken when it changes, and a button for newer ones. */
function CountLine({ list }: { list: List }) {
  const { arrived, showNew, loading } = list;
  return (
    <div className="flex flex-wrap items-center gap-x-4 px-5 pb-3 text-small text-scuff @2xl:px-8 print:px-0">
      <p role="status">{countText(list)}</p>
      <div role="status" className="no-print">
        {arrived > 0 ? (
          <button
            type="button"
            aria-disabled={loading}
            onClick={loading ? undefined : () => void showNew()}
            className={buttonStyle('outline')}
          >
            {counts.arrived(arrived, arrived >= POLL_LIMIT)}
          </button>
        ) : null}
      </div>
    </div>
  );
}

/** Features that the table has columns for, remembered from the last rows because an empty list cannot show them. */
function useOffers(submissions: readonly Submission[] | undefined) {
  const [offers, setOffers] = useState({ search: false, handling: false });
  const [first] = submissions ?? [];
  const search = first?.searchable ?? offers.search;
  const handling = first ? first.handled !== undefined : offers.handling;
  if (search !== offers.search || handling !== offers.handling) setOffers({ search, handling });
  return offers;
}

/** The list with its tools, or the reason why there is none. */
function Submissions({ userId }: { userId: string }) {
  const search = useSearch();
  const [unhandledOnly, setUnhandledOnly] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const selection = useMemo(() => ({ search: search.term, unhandledOnly }), [search.term, unhandledOnly]);
  const list = useSubmissions(userId, selection);
  const { submissions, shownSelection: shown } = list;
  const offers = useOffers(submissions);

  const clearSearch = () => {
    search.clear();
    field.current?.focus();
  };

  const selecting = search.text !== '' || search.term !== '' || unhandledOnly;
  const toolbar =
    selecting || submissions?.length ? (
      <Toolbar
        search={search}
        selection={selection}
        offers={offers}
        onUnhandledOnly={setUnhandledOnly}
        field={field}
        empty={!submissions?.length}
        complete={list.complete}
        section={SECTION_ID}
      />
    ) : null;

  if (list.failed) {
    return (
      <>
        {toolbar}
        <div className="px-5 pb-8 @2xl:px-8">
          <RetryNotice
            text={adminNotices.loadFailed.text}
            hint={list.forbidden ? secondFactorWords.needed : undefined}
            retrying={list.loading}
            onRetry={list.reload}
          />
        </div>
      </>
    );
  }
  if (submissions === undefined) {
    return (
      <div className="px-5 pb-8 @2xl:px-8">
        <LoadingText />
        <p role="status">{list.retrying ? searchWords.retrying : ''}</p>
      </div>
    );
  }
  return (
    <>
      {toolbar}
      {list.outOfDate ? (
        <div className="px-5 pb-8 @2xl:px-8">
          <RetryNotice
            title={adminNotices.loadFailed.text}
            text={adminStates.outOfDate}
            retrying={list.loading}
            onRetry={list.reload}
          />
        </div>
      ) : null}
      <CountLine list={list} />
      {submissions.length === 0 && shown.search === '' ? (
        <p className="px-5 py-10 text-lead @2xl:px-8">
          {shown.unhandledOnly ? labels.allHandled : labels.empty}
        </p>
      ) : null}
      {submissions.length === 0 && shown.search !== '' ? (
        <div className="border-t border-hairline px-5 py-10 @2xl:px-8">
          <p className="text-lead [overflow-wrap:anywhere]">{nothingFound(shown.search)}</p>
          <button
            type="button"
            onClick={clearSearch}
            className={buttonStyle('outline', 'mt-4 @max-2xl:w-full')}
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
          <SubmissionList userId={userId} submissions={submissions} />
          {list.searching ? null : (
            <LoadMore
              complete={list.complete}
              loading={list.loadingMore}
              failed={list.moreFailed}
              onLoad={list.loadMore}
              onApproach={list.loadMoreOnScroll}
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
