import { backendClient, type RequestOptions } from './client';
import { parseRows } from './errors';
import { searchCondition } from './submission-search';
import { z } from './zod';

/** Rows per request. The server gives at most 1000; this many fill a screen and come in one small answer. */
export const SUBMISSIONS_PAGE_SIZE = 50;

const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}(?::?\d{2})?)$/;

/**
 * Writes a timestamp of the server as ISO 8601, all digits kept: PostgREST sends
 * `2026-11-20T07:28:16.644123+00:00`, the embedded backend `2026-11-20 07:28:16.644123+00`, and only the
 * first form is a date in every browser. Returns undefined for anything else.
 */
export function isoTimestamp(text: string): string | undefined {
  const [, date, time, zone = ''] = TIMESTAMP.exec(text) ?? [];
  if (!date || !time) return undefined;
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  const offset = zone === 'Z' ? 'Z' : `${zone.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
  const iso = `${date}T${time}${offset}`;
  return Number.isNaN(Date.parse(iso)) ? undefined : iso;
}

/** Halves of characters, which no address can hold and `encodeURIComponent` throws over, become a question mark. */
const storedText = z.string().transform((text) => text.replace(/\p{Surrogate}/gu, '\uFFFD'));

const timestamp = z.string().transform((text, context) => {
  const iso = isoTimestamp(text);
  if (iso) return iso;
  context.addIssue({ code: 'custom', message: `not a timestamp: ${text}` });
  return z.NEVER;
});

const submissionSchema = z
  .object({
    id: z.string().min(1),
    first_name: storedText.nullish(),
    last_name: storedText.nullish(),
    email: storedText,
    subject: storedText.nullish(),
    message: storedText.nullable(),
    created_at: timestamp,
  })
  .transform(({ id, first_name, last_name, email, subject, message, created_at }) => ({
    id,
    name: `${first_name ?? ''} ${last_name ?? ''}`.trim(),
    email,
    subject: subject ?? '',
    message: message ?? '',
    createdAt: created_at,
  }));

const submissionRowsSchema = z.array(submissionSchema);

/** One message sent to the program. `createdAt` is ISO 8601 with an offset; a field that was left out is empty. */
export type Submission = z.output<typeof submissionSchema>;

/** The place after one submission in the list, newest first. */
export interface SubmissionCursor {
  createdAt: string;
  id: string;
}

export interface SubmissionPage {
  submissions: Submission[];
  /** Where the next page starts; null on the last page. */
  next: SubmissionCursor | null;
}

interface PageRequest extends RequestOptions {
  /** Where the page starts; at the newest submission when left out. */
  after?: SubmissionCursor | null;
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
 * One page of submissions, newest first. Pages start after a row, not at a number: rows that arrive meanwhile neither
 * repeat nor hide others, and the last page costs what the first one does. Throws a {@link BackendError}.
 */
export async function fetchSubmissions({
  after = null,
  search = '',
  limit = SUBMISSIONS_PAGE_SIZE,
  signal,
  client = backendClient(),
}: PageRequest): Promise<SubmissionPage> {
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
