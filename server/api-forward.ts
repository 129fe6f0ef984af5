import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from '@supabase/lite';

/** The API is on the page's own origin; lite's permissive CORS headers are dropped. */
const DROPPED_HEADERS = /^access-control-/;

/** The headers that supabase-js sends and lite reads. */
const FORWARDED_HEADERS = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'content-profile',
  'prefer',
  'range',
  'range-unit',
  'user-agent',
  'x-client-info',
  'x-supabase-api-version',
];

/** The planner estimates a count without row-level security. */
const GUESSED_COUNT = /planned|estimated/i;

/** The backend behind the guard: lite, or a stand-in in a test. */
export type Api = Pick<App, 'fetch'>;

/** The request that the backend receives: an address of the table of routes, known headers, and a JSON body or none. */
export function backendRequest(
  { method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  address: string,
  body: string | undefined,
): Request {
  const forwarded = new Headers();
  for (const name of FORWARDED_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string' && !(name === 'prefer' && GUESSED_COUNT.test(value)))
      forwarded.set(name, value);
  }
  if (body !== undefined) forwarded.set('content-type', 'application/json');
  return new Request(`http://localhost${address}`, { method, headers: forwarded, body: body ?? null });
}

/** Sends the backend's answer to the client. */
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
