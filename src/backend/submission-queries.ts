import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { ACCOUNT_KEY } from './session';
import {
  fetchChanges,
  fetchSubmissions,
  isLater,
  logReading,
  type Selection,
  type Submission,
  type SubmissionCursor,
  type SubmissionPage,
} from './submissions';

/** How often an open dashboard asks for what is new. */
export const POLL_MS = 10_000;
/** After a failure, which is told each time. */
const POLL_AFTER_FAILURE_MS = 60_000;

/** When more than this has changed, the list starts over. The server gives no more at once. */
export const MOST_CHANGES = 1000;

/** A change becomes visible some time after the moment it bears, so the last moments are asked for twice. */
const OVERLAP_MS = 5000;

const kindOf = ({ search }: Selection) => (search === '' ? 'page' : 'search');

/** The submissions an administrator may read, page by page, each put on record before it is shown. */
export function submissionsQuery(userId: string, selection: Selection) {
  return infiniteQueryOptions({
    queryKey: [ACCOUNT_KEY, userId, 'submissions', selection.search, selection.open],
    queryFn: async ({ pageParam, signal }) => {
      const page = await fetchSubmissions({ after: pageParam, ...selection, signal });
      if (page.submissions.length > 0)
        await logReading(kindOf(selection), page.submissions.length, { signal });
      return page;
    },
    initialPageParam: null as SubmissionCursor | null,
    getNextPageParam: (page) => page.next,
    // What changes is asked for by changesQuery.
    staleTime: Infinity,
  });
}

const isBefore = (one: Submission, other: Submission) =>
  isLater(one.createdAt, other.createdAt) || (one.createdAt === other.createdAt && one.id > other.id);

/** The pages with their submissions as they are now; a page in which nothing changed is the same. */
function withMarks(pages: readonly SubmissionPage[], changes: readonly Submission[]): SubmissionPage[] {
  const byId = new Map(changes.map((submission) => [submission.id, submission]));
  const isOld = ({ id, changedAt, handled }: Submission) => {
    const now = byId.get(id);
    return now !== undefined && (now.changedAt !== changedAt || now.handled?.at !== handled?.at);
  };
  return pages.map((page) =>
    page.submissions.some(isOld)
      ? { ...page, submissions: page.submissions.map((submission) => byId.get(submission.id) ?? submission) }
      : page,
  );
}

/** Those of the changes that are not in the pages and belong into them: not after the last one, while there are more. */
function arrivalsFor(pages: readonly SubmissionPage[], changes: readonly Submission[]): Submission[] {
  const known = new Set(pages.flatMap(({ submissions }) => submissions.map(({ id }) => id)));
  const end = pages.at(-1);
  const last = end?.next ? end.submissions.at(-1) : undefined;
  return changes.filter((one) => !known.has(one.id) && (last === undefined || isBefore(one, last)));
}

/** The pages with what arrived in its place. */
function withArrivals(pages: readonly SubmissionPage[], arrived: readonly Submission[]): SubmissionPage[] {
  let left = arrived;
  return pages.map((page, index) => {
    const last = page.submissions.at(-1);
    const here =
      index === pages.length - 1 ? left : left.filter((one) => last !== undefined && isBefore(one, last));
    if (here.length === 0) return page;
    left = left.filter((one) => !here.includes(one));
    const submissions = [...here, ...page.submissions].toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
    return { ...page, submissions };
  });
}

/** The moment to ask from: of the last change that is known, and a little before. */
function momentBefore(changes: readonly Submission[]): string | undefined {
  const [first, ...others] = changes;
  if (first === undefined) return undefined;
  const last = others.reduce(
    (latest, { changedAt }) => (isLater(changedAt, latest) ? changedAt : latest),
    first.changedAt,
  );
  return new Date(Date.parse(last) - OVERLAP_MS).toISOString();
}

/**
 * Looks for what came or was marked since, every {@link POLL_MS} and whenever the window is used again. What came is
 * added in its place; what was marked stays where it is, in a list of open ones too, so that nothing goes from under a
 * hand. Its data is the moment to ask from next.
 */
export function changesQuery(userId: string, selection: Selection) {
  const { queryKey: listKey } = submissionsQuery(userId, selection);
  const queryKey = [ACCOUNT_KEY, userId, 'changes', selection.search, selection.open];
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const loaded = client.getQueryData(listKey)?.pages.flatMap((page) => page.submissions) ?? [];
      const since =
        client.getQueryData<string>(queryKey) || momentBefore(loaded) || new Date(0).toISOString();
      const changes = await fetchChanges({ search: selection.search, since, limit: MOST_CHANGES, signal });
      const [latest] = changes;
      if (latest !== undefined && changes.length === MOST_CHANGES) {
        await client.resetQueries({ queryKey: listKey });
        return latest.changedAt;
      }
      // A page on its way would overwrite what is added now.
      await client
        .getQueryCache()
        .find({ queryKey: listKey })
        ?.promise?.catch(() => undefined);
      const mayArrive = changes.filter(({ handled }) => !(selection.open && handled));
      const { length } = arrivalsFor(client.getQueryData(listKey)?.pages ?? [], mayArrive);
      if (length > 0) await logReading(kindOf(selection), length, { signal });
      client.setQueryData(listKey, (now) => {
        if (now === undefined) return undefined;
        const pages = withMarks(now.pages, changes);
        return { ...now, pages: withArrivals(pages, arrivalsFor(pages, mayArrive)) };
      });
      return momentBefore(changes) ?? since;
    },
    // The list has just been loaded when this comes into use: there is nothing to look for yet.
    initialData: '',
    staleTime: Infinity,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => (state.status === 'error' ? POLL_AFTER_FAILURE_MS : POLL_MS),
  });
}

/** Shows a submission as it is now in every list of an account that has it. */
export function showMarked(client: QueryClient, userId: string, submission: Submission): void {
  client.setQueriesData<{ pages: SubmissionPage[]; pageParams: unknown[] }>(
    { queryKey: [ACCOUNT_KEY, userId, 'submissions'] },
    (list) => list && { ...list, pages: withMarks(list.pages, [submission]) },
  );
}
