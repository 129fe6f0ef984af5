import { queryOptions } from '@tanstack/react-query';
import { backendClient } from './client';
import { parseRows } from './errors';
import { ACCOUNT_KEY } from './session';
import { isoTimestamp } from './submissions';
import { z } from './zod';

/** Lines that are shown. */
const LINES = 50;

const linesSchema = z.array(
  z
    .object({
      id: z.string(),
      read_at: z.string(),
      email: z.string(),
      kind: z.enum(['page', 'search', 'export']),
      row_count: z.number(),
    })
    .transform(({ id, read_at, email, kind, row_count }) => ({
      id,
      email,
      kind,
      count: row_count,
      readAt: isoTimestamp(read_at) ?? read_at,
    })),
);

/** Who read how many submissions, the last reading first. Its function throws a BackendError. */
export function readingLogQuery(userId: string) {
  return queryOptions({
    queryKey: [ACCOUNT_KEY, userId, 'reading-log'],
    queryFn: async ({ signal }) =>
      parseRows(
        linesSchema,
        await backendClient()
          .from('reading_log')
          .select('id,read_at,email,kind,row_count')
          .order('read_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(LINES)
          .retry(false)
          .abortSignal(signal),
      ),
    gcTime: 0,
  });
}
