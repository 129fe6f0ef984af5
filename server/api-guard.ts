import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as passed } from 'node:timers/promises';
import { checkBody } from './api-body';
import { backendRequest, sendAnswer, type Api } from './api-forward';
import { isSignInAttempt, readQuery, routeOf } from './api-routes';
import { isLoopbackHost } from './loopback';
import { mailSessions, type MailSessions } from './mail-sessions';
import { createRateLimit, signInsPerWindow } from './rate-limit';
import { parseJson, readBody } from './read-body';
import { isWeakPassword } from './weak-password';

const RATE_WINDOW_MS = 5 * 60_000;
/**
 * A refused sign-in and a request for a new password are not answered sooner. lite compares a password, and sends a mail,
 * only where there is an account, and the time would tell which addresses have one.
 */
const SHORTEST_ANSWER_MS = 500;

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

function checkedQuery(path: string, method: string, search: string): URLSearchParams {
  const route = routeOf(path);
  if (!route) throw new Refusal(404, 'not_found', 'Not found');
  if (!route.methods.includes(method)) {
    throw new Refusal(405, 'method_not_allowed', 'Method not allowed', { allow: route.methods.join(', ') });
  }
  const query = readQuery(route, search);
  if (!query) throw new Refusal(400, 'validation_failed', 'The query could not be read');
  return query;
}

function checkPassword(password: string, email: string): void {
  if (!isWeakPassword(password, email)) return;
  throw new Refusal(
    422,
    'weak_password',
    'Password is known to be weak and easy to guess, please choose a different one.',
  );
}

async function checkedBody(
  request: IncomingMessage,
  path: string,
  query: URLSearchParams,
  links: MailSessions,
): Promise<string> {
  const bytes = await readBody(request);
  if (!bytes) throw new Refusal(413, 'payload_too_large', 'Request body too large');
  let body: unknown;
  try {
    body = parseJson(bytes);
  } catch {
    throw new Refusal(400, 'bad_json', 'Could not parse request body as JSON');
  }
  const checked = checkBody(path, query, body);
  if ('problem' in checked) throw new Refusal(400, 'validation_failed', checked.problem);
  const { email, password } = checked.body;
  if (path === '/auth/v1/signup') checkPassword(String(password), String(email));
  if (path === '/auth/v1/user') {
    // lite lets any session set a new password. Here, as hosted, it takes one that a mail has opened.
    const owner = links.emailOf(request.headers.authorization);
    if (owner === undefined) {
      throw new Refusal(400, 'reauthentication_needed', 'Password update requires reauthentication');
    }
    checkPassword(String(password), owner);
  }
  return JSON.stringify(checked.body);
}

/**
 * Answers the requests for which {@link isApiPath} is true. It hands on what the site itself sends, and only
 * from a page of this very origin. The returned function never rejects.
 */
export function apiGuard(api: Api): Handler {
  const rateLimit = createRateLimit({ max: signInsPerWindow(), windowMs: RATE_WINDOW_MS });
  const links = mailSessions();

  async function answerInTime(path: string, ask: () => Promise<Response>): Promise<Response> {
    const earliest = performance.now() + SHORTEST_ANSWER_MS;
    const answer = await ask();
    if (answer.ok && path === '/auth/v1/verify') links.note(await answer.clone().json());
    if (!answer.ok || path === '/auth/v1/recover') await passed(Math.max(0, earliest - performance.now()));
    return answer;
  }

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
    search: string,
  ) {
    checkSender(request);
    const query = checkedQuery(path, request.method ?? '', search);
    if (isSignInAttempt(path, query)) checkRate(request.socket.remoteAddress ?? '');
    const hasBody = request.method === 'POST' || request.method === 'PUT';
    const body = hasBody ? await checkedBody(request, path, query, links) : undefined;
    const ask = () =>
      api.fetch(backendRequest(request, { path, query, body }), {
        peerAddress: request.socket.remoteAddress ?? null,
      });
    const answer = isSignInAttempt(path, query) ? await answerInTime(path, ask) : await ask();
    await sendAnswer(request, response, answer);
  }

  return async (request, response) => {
    const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '') ?? [];
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
