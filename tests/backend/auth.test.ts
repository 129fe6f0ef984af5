import { beforeEach, expect, it, vi } from 'vitest';
import { signIn, signUp } from '@/backend/auth';
import { REQUEST_TIMEOUT_MS } from '@/backend/client';
import { BackendError } from '@/backend/errors';
import { quietErrors } from '../support/quiet-errors';
import { authAnswer, sessionBody, stubFetch, testClient } from './support/test-client';

const UNREACHABLE = 'The server could not be reached. Check your connection and try again.';
const IN_TROUBLE = 'The server is not available right now. Please try again in a minute.';
const UNREADABLE = 'The server gave an answer that could not be read. Please try again.';
const TOO_MANY = 'Too many tries in a short time. Please wait a few minutes and try again.';

const ORIGIN = 'https://az1hockey.test';
const credentials = { email: 'pat@visitor.test', password: 'secret6' };
const account = { ...credentials, firstName: 'Pat', lastName: 'Gill' };

const html = (status: number) =>
  new Response('<html>captive</html>', { status, headers: { 'content-type': 'text/html' } });
const refusal = (status: number, error_code: string, msg: string) => () =>
  authAnswer(status, { code: status, error_code, msg });

type Fault = [
  name: string,
  answer: () => Response | Promise<Response>,
  expected: Partial<Pick<BackendError, 'kind' | 'message' | 'retryable' | 'status' | 'code'>>,
];

/** A refusal whose message is shown. */
const rejected = (status: number, code: string, message: string): Fault => [
  code,
  refusal(status, code, message),
  { kind: 'rejected', message, retryable: false, status, code },
];

const unreadable = { kind: 'unexpected', message: UNREADABLE, retryable: true } as const;
const unavailable = (status: number, message = status === 0 ? UNREACHABLE : IN_TROUBLE) =>
  ({ kind: 'unavailable', message, retryable: true, status }) as const;

const faults: Fault[] = [
  rejected(400, 'invalid_credentials', 'Invalid login credentials'),
  rejected(422, 'user_already_exists', 'User already registered'),
  [
    '429 with a message',
    refusal(429, 'over_request_rate_limit', 'Request rate limit reached'),
    { kind: 'rate-limited', message: 'Request rate limit reached', retryable: true, status: 429 },
  ],
  [
    '429 in plain text, from a proxy',
    () => new Response('Too Many Requests', { status: 429 }),
    { kind: 'rate-limited', message: TOO_MANY, retryable: true, status: 429 },
  ],
  ['400 with an empty object', () => authAnswer(400, {}), { ...unreadable, status: 400 }],
  ['400 with a blank message', refusal(400, 'x', '  '), unreadable],
  ['400 with HTML', () => html(400), unreadable],
  ...[500, 503, 520].map((status): Fault => [
    `${status} with a message`,
    refusal(status, 'unexpected_failure', 'Database error saving new user'),
    unavailable(status, 'Database error saving new user'),
  ]),
  ['500 with an empty object', () => authAnswer(500, {}), unavailable(500)],
  ['502 with HTML', () => html(502), unavailable(502)],
  ['502 with HTML as its message', refusal(502, 'x', '<html>'), unavailable(502)],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), unavailable(0)],
  ['200 with the login page of a Wi-Fi portal', () => html(200), unavailable(0)],
  ['200 with half an answer', () => new Response('{"access_token":', { status: 200 }), unavailable(0)],
  ['200 with null', () => authAnswer(200, null), unreadable],
  ['200 with an empty object', () => authAnswer(200, {}), unreadable],
  ['200 with a session without a user id', () => authAnswer(200, sessionBody({ user: {} })), unreadable],
  ['200 with a user but no tokens', () => authAnswer(200, { user: { name: 'x' } }), unreadable],
];

quietErrors();

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: ORIGIN } });
});

it.each(faults)('%s becomes a readable error at sign-in and sign-up', async (_name, answer, expected) => {
  stubFetch(answer);
  for (const attempt of [signIn(credentials, testClient()), signUp(account, testClient())]) {
    const error: unknown = await attempt.then(
      () => 'it did not fail',
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(BackendError);
    expect(error).toMatchObject(expected);
  }
});

it('a request that the server never answers times out', async () => {
  const late = new DOMException('signal timed out', 'TimeoutError');
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(late));
  vi.stubGlobal('fetch', (_input: string, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => undefined),
  );
  await expect(signIn(credentials, testClient())).rejects.toMatchObject(unavailable(0));
  expect(limit).toHaveBeenCalledWith(REQUEST_TIMEOUT_MS);
});

it('the email that confirms an address leads back to this site', async () => {
  const sent = stubFetch(() => authAnswer(200, sessionBody()));
  await signUp(account, testClient());
  expect(sent[0]?.url.searchParams.get('redirect_to')).toBe(ORIGIN);
});
