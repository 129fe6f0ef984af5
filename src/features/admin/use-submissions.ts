import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { contactSubmissionsQuery } from '@/backend/contact-submissions';
import { adminNotices } from '@/content/admin';
import { useErrorToast } from '@/features/auth/use-error-toast';
import { useEndRefusedSession } from './use-end-refused-session';

/** The submissions loaded so far, and how to get more. A failure is also told by the toast of spec §8. */
export function useSubmissions(userId: string) {
  const query = useInfiniteQuery(contactSubmissionsQuery(userId));
  const { data, error, errorUpdatedAt, errorUpdateCount, hasNextPage, fetchNextPage, refetch } = query;
  const { isFetching, isFetchingNextPage, isFetchNextPageError, isRefetchError } = query;
  const { show, clear } = useErrorToast();
  useEndRefusedSession(error);

  useEffect(() => {
    if (errorUpdatedAt > 0 && error !== null) show(adminNotices.loadFailed);
    else clear();
  }, [error, errorUpdatedAt, show, clear]);

  const loadMore = useCallback(() => {
    // Asking for a page would cancel a request that is on its way.
    if (!isFetching && hasNextPage) void fetchNextPage();
  }, [isFetching, hasNextPage, fetchNextPage]);

  return {
    /** Undefined until the first page is there. */
    submissions: useMemo(() => data?.pages.flatMap((page) => page.submissions), [data]),
    /** Whether these are all there are. */
    complete: !hasNextPage,
    loading: isFetching,
    loadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    /** There is nothing to show. Stays true while it is tried again. */
    failure: data === undefined && errorUpdateCount > 0,
    /** The last attempt to load the list anew failed. */
    outOfDate: isRefetchError,
    loadMore,
    /** As the end of the list comes near. After a failure it waits for the button. */
    loadMoreByItself: useCallback(() => {
      if (!isFetchNextPageError) loadMore();
    }, [isFetchNextPageError, loadMore]),
    reload: useCallback(() => void refetch(), [refetch]),
  };
}
