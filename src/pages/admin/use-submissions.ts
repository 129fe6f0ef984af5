import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useErrorToast } from '@/account/use-error-toast';
import { BackendError } from '@/backend/errors';
import { changesQuery, submissionsQuery } from '@/backend/submission-queries';
import { factorOf } from '@/backend/second-factor';
import { sessionQuery } from '@/backend/session';
import type { Selection, Submission } from '@/backend/submissions';
import { adminNotices } from './content';
import { useEndRefusedSession } from './use-end-refused-session';

/** Returns how many submissions came in front of a list the last time that some did, since `list` became its name. */
function useArrivals(list: string, submissions: readonly Submission[] | undefined): number {
  const [known, setKnown] = useState({ list, submissions, arrived: 0 });
  if (known.submissions === submissions && known.list === list) return known.arrived;

  let { arrived } = known;
  if (known.list !== list) arrived = 0;
  else if (known.submissions !== undefined && submissions !== undefined) {
    const [first] = known.submissions;
    const count = first ? submissions.findIndex(({ id }) => id === first.id) : submissions.length;
    if (count > 0) arrived = count;
  }
  setKnown({ list, submissions, arrived });
  return arrived;
}

/** The database's code for a missing right (SQLSTATE, insufficient_privilege). */
const NO_RIGHT = '42501';

/**
 * Whether the database refuses to read for want of a second factor, as it can be set to (private.settings). Stays true
 * while it is tried again.
 */
function useFactorNeeded(error: Error | null): boolean {
  const { data: session } = useQuery(sessionQuery());
  const [wasRefused, setWasRefused] = useState(false);
  const refused = error === null ? wasRefused : error instanceof BackendError && error.code === NO_RIGHT;
  if (refused !== wasRefused) setWasRefused(refused);
  return refused && session != null && factorOf(session) === undefined;
}

/**
 * The submissions loaded so far, how to get more, and what changes while they are shown. While the first of another
 * selection are on their way, those of the one before stay. A failure is also told by a toast.
 */
export function useSubmissions(userId: string, selection: Selection) {
  const query = useInfiniteQuery({
    ...submissionsQuery(userId, selection),
    // Never those of another account.
    placeholderData: (before, queryBefore) => (queryBefore?.queryKey[1] === userId ? before : undefined),
  });
  const { data, errorUpdateCount, hasNextPage, fetchNextPage, refetch } = query;
  const { isFetching, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query;

  const loaded = data !== undefined && !isPlaceholderData;
  const changes = useQuery({ ...changesQuery(userId, selection), enabled: loaded });
  const { refetch: lookForChanges } = changes;

  const failed = query.error === null ? changes : query;
  const { error, errorUpdatedAt } = failed;
  const { show, clear } = useErrorToast();
  const factorNeeded = useFactorNeeded(error);
  useEndRefusedSession(error);
  useEffect(() => {
    if (errorUpdatedAt > 0 && error !== null && !factorNeeded) show(adminNotices.loadFailed);
    else clear();
  }, [error, errorUpdatedAt, factorNeeded, show, clear]);

  const [shownBefore, setShownBefore] = useState(selection);
  const shown = isPlaceholderData ? shownBefore : selection;
  if (shownBefore !== shown) setShownBefore(shown);

  const loadMore = useCallback(() => {
    // Asking for a page would cancel a request that is on its way.
    if (!isFetching && hasNextPage) void fetchNextPage();
  }, [isFetching, hasNextPage, fetchNextPage]);

  const submissions = useMemo(() => data?.pages.flatMap((page) => page.submissions), [data]);

  return {
    /** Undefined until the first page is there. */
    submissions,
    /** Which they are. */
    shown,
    /** How many came in front of the list the last time that some did. */
    arrived: useArrivals(JSON.stringify(shown), isPlaceholderData ? undefined : submissions),
    /** Whether those of another selection are on their way. */
    searching: isPlaceholderData,
    /** Whether these are all there are. */
    complete: !hasNextPage,
    loading: isFetching || changes.isFetching,
    loadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    /** There is nothing to show. Stays true while it is tried again. */
    failure: (data === undefined || isPlaceholderData) && errorUpdateCount > 0,
    /** Nothing can be read before the account has a second factor. */
    factorNeeded,
    /** The last attempt to bring the list up to date failed. */
    outOfDate: query.isRefetchError || changes.isRefetchError,
    loadMore,
    /** As the end of the list comes near. After a failure it waits for the button. */
    loadMoreByItself: useCallback(() => {
      if (!isFetchNextPageError) loadMore();
    }, [isFetchNextPageError, loadMore]),
    reload: useCallback(
      () => void (loaded ? lookForChanges() : refetch()),
      [loaded, lookForChanges, refetch],
    ),
  };
}
