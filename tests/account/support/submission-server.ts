import type { SentRequest } from '../../backend/support/test-client';

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
    changed_at: created_at,
    first_name: 'Sam',
    last_name: 'Gill',
    phone: null,
    subject: 'A question',
    attachments: 0,
    cut_from: null,
    handled_at: null,
    handled_by_email: null,
    ...more,
  };
}

/** The page the data API gives of this many submissions: newest first, after the row or the moment that the request names. */
export function submissionRows(total: number, url: URL): unknown[] {
  const limit = Number(url.searchParams.get('limit'));
  const numberAt = (name: string) => {
    const [, moment] = /^(?:lte|gt)\.(.+)$/.exec(url.searchParams.get(name) ?? '') ?? [];
    return moment === undefined ? undefined : (Date.parse(moment) - FIRST_SENT) / MINUTE_MS;
  };
  const newest = Math.min(total, (numberAt('created_at') ?? Infinity) - 1);
  const oldest = Math.max(1, Math.floor(numberAt('changed_at') ?? 0) + 1);
  const length = Math.max(0, Math.min(limit, newest - oldest + 1));
  return Array.from({ length }, (_, index) => submission(newest - index));
}

/** Answers like the data API with this many submissions. */
export function submissionServer(total: number) {
  let requests = 0;
  return {
    requests: () => requests,
    answer({ url }: Pick<SentRequest, 'url'>): Response {
      if (url.pathname.includes('/rpc/')) return new Response(null, { status: 204 });
      requests += 1;
      return Response.json(submissionRows(total, url));
    },
  };
}
