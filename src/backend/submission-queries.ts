import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ACCOUNT_KEY } from './session';
import { fetchSubmissions, type Submission, type SubmissionCursor, type SubmissionPage } from './submissions';

/** A list of more pages than this is not fetched again, as each of its pages would be; see `newestSubmissionsQuery`. */
export const MOST_REFETCHED_PAGES = 3;

/** When more pages than this are new, the list starts over. */
const MOST_NEW_PAGES = 5;

function isShort(query: { state: { data: { pages: unknown[] } | undefined } }): boolean {
  return (query.state.data?.pages.length ?? 0) <= MOST_REFETCHED_PAGES;
}

/** The submissions an administrator may read, page by page: all, or those in which a search finds its term. */
export function submissionsQuery(userId: string, search = '') {
  return infiniteQueryOptions({
    queryKey: [ACCOUNT_KEY, userId, 'submissions', search],
    queryFn: ({ pageParam, signal }) => fetchSubmissions({ after: pageParam, search, signal }),
    initialPageParam: null as SubmissionCursor | null,
    getNextPageParam: (page) => page.next,
    refetchOnMount: isShort,
    refetchOnWindowFocus: isShort,
    refetchOnReconnect: isShort,
  });
}

/** The submissions that came after those already known, newest first; undefined when they are too many to add. */
async function fetchArrivals(
  known: ReadonlySet<string>,
  search: string,
  signal: AbortSignal,
): Promise<Submission[] | undefined> {
  const arrived: Submission[] = [];
  let after: SubmissionCursor | null = null;
  for (let page = 0; page < MOST_NEW_PAGES; page += 1) {
    const { submissions, next }: SubmissionPage = await fetchSubmissions({ after, search, signal });
    const firstKnown = submissions.findIndex(({ id }) => known.has(id));
    arrived.push(...(firstKnown === -1 ? submissions : submissions.slice(0, firstKnown)));
    if (firstKnown !== -1 || next === null) return arrived;
    after = next;
  }
  return undefined;
}

function addInFront(pages: SubmissionPage[], arrived: readonly Submission[]): SubmissionPage[] {
  const [first, ...others] = pages;
  return first ? [{ ...first, submissions: [...arrived, ...first.submissions] }, ...others] : pages;
}

/**
 * Looks for submissions newer than those of a long list, whenever the window is used again, and puts them in front
 * of it. The rest of the list stays as it is.
 */
export function newestSubmissionsQuery(userId: string, search = '') {
  const { queryKey: listKey } = submissionsQuery(userId, search);
  return queryOptions({
    queryKey: [ACCOUNT_KEY, userId, 'newest-submissions', search],
    queryFn: async ({ client, signal }) => {
      const loaded = client.getQueryData(listKey)?.pages ?? [];
      const known = new Set(loaded.flatMap(({ submissions }) => submissions.map(({ id }) => id)));
      const arrived = await fetchArrivals(known, search, signal);
      // A page on its way would overwrite what is added now.
      await client
        .getQueryCache()
        .find({ queryKey: listKey })
        ?.promise?.catch(() => undefined);
      if (arrived === undefined) await client.resetQueries({ queryKey: listKey });
      else client.setQueryData(listKey, (now) => now && { ...now, pages: addInFront(now.pages, arrived) });
      return Date.now();
    },
    // The list has just been loaded when this comes into use: there is nothing to look for yet.
    initialData: 0,
    staleTime: Infinity,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}
