import { backendClient, type RequestOptions } from './client';
import { parseRows } from './errors';
import { searchPattern } from './submission-search';
import { z } from './zod';

/** Rows per request. The server allows 1000; these fill a screen and arrive in one small response. */
export const SUBMISSIONS_PAGE_SIZE = 50;

const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}(?::?\d{2})?)?$/;

/**
 * Converts a server timestamp to ISO 8601, keeping all its digits: PostgREST sends `2026-11-20T07:28:16.644123+00:00`,
 * the embedded backend `2026-11-20 07:28:16.644123+00`, and only the first form is a date in every browser. A column
 * without time zones is read as UTC. Returns undefined for anything else.
 */
export function isoTimestamp(text: string): string | undefined {
  const [, date, time, zone = 'Z'] = TIMESTAMP.exec(text) ?? [];
  if (!date || !time) return undefined;
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  const offset = zone === 'Z' ? 'Z' : `${zone.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
  const iso = `${date}T${time}${offset}`;
  return Number.isNaN(Date.parse(iso)) ? undefined : iso;
}

/** Returns whether one timestamp (ISO 8601) is later than another, to the microsecond, which a Date cannot hold. */
export function isLater(one: string, other: string): boolean {
  const difference = Date.parse(one) - Date.parse(other);
  return difference > 0 || (difference === 0 && one > other);
}

/** Replaces lone surrogates, which no address can hold and `encodeURIComponent` throws on. */
const storedText = z.string().transform((text) => text.replace(/\p{Surrogate}/gu, '\uFFFD'));

const timestamp = z.string().transform((text, context) => {
  const iso = isoTimestamp(text);
  if (iso) return iso;
  context.addIssue({ code: 'custom', message: `not a timestamp: ${text}` });
  return z.NEVER;
});

const extraText = storedText.nullish().catch(null);
const extraTimestamp = timestamp.nullish().catch(null);

/** `id` and `created_at` must be there; any other column may be missing or mean something else: see docs/inbox.md. */
const submissionSchema = z
  .object({
    id: z.union([z.string().min(1), z.number()]).transform(String),
    email: storedText.nullish(),
    message: storedText.nullish(),
    created_at: timestamp,
    first_name: extraText,
    last_name: extraText,
    subject: extraText,
    attachments: z.number().nullish().catch(null),
    cut_from: z.number().nullish().catch(null),
    reply_to: extraText,
    marks: z.array(z.string()).nullish().catch(null),
    handled_at: extraTimestamp,
    handled_by_email: extraText,
    marked_at: extraTimestamp,
    marked_by_email: extraText,
    search_text: z.unknown().optional(),
  })
  .transform(({ id, first_name, last_name, email, subject, message, ...row }) => ({
    id,
    name: `${first_name ?? ''} ${last_name ?? ''}`.trim(),
    email: email ?? '',
    subject: subject ?? '',
    message: message ?? '',
    createdAt: row.created_at,
    /** Number of attachments of an email; they are not kept. */
    attachments: row.attachments ?? 0,
    /** Length of an email's text in characters, when the message is only its beginning. */
    cutFrom: row.cut_from ?? null,
    /** Address that replies go to; empty when that is `email`. */
    replyTo: row.reply_to ?? '',
    /** `spf` and `dmarc` are sender checks that failed; `unsubscribe` is what mass emails offer. */
    marks: row.marks ?? [],
    /** When and by whom; null while nobody has handled it, undefined where the table has no such column. */
    handled: row.handled_at
      ? { at: row.handled_at, by: row.handled_by_email ?? '' }
      : row.handled_at === undefined
        ? undefined
        : null,
    /** When and by whom a mark was undone, and who had set it; null unless the last change was an undo. */
    reopened:
      row.handled_at || !row.marked_at
        ? null
        : { at: row.marked_at, by: row.marked_by_email ?? '', handledBy: row.handled_by_email ?? '' },
    /** Whether the table has the column that a search looks through. */
    searchable: row.search_text !== undefined,
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
  unhandledOnly: boolean;
}

interface PageRequest extends RequestOptions, Selection {
  /** Where the page starts; at the newest submission when left out. */
  after?: SubmissionCursor | null;
  /** Leaves out submissions that are not later than this (ISO 8601). */
  newerThan?: string | undefined;
  limit?: number;
}

/** Writes a value so that PostgREST does not read its commas, quotes and brackets as part of the condition. */
const quoted = (value: string) => `"${value.replace(/["\\]/g, String.raw`\$&`)}"`;

/**
 * Fetches a page of submissions, newest first. Pages start after a row, not at an offset: rows that arrive meanwhile
 * neither repeat nor hide others, and the last page costs no more than the first. Throws a {@link BackendError}.
 */
export async function fetchSubmissions({
  after = null,
  newerThan,
  search,
  unhandledOnly,
  limit = SUBMISSIONS_PAGE_SIZE,
  signal,
  client = backendClient(),
}: PageRequest): Promise<SubmissionPage> {
  let query = client.from('contact_submissions').select('*');
  if (search !== '') query = query.like('search_text', searchPattern(search));
  if (unhandledOnly) query = query.is('handled_at', null);
  if (newerThan !== undefined) query = query.gt('created_at', newerThan);
  if (after) {
    // Keeps rows after `after`. The range alone is too wide by some rows of that moment, but lets the index seek.
    query = query
      .lte('created_at', after.createdAt)
      .or(`created_at.lt.${quoted(after.createdAt)},id.lt.${quoted(after.id)}`);
  }
  const response = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(limit)
    .retry(false)
    .abortSignal(signal);

  const submissions = parseRows(submissionRowsSchema, response);
  const last = submissions.at(-1);
  // A server that does not understand the condition would return the same page forever.
  if (last && last.id === after?.id && last.createdAt === after.createdAt) {
    return { submissions: [], next: null };
  }
  const full = submissions.length === limit;
  return { submissions, next: last && full ? { createdAt: last.createdAt, id: last.id } : null };
}

/**
 * Marks a submission as handled by this account, or as open again. Returns its current state, which may be another
 * administrator's earlier change; undefined when it is gone. Throws a {@link BackendError}.
 */
export async function markHandled(
  id: string,
  handled: boolean,
  client = backendClient(),
): Promise<Submission | undefined> {
  const response = await client.rpc('mark_handled', { submission: id, handled }).retry(false);
  return parseRows(submissionRowsSchema, response)[0];
}
