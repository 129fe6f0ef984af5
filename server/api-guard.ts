import type { IncomingMessage, ServerResponse } from 'node:http';
import { forward, type Api } from './api-forward';
import { allowedMethods, bodyProblem, isSignInAttempt } from './api-request';
import { isLoopbackHost } from './loopback';
import { createRateLimit, signInsPerWindow } from './rate-limit';
import { parseJson, readBody } from './read-body';

const RATE_WINDOW_MS = 5 * 60_000;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A request that is not handed on. supabase-js shows `message` and compares `code`. */
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

function checkRoute(path: string, method = ''): void {
  const methods = allowedMethods(path);
  if (!methods) throw new Refusal(404, 'not_found', 'Not found');
  if (!methods.includes(method)) {
    throw new Refusal(405, 'method_not_allowed', 'Method not allowed', { allow: methods.join(', ') });
  }
}

async function checkedBody(request: IncomingMessage, path: string, query: URLSearchParams): Promise<string> {
  const bytes = await readBody(request);
  if (!bytes) throw new Refusal(413, 'payload_too_large', 'Request body too large');
  let body: unknown;
  try {
    body = parseJson(bytes);
  } catch {
    throw new Refusal(400, 'bad_json', 'Could not parse request body as JSON');
  }
  const problem = bodyProblem(path, query, body);
  if (problem) throw new Refusal(400, 'validation_failed', problem);
  return JSON.stringify(body);
}

/**
 * Answers the requests for which {@link isApiPath} is true. It hands on what the site itself sends, and only
 * from a page of this very origin. The returned function never rejects.
 */
export function apiGuard(api: Api): Handler {
  const rateLimit = createRateLimit({ max: signInsPerWindow(), windowMs: RATE_WINDOW_MS });

  function checkRate(address: string): void {
    const wait = rateLimit.attempt(address);
    if (wait === 0) return;
    throw new Refusal(429, 'over_request_rate_limit', 'Request rate limit reached', {
      'retry-after': `${wait}`,
    });
  }

  async function checkAndForward(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    search = '',
  ) {
    const query = new URLSearchParams(search);
    checkSender(request);
    checkRoute(path, request.method);
    if (isSignInAttempt(path, query)) checkRate(request.socket.remoteAddress ?? '');
    const body = request.method === 'POST' ? await checkedBody(request, path, query) : undefined;
    await forward(api, request, response, body);
  }

  return async (request, response) => {
    const [path = '', search] = (request.url ?? '').split('?');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    try {
      await checkAndForward(request, response, path, search);
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
