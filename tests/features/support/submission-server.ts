import type { SentRequest } from '../../backend/support/test-client';

/** A row of the data API. The higher the number, the newer. */
export function submission(number: number, more: Record<string, unknown> = {}) {
  return {
    id: `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    email: `sender-${number}@visitor.example`,
    message: `Message ${number}`,
    created_at: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
    first_name: 'Sam',
    last_name: 'Gill',
    phone: null,
    subject: 'A question',
    ...more,
  };
}

/** Answers like the data API with this many submissions: newest first, after the row the request names. */
export function submissionServer(total: number) {
  let requests = 0;
  return {
    requests: () => requests,
    answer({ url }: Pick<SentRequest, 'url'>): Response {
      requests += 1;
      const limit = Number(url.searchParams.get('limit'));
      const after = /^lte\.(.+)$/.exec(url.searchParams.get('created_at') ?? '')?.[1];
      const newest = after === undefined ? total : (Date.parse(after) - Date.UTC(2026, 0, 1)) / 60_000 - 1;
      const length = Math.max(0, Math.min(limit, newest));
      return Response.json(Array.from({ length }, (_, index) => submission(newest - index)));
    },
  };
}
