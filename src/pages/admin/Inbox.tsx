import { useRef, useState } from 'react';
import { LoadingText } from '@/account/LoadingText';
import { isForbidden } from '@/backend/errors';
import { NEW_LIMIT, type Selection } from '@/backend/submissions';
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
import { SecondFactor } from './SecondFactor';
import { counts, nothingFound, printedPart } from './sentences';
import { SubmissionList } from './SubmissionList';
import { Toolbar } from './Toolbar';
import { useSubmissions } from './use-submissions';

const SECTION_ID = 'submissions';
const HEADING_ID = `${SECTION_ID}-heading`;

interface FoundProps {
  found: ReturnType<typeof useSubmissions>;
  selection: Selection;
  onClearSearch: () => void;
}

/** How many submissions there are, and the submissions. */
function Found({ found, selection: { search, unhandledOnly }, onClearSearch }: FoundProps) {
  const { list, submissions, newCount, searching, complete } = found;
  const count = submissions.length;
  const nothing = search !== '' ? nothingFound(search) : unhandledOnly ? labels.allHandled : labels.empty;

  function countText(): string {
    if (searching) return found.retrying ? searchWords.retrying : searchWords.searching;
    if (search === '') return count === 0 ? '' : counts.shown(count);
    return complete ? counts.found(count) : counts.foundSoFar(count);
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 px-5 pb-3 text-small text-scuff @2xl:px-8 print:px-0">
        <p role="status">{countText()}</p>
        <div role="status" className="print:hidden">
          {newCount > 0 ? (
            <button
              type="button"
              aria-disabled={list.isFetching}
              onClick={list.isFetching ? undefined : () => void list.fetchPreviousPage()}
              className={buttonStyle('outline')}
            >
              {counts.new(newCount, newCount >= NEW_LIMIT)}
            </button>
          ) : null}
        </div>
      </div>
      {count === 0 ? (
        <div className="border-t border-hairline px-5 py-10 @2xl:px-8">
          <p className="text-lead wrap-anywhere">{nothing}</p>
          {search === '' ? null : (
            <button
              type="button"
              onClick={onClearSearch}
              className={buttonStyle('outline', 'mt-4 @max-2xl:w-full')}
            >
              {searchWords.clear}
            </button>
          )}
        </div>
      ) : (
        <>
          {complete ? null : <p className="hidden pb-3 font-semibold print:block">{printedPart(count)}</p>}
          <SubmissionList submissions={submissions} />
          {searching ? null : (
            <LoadMore
              complete={complete}
              loading={list.isFetchingNextPage}
              failed={list.isFetchNextPageError}
              onLoad={found.loadMore}
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

/** The administrator's view: the sign-out beside the page's title, the submissions, and the second factor. */
export function Inbox({ userId, leaving, onSignOut }: InboxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [selection, setSelection] = useState<Selection>({ search: '', unhandledOnly: false });
  const found = useSubmissions(userId, selection);
  const { list, submissions, searching, failed, complete } = found;
  const loading = list.data === undefined && !failed;
  const empty = submissions.length === 0;
  const narrowed = selection.search !== '' || selection.unhandledOnly;
  const nothingToSearch = empty && !narrowed && !searching && !failed;

  function clearSearch() {
    field.current?.form?.reset();
    field.current?.focus();
  }

  return (
    <>
      <button
        type="button"
        aria-disabled={leaving}
        onClick={onSignOut}
        className={buttonStyle('outline', '@2xl:col-start-2 @2xl:row-start-1 @2xl:self-end print:hidden')}
      >
        {leaving ? signingOutLabel : signOutLabel}
      </button>
      <section
        id={SECTION_ID}
        aria-labelledby={HEADING_ID}
        className="overflow-hidden rounded-lg border border-hairline bg-sheet print:overflow-visible print:border-0"
      >
        <TapeBand />
        <h2 id={HEADING_ID} className="px-5 pt-8 pb-5 font-display text-h3 uppercase @2xl:px-8 print:px-0">
          {labels.heading}
        </h2>
        {loading || nothingToSearch ? null : (
          <Toolbar
            field={field}
            selection={selection}
            onSelect={setSelection}
            empty={empty}
            complete={complete}
            section={SECTION_ID}
          />
        )}
        {loading ? (
          <div className="px-5 pb-8 @2xl:px-8">
            <LoadingText />
            <p role="status">{found.retrying ? searchWords.retrying : ''}</p>
          </div>
        ) : null}
        {failed ? (
          <div className="px-5 pb-8 @2xl:px-8">
            <RetryNotice
              text={adminNotices.loadFailed.text}
              hint={isForbidden(list.error) ? secondFactorWords.needed : undefined}
              retrying={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          </div>
        ) : null}
        {loading || failed ? null : <Found found={found} selection={selection} onClearSearch={clearSearch} />}
      </section>
      {loading ? null : <SecondFactor />}
    </>
  );
}
