import type { IncomingMessage, ServerResponse } from 'node:http';
import { backendRequest, sendAnswer, type Api } from './api-forward';
import { isSignInAttempt, methodsOf } from './api-routes';
import { linkSessions } from './link-sessions';
import { isLoopbackHost } from './loopback';
import { rateLimit, signInsPerWindow } from './rate-limit';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A request that is not forwarded. supabase-js shows `message` and compares `code`. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

function send(response: ServerResponse, path: string, { status, code, message, headers }: Refusal): void {
  const body = path.startsWith('/auth/')
    ? { code: status, error_code: code, msg: message }
    : { code, message, details: null, hint: null };
  response.writeHead(status, { ...headers, 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

function checkSender({ headers }: IncomingMessage): void {
  if (!isLoopbackHost(headers.host)) {
    throw new Refusal(421, 'misdirected_request', 'This server answers to local names only');
  }
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) {
    throw new Refusal(403, 'cross_origin', 'Cross-origin requests are not accepted');
  }
}

function checkRoute(path: string, method: string): void {
  const methods = methodsOf(path);
  if (!methods) throw new Refusal(404, 'not_found', 'Not found');
  if (!methods.includes(method)) {
    throw new Refusal(405, 'method_not_allowed', 'Method not allowed', { allow: methods.join(', ') });
  }
}

/** Far larger than any request of the site; hosted Supabase has a limit too. */
const LARGEST_BODY_BYTES = 64 * 1024;

/** The body of a request as text that is JSON; an empty one is an empty object. Throws when the connection breaks. */
async function readJson(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  // Reads to the end regardless: an answer sent while the client still writes may never reach it.
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= LARGEST_BODY_BYTES) parts.push(part);
  }
  if (size > LARGEST_BODY_BYTES) throw new Refusal(413, 'payload_too_large', 'Request body too large');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)) || '{}';
    JSON.parse(text);
    return text;
  } catch {
    throw new Refusal(400, 'bad_json', 'Could not parse request body as JSON');
  }
}

/**
 * Answers the requests for which {@link isApiPath} is true. Forwards what the site itself sends, and only from a page
 * of this origin. The returned function never rejects.
 */
export function apiGuard(api: Api): Handler {
  const countAttempt = rateLimit(signInsPerWindow());
  const links = linkSessions();

  function checkRate(address: string): void {
    const wait = countAttempt(address);
    if (wait === 0) return;
    throw new Refusal(429, 'over_request_rate_limit', 'Request rate limit reached', {
      'retry-after': `${wait}`,
    });
  }

  /** lite lets any session set a new password. As on hosted Supabase, requires one that an email link opened. */
  async function setPassword(authorization: string | undefined, ask: () => Promise<Response>) {
    const session = links.take(authorization);
    if (session === undefined) {
      throw new Refusal(400, 'reauthentication_needed', 'Password update requires reauthentication');
    }
    const answer = await ask();
    if (!answer.ok) links.giveBack(session);
    return answer;
  }

  async function checkAndForward(request: IncomingMessage, response: ServerResponse, path: string) {
    const { url = '', method = '', headers, socket } = request;
    checkSender(request);
    checkRoute(path, method);
    if (isSignInAttempt(path, url.slice(path.length))) checkRate(socket.remoteAddress ?? '');
    const body = method === 'GET' || method === 'HEAD' ? undefined : await readJson(request);
    const ask = () =>
      api.fetch(backendRequest(request, url, body), { peerAddress: socket.remoteAddress ?? null });
    const answer =
      path === '/auth/v1/user' && method === 'PUT'
        ? await setPassword(headers.authorization, ask)
        : await ask();
    if (path === '/auth/v1/verify' && answer.ok) links.remember(await answer.clone().json());
    await sendAnswer(request, response, answer);
  }

  return async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    try {
      await checkAndForward(request, response, path);
    } catch (error) {
      request.resume();
      if (response.headersSent || request.socket.destroyed) response.destroy();
      else if (error instanceof Refusal) send(response, path, error);
      else {
        console.error(error);
        send(response, path, new Refusal(500, 'unexpected_failure', 'The request could not be answered'));
      }
    }
  };
}
