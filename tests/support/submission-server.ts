import type { SentRequest } from './test-client';

const FIRST_SENT = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

/** A row of the data API. The higher the number, the newer. */
export function submission(number: number, more: Record<string, unknown> = {}) {
  const created_at = new Date(FIRST_SENT + number * MINUTE_MS).toISOString();
  return {
    id: `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    email: `sender-${number}@visitor.example`,
    message: `Message ${number}`,
    created_at,
    first_name: 'Sam',
    last_name: 'Gill',
    subject: 'A question',
    attachments: 0,
    cut_from: null,
    handled_at: null,
    handled_by_email: null,
    marked_at: null,
    marked_by_email: null,
    search_text: '',
    ...more,
  };
}

/** The page of this many submissions that the data API returns: those older or newer than a moment. */
export function submissionRows(total: number, url: URL): unknown[] {
  const limit = Number(url.searchParams.get('limit'));
  const [, side, moment = ''] = /^(lte|gt)\.(.+)$/.exec(url.searchParams.get('created_at') ?? '') ?? [];
  const number = (Date.parse(moment) - FIRST_SENT) / MINUTE_MS;
  const newest = side === 'lte' ? number - 1 : total;
  const oldest = side === 'gt' ? number + 1 : 1;
  const length = Math.max(0, Math.min(limit, newest - oldest + 1));
  const ascending = url.searchParams.get('order')?.startsWith('created_at.asc');
  return Array.from({ length }, (_, index) => submission(ascending ? oldest + index : newest - index));
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
