import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from '@supabase/lite';

/** The API is on the page's own origin; lite's invitation to all other origins is not passed on. */
const DROPPED_HEADERS = /^access-control-/;

/** Of the connection, or of the body as it came in; the body that goes on was written anew. */
const CONNECTION_HEADERS = new Set(['connection', 'content-length', 'expect', 'transfer-encoding']);

function requestHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !CONNECTION_HEADERS.has(name)) headers.set(name, value);
  }
  return headers;
}

/** What stands behind the guard: lite, or a stand-in in a test. */
export type Api = Pick<App, 'fetch'>;

/** Hands a checked request to the backend and its answer to the client. */
export async function forward(
  api: Api,
  request: IncomingMessage,
  response: ServerResponse,
  body?: string,
): Promise<void> {
  const { method = 'GET', url = '/', headers, socket } = request;
  const init: RequestInit = { method, headers: requestHeaders(request) };
  if (body !== undefined) init.body = body;
  const answer = await api.fetch(new Request(`http://${headers.host}${url}`, init), {
    peerAddress: socket.remoteAddress ?? null,
  });

  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (!DROPPED_HEADERS.test(name)) response.setHeader(name, value);
  }
  response.end(method === 'HEAD' ? undefined : Buffer.from(await answer.arrayBuffer()));
}
