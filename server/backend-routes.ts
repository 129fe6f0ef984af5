import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { INBOUND_MAIL_PATH } from '../scripts/local-backend';
import type { EmbeddedBackend } from './embedded-backend';
import { inboundMail } from './inbound-mail';
import { isLoopbackHost } from './loopback';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * The paths and methods that the site uses. Every other path is refused, because lite answers unknown paths with its
 * own pages. Queries are not checked: the database decides which rows an account may read.
 */
const ROUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['/auth/v1/signup', ['POST']],
  ['/auth/v1/token', ['POST']],
  ['/auth/v1/logout', ['POST']],
  ['/auth/v1/recover', ['POST']],
  ['/auth/v1/verify', ['POST']],
  ['/auth/v1/user', ['GET', 'PUT']],
  ['/auth/v1/settings', ['GET']],
  ['/auth/v1/health', ['GET']],
  ['/rest/v1/user_roles', ['GET', 'HEAD']],
  ['/rest/v1/contact_submissions', ['GET', 'HEAD']],
  ['/rest/v1/rpc/mark_handled', ['POST']],
  [INBOUND_MAIL_PATH, ['POST']],
]);

const pathOf = (url = ''): string => url.split('?', 1)[0] ?? '';

function json(status: number, message: string, headers: HeadersInit = {}): Response {
  // supabase-js shows `msg` of the auth API and `message` of the data API.
  return Response.json({ code: status, msg: message, message }, { status, headers });
}

/** The answer to a request that is not passed on. */
function refusal({ method = '', url, headers }: IncomingMessage): Response | undefined {
  if (!isLoopbackHost(headers.host)) return json(421, 'This server answers to local names only');
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) {
    return json(403, 'Cross-origin requests are not accepted');
  }
  const methods = ROUTES.get(pathOf(url));
  if (methods === undefined) return json(404, 'Not found');
  return methods.includes(method)
    ? undefined
    : json(405, 'Method not allowed', { allow: methods.join(', ') });
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url, headersDistinct } = incoming;
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  // Read before the request takes its turn: a slow client must not keep others waiting.
  const body = await buffer(incoming);
  return new Request(`http://localhost${url}`, { method, headers, body: body.length > 0 ? body : null });
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    // lite allows every origin; the site needs none but its own.
    if (!name.startsWith('access-control-')) response.setHeader(name, value);
  }
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** Returns a function that finds the handler of an address; undefined for an address that is not the backend's. */
export function backendRoutes({ app, dir }: EmbeddedBackend): (url: string) => Handler | undefined {
  const receiveMail = inboundMail(app, dir);
  const handler: Handler = async (request, response) => {
    try {
      const isMail = pathOf(request.url) === INBOUND_MAIL_PATH;
      const ask = isMail ? receiveMail : async (asked: Request) => app.fetch(asked);
      await send(refusal(request) ?? (await ask(await toRequest(request))), response);
    } catch (error) {
      if (response.headersSent || request.socket.destroyed) return void response.destroy();
      console.error(error);
      await send(json(500, 'The request could not be answered'), response);
    }
  };
  return (url) =>
    url === INBOUND_MAIL_PATH || /^\/(auth|rest)\/v1(?=[/?]|$)/.test(url) ? handler : undefined;
}
