import { useInfiniteQuery, useIsFetching, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useErrorToast } from '@/account/use-error-toast';
import { isAdminRoleQuery } from '@/backend/admin-role';
import { isForbidden } from '@/backend/errors';
import { arrivalsQuery, submissionsQuery } from '@/backend/submission-queries';
import { isLater, type Selection, type Submission } from '@/backend/submissions';
import { adminNotices } from './content';

/** Checks every row: one that a server returns out of order must not be missed. */
const newestOf = (submissions: readonly Submission[]): string =>
  submissions
    .map(({ createdAt }) => createdAt)
    .reduce((newest, createdAt) => (isLater(createdAt, newest) ? createdAt : newest));

/**
 * The submissions loaded so far, how to get more, and how many arrived since. A list never grows at its top on its own:
 * anything newer than its first entry waits for `showNew`. While the first page of another selection loads, the
 * previous entries stay. A failure also shows a toast.
 */
export function useSubmissions(userId: string, selection: Selection) {
  const query = useInfiniteQuery({
    ...submissionsQuery(userId, selection),
    // Keeps no other account's entries.
    placeholderData: (before, queryBefore) => (queryBefore?.queryKey[1] === userId ? before : undefined),
  });
  const { data, error, errorUpdatedAt, hasNextPage, fetchNextPage, refetch } = query;
  const { isFetching, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query;

  const [shownSelection, setShownSelection] = useState(selection);
  const [newestShown, setNewestShown] = useState<string>();
  const loaded = useMemo(() => data?.pages.flatMap((page) => page.submissions), [data]);
  if (!isPlaceholderData && shownSelection !== selection) {
    setShownSelection(selection);
    setNewestShown(undefined);
  } else if (!isPlaceholderData && newestShown === undefined && loaded?.length) {
    setNewestShown(newestOf(loaded));
  }
  const submissions = useMemo(
    () => loaded?.filter(({ createdAt }) => newestShown === undefined || !isLater(createdAt, newestShown)),
    [loaded, newestShown],
  );

  const { data: arrived } = useQuery({
    ...arrivalsQuery(userId, selection, newestShown),
    enabled: data !== undefined && !isPlaceholderData,
  });

  // An account that has lost the role is sent away, and needs no other message.
  const checkingRole = useIsFetching({ predicate: isAdminRoleQuery }) > 0;
  const { show, clear } = useErrorToast();
  const toastOf = useRef(0);
  useEffect(() => {
    if (error === null) clear();
    else if (!checkingRole && toastOf.current !== errorUpdatedAt) {
      toastOf.current = errorUpdatedAt;
      show(adminNotices.loadFailed);
    }
  }, [error, errorUpdatedAt, checkingRole, show, clear]);

  const loadMore = useCallback(() => {
    // Asking for a page would cancel a request that is on its way.
    if (!isFetching && hasNextPage) void fetchNextPage();
  }, [isFetching, hasNextPage, fetchNextPage]);

  return {
    /** Undefined until the first page has loaded. */
    submissions,
    /** The selection they belong to. */
    shownSelection,
    /** How many newer ones there are. */
    arrived,
    showNew: async () => {
      await refetch();
      setNewestShown(undefined);
    },
    /** Whether another selection is loading. */
    searching: isPlaceholderData,
    /** Whether the last try failed and another one is running. */
    retrying: query.failureCount > 0 && isFetching,
    /** Whether all submissions are loaded. */
    complete: !isPlaceholderData && !hasNextPage,
    loading: isFetching,
    loadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    /** Whether there is nothing to show because of a failure. Stays true during a retry. */
    failed: (data === undefined || isPlaceholderData) && query.errorUpdateCount > 0,
    /** Whether an administrator's account still may not read. */
    forbidden: isForbidden(error),
    /** Whether the last attempt to update the list failed. */
    outOfDate: query.isRefetchError,
    loadMore,
    /** Loads more near the end of the list. After a failure it waits for the button. */
    loadMoreOnScroll: useCallback(() => {
      if (!isFetchNextPageError) loadMore();
    }, [isFetchNextPageError, loadMore]),
    reload: useCallback(() => void refetch(), [refetch]),
  };
}
