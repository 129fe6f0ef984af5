import type { QueryClient } from '@tanstack/react-query';
import { ACCOUNT_KEY } from '@/backend/session';
import {
  fetchSubmissions,
  logReading,
  type Selection,
  type SubmissionCursor,
  type SubmissionPage,
} from '@/backend/submissions';
import { csvHead, csvLines } from './csv';

/** The most that the server gives at once. */
export const EXPORT_PAGE_SIZE = 1000;

const COLUMNS = ['id', 'created_at', 'name', 'email', 'subject', 'message'] as const;

/** What is exported, and to whom it is told how far it has come. */
interface Export {
  queryClient: QueryClient;
  userId: string;
  selection: Selection;
  signal: AbortSignal;
  onProgress: (count: number) => void;
}

/**
 * Reads all submissions of a selection into one CSV file, and puts that on record. Nothing of it is left when it fails
 * or is stopped. Throws a BackendError, or the reason of the signal.
 */
export async function exportSubmissions({ queryClient, userId, selection, signal, onProgress }: Export) {
  const queryKey = [ACCOUNT_KEY, userId, 'export'];
  const pageAfter = (after: SubmissionCursor | null) =>
    queryClient.fetchQuery({
      queryKey: [...queryKey, selection, after],
      queryFn: (context) =>
        fetchSubmissions({ after, ...selection, limit: EXPORT_PAGE_SIZE, signal: context.signal }),
      gcTime: 0,
    });
  const stop = () => void queryClient.cancelQueries({ queryKey });
  signal.addEventListener('abort', stop);
  const parts = [csvHead(COLUMNS)];
  let count = 0;
  let place: SubmissionCursor | null = null;
  try {
    // Up to a page without rows: a server may give fewer at once than it was asked for.
    for (;;) {
      const { submissions }: SubmissionPage = await pageAfter(place);
      signal.throwIfAborted();
      const last = submissions.at(-1);
      if (last === undefined) {
        await logReading('export', count, { signal });
        return { csv: new Blob(parts, { type: 'text/csv;charset=utf-8' }), count };
      }
      parts.push(
        csvLines(
          submissions.map(({ id, createdAt, name, email, subject, message }) => [
            id,
            createdAt,
            name,
            email,
            subject,
            message,
          ]),
        ),
      );
      count += submissions.length;
      onProgress(count);
      place = { createdAt: last.createdAt, id: last.id };
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
