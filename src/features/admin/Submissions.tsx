import { adminNotices, adminStates, submissions as words } from '@/content/admin';
import { LoadingText } from '@/features/auth/LoadingText';
import { LoadMore } from './LoadMore';
import { RetryNotice } from './RetryNotice';
import { SubmissionList } from './SubmissionList';
import { useSubmissions } from './use-submissions';

const plural = new Intl.PluralRules('en-CA');

/** e.g. `1,050 submissions shown`. */
function shownText(count: number): string {
  return `${count.toLocaleString('en-CA')} ${plural.select(count) === 'one' ? words.shown.one : words.shown.other}`;
}

/** What stands below the heading: the list, or why there is none. */
export function Submissions({ userId }: { userId: string }) {
  const list = useSubmissions(userId);

  if (list.failure) {
    return (
      <div className="px-5 pb-8 sm:px-8">
        <RetryNotice text={adminNotices.loadFailed.text} retrying={list.loading} onRetry={list.reload} />
      </div>
    );
  }
  if (list.submissions === undefined) {
    return (
      <div className="px-5 pb-8 sm:px-8">
        <LoadingText />
      </div>
    );
  }
  const { length } = list.submissions;
  return (
    <>
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
      <p role="status" className="sr-only">
        {length === 0 ? '' : shownText(length)}
      </p>
      {length === 0 ? (
        <p className="px-5 py-10 text-lead sm:px-8">{words.empty}</p>
      ) : (
        <>
          <SubmissionList
            submissions={list.submissions}
            complete={list.complete}
            onApproachEnd={list.loadMoreByItself}
          />
          <LoadMore
            complete={list.complete}
            loading={list.loadingMore}
            failed={list.moreFailed}
            onLoad={list.loadMore}
          />
        </>
      )}
    </>
  );
}
