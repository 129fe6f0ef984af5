import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { contactSubmissionsQuery, PAGES_FETCHED_ANEW } from '@/backend/contact-submissions';
import { newestSubmissionsQuery } from '@/backend/newest-submissions';
import { adminNotices } from '@/content/admin';
import { useErrorToast } from '@/features/auth/use-error-toast';
import { useEndRefusedSession } from './use-end-refused-session';

/**
 * The submissions loaded so far, all or those a search found, and how to get more. While the first of another search
 * are on their way, those of the one before stay. A failure is also told by the toast of spec §8.
 */
export function useSubmissions(userId: string, search: string) {
  const query = useInfiniteQuery({
    ...contactSubmissionsQuery(userId, search),
    // Never those of another account.
    placeholderData: (before, queryBefore) => (queryBefore?.queryKey[1] === userId ? before : undefined),
  });
  const { data, errorUpdateCount, hasNextPage, fetchNextPage, refetch } = query;
  const { isFetching, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query;

  const long = !isPlaceholderData && (data?.pages.length ?? 0) > PAGES_FETCHED_ANEW;
  const newest = useQuery({ ...newestSubmissionsQuery(userId, search), enabled: long });
  const { refetch: lookForNewer } = newest;

  const failed = query.error === null ? newest : query;
  const { error, errorUpdatedAt } = failed;
  const { show, clear } = useErrorToast();
  useEndRefusedSession(error);
  useEffect(() => {
    if (errorUpdatedAt > 0 && error !== null) show(adminNotices.loadFailed);
    else clear();
  }, [error, errorUpdatedAt, show, clear]);

  const [shownSearch, setShownSearch] = useState(search);
  if (!isPlaceholderData && shownSearch !== search) setShownSearch(search);

  const loadMore = useCallback(() => {
    // Asking for a page would cancel a request that is on its way.
    if (!isFetching && hasNextPage) void fetchNextPage();
  }, [isFetching, hasNextPage, fetchNextPage]);

  return {
    /** Undefined until the first page is there. */
    submissions: useMemo(() => data?.pages.flatMap((page) => page.submissions), [data]),
    /** The search that found them; empty when they are not searched. */
    shownSearch: isPlaceholderData ? shownSearch : search,
    /** Whether those of another search are on their way. */
    searching: isPlaceholderData,
    /** Whether these are all there are. */
    complete: !hasNextPage,
    loading: isFetching || newest.isFetching,
    loadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    /** There is nothing to show. Stays true while it is tried again. */
    failure: (data === undefined || isPlaceholderData) && errorUpdateCount > 0,
    /** The last attempt to bring the list up to date failed. */
    outOfDate: query.isRefetchError || newest.isRefetchError,
    loadMore,
    /** As the end of the list comes near. After a failure it waits for the button. */
    loadMoreByItself: useCallback(() => {
      if (!isFetchNextPageError) loadMore();
    }, [isFetchNextPageError, loadMore]),
    reload: useCallback(() => void (long ? lookForNewer() : refetch()), [long, lookForNewer, refetch]),
  };
}
