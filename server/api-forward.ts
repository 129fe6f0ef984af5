import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from '@supabase/lite';

/** The API is on the page's own origin; lite's invitation to all other origins is not passed on. */
const DROPPED_HEADERS = /^access-control-/;

/** All that supabase-js sends and lite reads. */
const FORWARDED_HEADERS = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'prefer',
  'range',
  'range-unit',
  'user-agent',
  'x-client-info',
  'x-supabase-api-version',
];

/** The planner's guess of a count looks past row level security. */
const GUESSED_COUNT = /\b(planned|estimated)\b/i;

/** A request as the guard has read it; the backend is given this and nothing else of what came in. */
export interface CheckedRequest {
  path: string;
  query: URLSearchParams;
  /** JSON; undefined for a request without a body. */
  body: string | undefined;
}

/** What stands behind the guard: lite, or a stand-in in a test. */
export type Api = Pick<App, 'fetch'>;

/** The request that the backend is given. */
export function backendRequest(
  { method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { path, query, body }: CheckedRequest,
): Request {
  const passedOn = new Headers();
  for (const name of FORWARDED_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string' && !(name === 'prefer' && GUESSED_COUNT.test(value)))
      passedOn.set(name, value);
  }
  if (body !== undefined) passedOn.set('content-type', 'application/json');
  const search = query.size > 0 ? `?${query}` : '';
  const init: RequestInit = { method, headers: passedOn };
  if (body !== undefined) init.body = body;
  return new Request(`http://${headers.host}${path}${search}`, init);
}

/** Hands the backend's answer to the client. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (!DROPPED_HEADERS.test(name)) response.setHeader(name, value);
  }
  response.end(request.method === 'HEAD' ? undefined : Buffer.from(await answer.arrayBuffer()));
}
