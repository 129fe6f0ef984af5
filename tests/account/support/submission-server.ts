import type { SentRequest } from '../../backend/support/test-client';

const FIRST_SENT = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

/** A row of the data API. The higher the number, the newer. */
export function submission(number: number, more: Record<string, unknown> = {}) {
  return {
    id: `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    email: `sender-${number}@visitor.example`,
    message: `Message ${number}`,
    created_at: new Date(FIRST_SENT + number * MINUTE_MS).toISOString(),
    first_name: 'Sam',
    last_name: 'Gill',
    phone: null,
    subject: 'A question',
    ...more,
  };
}

/** The page the data API gives of this many submissions: newest first, after the row that the request names. */
export function submissionRows(total: number, url: URL): unknown[] {
  const limit = Number(url.searchParams.get('limit'));
  const after = /^lte\.(.+)$/.exec(url.searchParams.get('created_at') ?? '')?.[1];
  const newest = after === undefined ? total : (Date.parse(after) - FIRST_SENT) / MINUTE_MS - 1;
  const length = Math.max(0, Math.min(limit, newest));
  return Array.from({ length }, (_, index) => submission(newest - index));
}

/** Answers like the data API with this many submissions. */
export function submissionServer(total: number) {
  let requests = 0;
  return {
    requests: () => requests,
    answer({ url }: Pick<SentRequest, 'url'>): Response {
      requests += 1;
      return Response.json(submissionRows(total, url));
    },
  };
}
