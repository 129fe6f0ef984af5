import { queryOptions } from '@tanstack/react-query';
import { ACCOUNT_KEY } from './account-key';
import {
  contactSubmissionsQuery,
  fetchContactSubmissions,
  type ContactSubmission,
  type SubmissionCursor,
  type SubmissionPage,
} from './contact-submissions';

/** When more pages than this are new, the list starts over. */
const MOST_NEW_PAGES = 5;

/** The submissions that came after those already known, newest first; undefined when they are too many to add. */
async function fetchArrivals(
  known: ReadonlySet<string>,
  search: string,
  signal: AbortSignal,
): Promise<ContactSubmission[] | undefined> {
  const arrived: ContactSubmission[] = [];
  let after: SubmissionCursor | null = null;
  for (let page = 0; page < MOST_NEW_PAGES; page += 1) {
    const { submissions, next }: SubmissionPage = await fetchContactSubmissions(after, signal, undefined, {
      search,
    });
    const firstKnown = submissions.findIndex(({ id }) => known.has(id));
    arrived.push(...(firstKnown === -1 ? submissions : submissions.slice(0, firstKnown)));
    if (firstKnown !== -1 || next === null) return arrived;
    after = next;
  }
  return undefined;
}

/** Returns pages with what arrived in front of the first one. */
function withArrivals(pages: SubmissionPage[], arrived: readonly ContactSubmission[]): SubmissionPage[] {
  const [first, ...others] = pages;
  return first ? [{ ...first, submissions: [...arrived, ...first.submissions] }, ...others] : pages;
}

/**
 * Looks for submissions newer than those of a long list, whenever the window is used again, and puts them in front
 * of it. The rest of the list stays as it is.
 */
export function newestSubmissionsQuery(userId: string, search = '') {
  const { queryKey: listKey } = contactSubmissionsQuery(userId, search);
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
      else client.setQueryData(listKey, (now) => now && { ...now, pages: withArrivals(now.pages, arrived) });
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
