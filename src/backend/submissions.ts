import { backendClient, type RequestOptions } from './client';
import type { Database } from './database.types';
import { parseDone, parseRows } from './errors';
import { searchPattern } from './submission-search';
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

/** Whether one timestamp (ISO 8601) is later than another, to the microseconds that JavaScript does not count. */
export function isLater(one: string, other: string): boolean {
  const difference = Date.parse(one) - Date.parse(other);
  return difference > 0 || (difference === 0 && one > other);
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
    changed_at: timestamp,
    attachments: z.number(),
    cut_from: z.number().nullable(),
    reply_to: storedText.nullish(),
    marks: z.array(z.string()).nullish(),
    handled_at: timestamp.nullable(),
    handled_by_email: storedText.nullable(),
  })
  .transform(({ id, first_name, last_name, email, subject, message, ...row }) => ({
    id,
    name: `${first_name ?? ''} ${last_name ?? ''}`.trim(),
    email,
    subject: subject ?? '',
    message: message ?? '',
    createdAt: row.created_at,
    /** When it came or was last marked. */
    changedAt: row.changed_at,
    /** How many a mail had; they are not kept. */
    attachments: row.attachments,
    /** How many characters the text of a mail had, when the message is only its beginning. */
    cutFrom: row.cut_from,
    /** Where answers go; empty when that is `email`. */
    replyTo: row.reply_to ?? '',
    /** `spf` and `dmarc` are checks of the sender that failed; `unsubscribe` is what mass emails offer. */
    marks: row.marks ?? [],
    /** When and by whom; null while nobody has marked it. */
    handled: row.handled_at === null ? null : { at: row.handled_at, by: row.handled_by_email ?? '' },
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

/** Which submissions a list shows. */
export interface Selection {
  /** A term made by `searchTerm`; all submissions when it is empty. */
  search: string;
  /** Only those that nobody has handled. */
  open: boolean;
}

interface PageRequest extends RequestOptions, Selection {
  /** Where the page starts; at the newest submission when left out. */
  after?: SubmissionCursor | null;
  limit?: number;
}

/**
 * One page of submissions, newest first. Pages start after a row, not at a number: rows that arrive meanwhile neither
 * repeat nor hide others, and the last page costs what the first one does. Throws a {@link BackendError}.
 */
export async function fetchSubmissions({
  after = null,
  search,
  open,
  limit = SUBMISSIONS_PAGE_SIZE,
  signal,
  client = backendClient(),
}: PageRequest): Promise<SubmissionPage> {
  let query = client.from('contact_submissions').select('*');
  if (search !== '') query = query.like('search_text', searchPattern(search));
  if (open) query = query.is('handled_at', null);
  if (after) {
    // Says less than the condition on the place, but in a form that lets the index jump there.
    query = query
      .lte('created_at', after.createdAt)
      .or(`created_at.lt."${after.createdAt}",id.lt."${after.id}"`);
  }
  const response = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(limit)
    .retry(false)
    .abortSignal(signal);

  const submissions = parseRows(submissionRowsSchema, response);
  const last = submissions.at(-1);
  const full = submissions.length === limit;
  return { submissions, next: last && full ? { createdAt: last.createdAt, id: last.id } : null };
}

interface ChangesRequest extends RequestOptions {
  search: string;
  /** ISO 8601. */
  since: string;
  limit: number;
}

/**
 * The submissions a search finds that came or were marked after a moment, the last change first, handled ones too: what
 * another administrator marks has to be learned of. Throws a {@link BackendError}.
 */
export async function fetchChanges({
  search,
  since,
  limit,
  signal,
  client = backendClient(),
}: ChangesRequest): Promise<Submission[]> {
  let query = client.from('contact_submissions').select('*').gt('changed_at', since);
  if (search !== '') query = query.like('search_text', searchPattern(search));
  const response = await query
    .order('changed_at', { ascending: false })
    .limit(limit)
    .retry(false)
    .abortSignal(signal);
  return parseRows(submissionRowsSchema, response);
}

/**
 * Marks a submission as handled by this account, or as open again. Returns it as it is now, which is what another
 * administrator made of it who was faster; undefined when it is gone. Throws a {@link BackendError}.
 */
export async function markHandled(
  id: string,
  handled: boolean,
  client = backendClient(),
): Promise<Submission | undefined> {
  const response = await client.rpc('mark_handled', { submission: id, handled }).retry(false);
  return parseRows(submissionRowsSchema, response)[0];
}

/** What the log calls a reading. */
type ReadingKind = Database['public']['Enums']['reading_kind'];

/** Puts on record that this account has read so many submissions. Throws a {@link BackendError}. */
export async function logReading(
  kind: ReadingKind,
  count: number,
  { signal, client = backendClient() }: RequestOptions,
): Promise<void> {
  parseDone(await client.rpc('log_reading', { kind, row_count: count }).retry(false).abortSignal(signal));
}
