import { BackendError, fromRestError, UNREADABLE } from './errors';
import type { z } from './zod';

interface RestResponse {
  data: unknown;
  error: { message: string; code?: string } | null;
  status: number;
}

/** The rows of an answer, checked against their schema. Throws a {@link BackendError}. */
export function parseRows<Row>(schema: z.ZodType<Row[]>, { data, error, status }: RestResponse): Row[] {
  if (error) throw fromRestError(error, status);
  const rows = schema.safeParse(data);
  if (rows.success) return rows.data;
  throw new BackendError({
    kind: 'unexpected',
    message: UNREADABLE,
    retryable: false,
    status,
    cause: rows.error,
  });
}
