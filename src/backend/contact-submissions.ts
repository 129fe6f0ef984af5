import { infiniteQueryOptions } from '@tanstack/react-query';
import { ACCOUNT_KEY } from './account-key';
import { backendClient } from './client';
import { parseRows } from './rest-response';
import { searchCondition } from './submission-search';
import { isoTimestamp } from './timestamp';
import { z } from './zod';

/** Rows per request. The server gives at most 1000; this many fill a screen and come in one small answer. */
export const SUBMISSIONS_PAGE_SIZE = 50;

/** A longer list is not fetched anew, as every page of it would be; see `newestSubmissionsQuery`. */
export const PAGES_FETCHED_ANEW = 3;

/** Halves of characters, which no address can hold and `encodeURIComponent` throws over, become a question mark. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

const submissionSchema = z
  .object({
    id: z.string().min(1),
    email: z.string().transform(wellFormed),
    message: z.string().transform(wellFormed).nullable(),
    created_at: z.string().transform((text, context) => {
      const iso = isoTimestamp(text);
      if (iso) return iso;
      context.addIssue({ code: 'custom', message: `not a timestamp: ${text}` });
      return z.NEVER;
    }),
  })
  .transform(({ id, email, message, created_at }) => ({ id, email, message, createdAt: created_at }));

/** One message sent to the program. `createdAt` is ISO 8601 with an offset. */
export type ContactSubmission = z.output<typeof submissionSchema>;

/** The place after one submission in the list, newest first. */
export interface SubmissionCursor {
  createdAt: string;
  id: string;
}

export interface SubmissionPage {
  submissions: ContactSubmission[];
  /** Where the next page starts; null on the last page. */
  next: SubmissionCursor | null;
}

const submissionRowsSchema = z.array(submissionSchema);

/** Which submissions, and how many of them, a page has. */
interface PageOptions {
  /** A term made by `searchTerm`; all submissions when it is empty. */
  search?: string;
  limit?: number;
}

/**
 * The conditions of a page as one list of alternatives. Two lists would be one too many: the embedded backend
 * takes them for a single one.
 */
function alternatives(after: SubmissionCursor | null, search: string): string | undefined {
  const place = after && `created_at.lt."${after.createdAt}",id.lt."${after.id}"`;
  if (search === '') return place ?? undefined;
  const found = searchCondition(search);
  return place === null ? found : `and(or(${place}),or(${found}))`;
}

/**
 * One page of submissions, newest first (spec §7). Pages start after a row, not at a number: rows that
 * arrive meanwhile neither repeat nor hide others, and the last page costs what the first one does. Throws
 * a {@link BackendError}.
 */
export async function fetchContactSubmissions(
  after: SubmissionCursor | null,
  signal: AbortSignal,
  client = backendClient(),
  { search = '', limit = SUBMISSIONS_PAGE_SIZE }: PageOptions = {},
): Promise<SubmissionPage> {
  const newestFirst = client
    .from('contact_submissions')
    .select('*')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(limit)
    .retry(false)
    .abortSignal(signal);
  // Says less than the condition on the place, but in a form that lets the index jump there.
  const fromHere = after ? newestFirst.lte('created_at', after.createdAt) : newestFirst;
  const either = alternatives(after, search);
  const response = await (either === undefined ? fromHere : fromHere.or(either));

  const submissions = parseRows(submissionRowsSchema, response);
  const last = submissions.at(-1);
  const full = submissions.length === limit;
  return { submissions, next: last && full ? { createdAt: last.createdAt, id: last.id } : null };
}

function isShort(query: { state: { data: { pages: unknown[] } | undefined } }): boolean {
  return (query.state.data?.pages.length ?? 0) <= PAGES_FETCHED_ANEW;
}

/** The submissions an administrator may read, page by page: all, or those in which a search finds its term. */
export function contactSubmissionsQuery(userId: string, search = '') {
  return infiniteQueryOptions({
    queryKey: [ACCOUNT_KEY, userId, 'contact-submissions', search],
    queryFn: ({ pageParam, signal }) => fetchContactSubmissions(pageParam, signal, undefined, { search }),
    initialPageParam: null as SubmissionCursor | null,
    getNextPageParam: (page) => page.next,
    refetchOnMount: isShort,
    refetchOnWindowFocus: isShort,
    refetchOnReconnect: isShort,
  });
}
