import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backendClient, request } from './client';
import { BackendError, errorMessages } from './errors';
import { ACCOUNT_KEY } from './session';
import { z } from './zod';

/** Rows per page: these fill a screen and arrive in one small response. */
export const SUBMISSIONS_PAGE_SIZE = 50;
/** Most new submissions that are counted and shown at once. */
export const NEW_LIMIT = 100;
/** How often a visible inbox asks for new submissions. */
export const POLL_MS = 30_000;
/** Longest text that is searched for. */
export const SEARCH_MAX_LENGTH = 100;

/** PostgREST sends ISO 8601, the local backend `2026-11-20 07:28:16.644123+00`; a time without a zone is UTC. */
const timestamp = z
  .string()
  .transform((text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
  .transform((text) => (/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`))
  .refine((iso) => !Number.isNaN(Date.parse(iso)));

/** `encodeURIComponent` throws at half a surrogate pair, and a terminal obeys the control characters of an export. */
const text = z.string().transform((value) => value.replace(/(?![\t\n\r])[\p{Cc}\p{Surrogate}]/gu, '\uFFFD'));
/** Replaces what is missing, or of another type. */
function optional<Value>(schema: z.ZodType<Value>, missing: Value) {
  return schema
    .nullish()
    .catch(null)
    .transform((value) => value ?? missing);
}
const optionalText = optional(text, '');
const optionalTime = optional(timestamp, '');
const optionalNumber = optional(z.number(), 0);

/** A row is shown as long as it has the first four columns; any other may be missing: see docs/inbox.md. */
const submissionSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  email: text.nullable().transform((value) => value ?? ''),
  message: text.nullable().transform((value) => value ?? ''),
  created_at: timestamp,
  first_name: optionalText,
  last_name: optionalText,
  subject: optionalText,
  /** Number of attachments of an email; they are not kept. */
  attachments: optionalNumber,
  /** Length of an email's text in characters, when the message is only its beginning. */
  cut_from: optionalNumber,
  /** Address that replies go to, when that is not `email`. */
  reply_to: optionalText,
  /** `spf` and `dmarc` are sender checks that failed; `unsubscribe` is what mass emails offer. */
  marks: optional(z.array(z.string()), []),
  handled_at: optionalTime,
  handled_by_email: optionalText,
  /** The last change of the mark `handled`, its undoing included. */
  marked_at: optionalTime,
  marked_by_email: optionalText,
});

/** One message sent to the program. Times are ISO 8601 with an offset; what is missing is empty, or 0. */
export type Submission = z.output<typeof submissionSchema>;

function parseRows(data: unknown): Submission[] {
  const rows = z.array(submissionSchema).safeParse(data);
  if (rows.success) return rows.data;
  throw new BackendError(errorMessages.unreadable, { retryable: false, cause: rows.error });
}

/** Which submissions a list shows. */
export interface Selection {
  /** Part of a name, address, subject or message; all submissions when it is empty. */
  search: string;
  unhandledOnly: boolean;
}

interface PageRequest extends Selection {
  /** Where the page begins, if not at the newest submission: after another one, or at those newer than a time. */
  after?: Submission | undefined;
  /** ISO 8601; empty for all. */
  newerThan?: string;
  limit?: number;
  signal: AbortSignal;
}

/** Where a page of the list begins. */
type Cursor = Pick<PageRequest, 'after' | 'newerThan'>;

/**
 * Returns the `like` pattern that finds a text anywhere in lower-case text (PostgreSQL 9.7.1). PostgREST treats every
 * `*` as a wildcard and cannot escape it, so a `*` becomes `_`, which matches any one character.
 */
export function searchPattern(search: string): string {
  const escaped = search.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`);
  return `%${escaped.replaceAll('*', '_')}%`;
}

/** Writes a value so that PostgREST does not read its commas, quotes and brackets as part of the condition. */
const quoted = (value: string) => `"${value.replace(/["\\]/g, String.raw`\$&`)}"`;

/**
 * Fetches a page of submissions, newest first. Pages start after a row, not at an offset: rows that come in meanwhile
 * neither repeat nor hide others. Throws a BackendError.
 */
export async function fetchSubmissions(
  { search, unhandledOnly, after, newerThan, limit = SUBMISSIONS_PAGE_SIZE, signal }: PageRequest,
  client = backendClient(),
): Promise<Submission[]> {
  // Of the newer ones the oldest are read first, so that the list has no gap however many there are.
  const ascending = newerThan !== undefined;
  let query = client.from('contact_submissions').select('*');
  if (search !== '') query = query.like('search_text', searchPattern(search));
  if (unhandledOnly) query = query.is('handled_at', null);
  if (newerThan) query = query.gt('created_at', newerThan);
  if (after) {
    // The range alone is too wide by some rows of that moment, but lets the index seek.
    query = query
      .lte('created_at', after.created_at)
      .or(`created_at.lt.${quoted(after.created_at)},id.lt.${quoted(after.id)}`);
  }
  const page = query.order('created_at', { ascending }).order('id', { ascending }).limit(limit);
  const rows = parseRows(await request(page.retry(false).abortSignal(signal)));
  // A server that does not understand the conditions would return the same rows forever.
  if (after && rows.at(-1)?.id === after.id) return [];
  return ascending ? rows.filter((row) => row.created_at > newerThan).toReversed() : rows;
}

/**
 * The submissions an administrator may read: pages of older ones at the end, newer ones in front. A list that is shown
 * is never read again as a whole, and one that is not shown is not kept.
 */
export function submissionsQuery(userId: string, selection: Selection) {
  return infiniteQueryOptions({
    queryKey: [ACCOUNT_KEY, userId, 'submissions', selection],
    queryFn: ({ pageParam, signal }) => {
      const limit = pageParam.newerThan === undefined ? SUBMISSIONS_PAGE_SIZE : NEW_LIMIT;
      return fetchSubmissions({ ...selection, ...pageParam, limit, signal });
    },
    initialPageParam: {} as Cursor,
    getNextPageParam: (page): Cursor | undefined =>
      page.length === SUBMISSIONS_PAGE_SIZE ? { after: page.at(-1) } : undefined,
    getPreviousPageParam: (_, pages): Cursor => ({ newerThan: pages.flat()[0]?.created_at ?? '' }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Counts the submissions newer than the newest one shown, up to {@link NEW_LIMIT}. */
export function newCountQuery(userId: string, selection: Selection, newest = '') {
  return queryOptions({
    queryKey: [ACCOUNT_KEY, userId, 'new-count', selection, newest],
    queryFn: async ({ signal }) => {
      const newer = await fetchSubmissions({ ...selection, newerThan: newest, limit: NEW_LIMIT, signal });
      return newer.length;
    },
    // Nothing can be newer yet: the list has just been loaded.
    initialData: 0,
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
    retry: false,
  });
}

/**
 * Marks a submission as handled by this account, or as open again. Returns its current state, which may be another
 * administrator's earlier change; undefined when it is gone. Throws a BackendError.
 */
export async function markHandled(id: string, handled: boolean): Promise<Submission | undefined> {
  const marking = backendClient().rpc('mark_handled', { submission: id, handled });
  return parseRows(await request(marking.retry(false)))[0];
}
