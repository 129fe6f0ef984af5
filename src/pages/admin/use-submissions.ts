import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { clearErrorToast, showErrorToast } from '@/account/error-toast';
import { newCountQuery, submissionsQuery, type Selection } from '@/backend/submissions';
import { adminNotices } from './content';

/** The submissions of a selection, and how many newer ones there are. Shows a toast for every failure. */
export function useSubmissions(userId: string, selection: Selection) {
  const list = useInfiniteQuery({
    ...submissionsQuery(userId, selection),
    // The entries of another selection stay until the new ones are there.
    placeholderData: (before) => before,
  });
  const { data, error, errorUpdatedAt, isFetching, isPlaceholderData: searching, fetchNextPage } = list;
  const submissions = useMemo(() => data?.pages.flat() ?? [], [data]);
  const newCount = useQuery({
    ...newCountQuery(userId, selection, submissions[0]?.created_at),
    enabled: list.isSuccess && !searching,
  }).data;

  useEffect(() => {
    if (error) showErrorToast(adminNotices.loadFailed);
    else clearErrorToast();
  }, [error, errorUpdatedAt]);
  useEffect(() => clearErrorToast, []);

  // Asking for a page would cancel a request that is on its way.
  const loadMore = useCallback(() => {
    if (!isFetching) void fetchNextPage();
  }, [isFetching, fetchNextPage]);

  return {
    list,
    submissions,
    newCount,
    loadMore,
    searching,
    // A list that is tried again has no error, but its count remembers one.
    failed: (data === undefined || searching) && list.errorUpdateCount > 0,
    retrying: list.failureCount > 0 && isFetching,
    complete: !searching && !list.hasNextPage,
  };
}
