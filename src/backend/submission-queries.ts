import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { ACCOUNT_KEY } from './session';
import {
  fetchSubmissions,
  isLater,
  type Selection,
  type Submission,
  type SubmissionCursor,
  type SubmissionPage,
} from './submissions';

/** How often a visible inbox asks for new submissions. */
export const POLL_MS = 30_000;
/** Most new submissions that are counted. */
export const POLL_LIMIT = 100;

const listKey = (userId: string) => [ACCOUNT_KEY, userId, 'submissions'];

/** The submissions an administrator may read, page by page. */
export function submissionsQuery(userId: string, selection: Selection) {
  return infiniteQueryOptions({
    queryKey: [...listKey(userId), selection],
    queryFn: ({ pageParam, signal }) => fetchSubmissions({ ...selection, after: pageParam, signal }),
    initialPageParam: null as SubmissionCursor | null,
    getNextPageParam: (page) => page.next,
  });
}

/**
 * Counts the submissions newer than the newest one shown, up to {@link POLL_LIMIT}. `newest` is ISO 8601; undefined
 * when none is shown.
 */
export function arrivalsQuery(userId: string, selection: Selection, newest: string | undefined) {
  return queryOptions({
    queryKey: [ACCOUNT_KEY, userId, 'arrivals', selection, newest ?? null],
    queryFn: async ({ signal }) => {
      const { submissions } = await fetchSubmissions({
        ...selection,
        newerThan: newest,
        limit: POLL_LIMIT,
        signal,
      });
      return submissions.filter(({ createdAt }) => newest === undefined || isLater(createdAt, newest)).length;
    },
    // Nothing can be newer yet: the list has just been loaded.
    initialData: 0,
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
    retry: false,
  });
}

/** Replaces a submission with its current state in every list of an account that contains it. */
export async function showMarked(client: QueryClient, userId: string, marked: Submission): Promise<void> {
  const lists = { queryKey: listKey(userId) };
  // A list that is being read may have read the row before the mark.
  const reading = client.isFetching(lists) > 0;
  await client.cancelQueries(lists);
  client.setQueriesData<InfiniteData<SubmissionPage>>(
    lists,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          submissions: page.submissions.map((one) => (one.id === marked.id ? marked : one)),
        })),
      },
  );
  if (reading) await client.invalidateQueries(lists);
}
