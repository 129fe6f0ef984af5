import { useRef } from 'react';
import { adminNotices, adminStates, submissions as words } from '@/content/admin';
import { LoadingText } from '@/features/auth/LoadingText';
import { CountLine } from './CountLine';
import { LoadMore } from './LoadMore';
import { NothingFound } from './NothingFound';
import { RetryNotice } from './RetryNotice';
import { SubmissionList } from './SubmissionList';
import { Toolbar } from './Toolbar';
import { useArrivals } from './use-arrivals';
import { useLastVisit } from './use-last-visit';
import { useSearch } from './use-search';
import { useSubmissions } from './use-submissions';

interface SubmissionsProps {
  userId: string;
  /** Id of the section this stands in. */
  section: string;
}

/** What stands below the heading: the list with its tools, or why there is none. */
export function Submissions({ userId, section }: SubmissionsProps) {
  const search = useSearch();
  const field = useRef<HTMLInputElement>(null);
  const list = useSubmissions(userId, search.term);
  const { submissions, shownSearch } = list;
  const settled = list.searching ? undefined : submissions;
  const arrived = useArrivals(shownSearch, settled);
  const isNew = useLastVisit(userId, settled);

  const clearSearch = () => {
    search.clear();
    field.current?.focus();
  };

  const searchable = search.text !== '' || search.term !== '' || Boolean(submissions?.length);
  const toolbar = searchable ? (
    <Toolbar userId={userId} search={search} field={field} empty={!submissions?.length} section={section} />
  ) : null;

  if (list.failure) {
    return (
      <>
        {toolbar}
        <div className="px-5 pb-8 sm:px-8">
          <RetryNotice text={adminNotices.loadFailed.text} retrying={list.loading} onRetry={list.reload} />
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
          found={shownSearch !== ''}
          searching={list.searching}
          arrived={arrived}
          fresh={submissions.filter(isNew).length}
        />
        {submissions.length === 0 ? null : <p className="no-print hidden md:block">{words.keyHint}</p>}
      </div>
      {submissions.length === 0 && shownSearch === '' ? (
        <p className="px-5 py-10 text-lead sm:px-8">{words.empty}</p>
      ) : null}
      {submissions.length === 0 && shownSearch !== '' ? (
        <NothingFound term={shownSearch} onClear={clearSearch} />
      ) : null}
      {submissions.length > 0 ? (
        <>
          <SubmissionList
            key={shownSearch}
            submissions={submissions}
            complete={list.complete}
            isNew={isNew}
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
