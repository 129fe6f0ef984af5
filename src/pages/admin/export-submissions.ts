import {
  fetchSubmissions,
  type Selection,
  type SubmissionCursor,
  type SubmissionPage,
} from '@/backend/submissions';
import { csvHead, csvLines } from './csv';

/** The most rows that the server returns at once. */
export const EXPORT_PAGE_SIZE = 1000;

/** One column each, in this order. */
const COLUMNS = ['id', 'created_at', 'name', 'email', 'reply_to', 'marks', 'subject', 'message'];
const FIELDS = ['id', 'createdAt', 'name', 'email', 'replyTo', 'marks', 'subject', 'message'] as const;

interface Export {
  selection: Selection;
  signal: AbortSignal;
  /** Receives the number of submissions read so far. */
  onProgress: (count: number) => void;
}

/**
 * Reads all submissions of a selection into one CSV file. Throws a BackendError, even when the signal stops it, and
 * discards what was read.
 */
export async function exportSubmissions({ selection, signal, onProgress }: Export) {
  const parts = [csvHead(COLUMNS)];
  let count = 0;
  let after: SubmissionCursor | null = null;
  // Ends at a page without rows: a server may return fewer rows than it was asked for.
  for (;;) {
    const request = { ...selection, after, limit: EXPORT_PAGE_SIZE, signal };
    const { submissions }: SubmissionPage = await fetchSubmissions(request);
    const last = submissions.at(-1);
    if (last === undefined) return { csv: new Blob(parts, { type: 'text/csv;charset=utf-8' }), count };
    parts.push(csvLines(submissions.map((submission) => FIELDS.map((field) => String(submission[field])))));
    count += submissions.length;
    onProgress(count);
    after = { createdAt: last.createdAt, id: last.id };
  }
}
