// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError, type BackendErrorKind } from '@/backend/errors';
import { signIn } from '@/backend/sign-in';
import { signUp } from '@/backend/sign-up';
import { quietErrors } from '../server/support/quiet-errors';
import { authAnswer, sessionBody, stubFetch, testClient } from './support/test-client';

const UNREACHABLE = 'The server could not be reached. Check your connection and try again.';
const IN_TROUBLE = 'The server is not available right now. Please try again in a minute.';
const UNREADABLE = 'The server gave an answer that could not be read. Please try again.';
const WEAK = 'Password should be at least 8 characters. Password is known to be weak and easy to guess.';

const html = (status: number) =>
  new Response('<html>captive</html>', { status, headers: { 'content-type': 'text/html' } });
const refusal = (status: number, error_code: string, msg: string) => () =>
  authAnswer(status, { code: status, error_code, msg });
const network = (message: string) => () => Promise.reject(new TypeError(message));

type Fault = [
  name: string,
  answer: () => Response | Promise<Response>,
  expected: { kind: BackendErrorKind; message: string; retryable: boolean; status?: number; code?: string },
];

const rejected = (message: string, status: number, code: string) => ({
  kind: 'rejected' as const,
  message,
  retryable: false,
  status,
  code,
});
const unavailable = (status: number) => ({
  kind: 'unavailable' as const,
  message: status === 0 ? UNREACHABLE : IN_TROUBLE,
  retryable: true,
  status,
});
const unreadable = { kind: 'unexpected' as const, message: UNREADABLE, retryable: true };

const faults: Fault[] = [
  [
    'wrong password',
    refusal(400, 'invalid_credentials', 'Invalid login credentials'),
    rejected('Invalid login credentials', 400, 'invalid_credentials'),
  ],
  [
    'unconfirmed e-mail',
    refusal(400, 'email_not_confirmed', 'Email not confirmed'),
    rejected('Email not confirmed', 400, 'email_not_confirmed'),
  ],
  ['banned', refusal(400, 'user_banned', 'User is banned'), rejected('User is banned', 400, 'user_banned')],
  [
    'captcha',
    refusal(400, 'captcha_failed', 'captcha protection: request disallowed'),
    rejected('captcha protection: request disallowed', 400, 'captcha_failed'),
  ],
  [
    'known e-mail',
    refusal(422, 'user_already_exists', 'User already registered'),
    rejected('User already registered', 422, 'user_already_exists'),
  ],
  [
    'sign-ups closed',
    refusal(422, 'signup_disabled', 'Signups not allowed for this instance'),
    rejected('Signups not allowed for this instance', 422, 'signup_disabled'),
  ],
  [
    'weak password',
    () =>
      authAnswer(422, {
        code: 'weak_password',
        message: WEAK,
        weak_password: { reasons: ['length', 'pwned'] },
      }),
    rejected(WEAK, 422, 'weak_password'),
  ],
  [
    'too many tries',
    refusal(429, 'over_request_rate_limit', 'Request rate limit reached'),
    {
      kind: 'rate-limited',
      message: 'Request rate limit reached',
      retryable: true,
      status: 429,
      code: 'over_request_rate_limit',
    },
  ],
  [
    'too many mails',
    refusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
    { kind: 'rate-limited', message: 'email rate limit exceeded', retryable: true, status: 429 },
  ],
  [
    '429 in the plain text of a proxy',
    () => new Response('Too Many Requests', { status: 429 }),
    {
      kind: 'rate-limited',
      message: 'Too many tries in a short time. Please wait a few minutes and try again.',
      retryable: true,
      status: 429,
      code: 'over_request_rate_limit',
    },
  ],
  ['401 in plain text', () => new Response('nope', { status: 401 }), unreadable],
  ['400 with an empty object', () => authAnswer(400, {}), { ...unreadable, status: 400 }],
  ['400 with null', () => authAnswer(400, null), unreadable],
  ['400 with text as JSON', () => authAnswer(400, 'no'), unreadable],
  ['400 with a message of blanks', refusal(400, 'x', '  '), unreadable],
  ['400 with HTML', () => html(400), unreadable],
  ...[500, 501, 502, 503, 504, 520, 521, 522, 523, 524, 525, 530].map((status): Fault => [
    `${status}`,
    () => authAnswer(status, { msg: 'stack trace' }),
    unavailable(status),
  ]),
  ['502 with HTML', () => html(502), unavailable(502)],
  ['no network', network('Failed to fetch'), unavailable(0)],
  ['no network, in Firefox', network('NetworkError when attempting to fetch resource.'), unavailable(0)],
  ['no network, in Safari', network('Load failed'), unavailable(0)],
  [
    'no answer in time',
    () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')),
    unavailable(0),
  ],
  ['the page of a portal with 200', () => html(200), unavailable(0)],
  ['half an answer', () => new Response('{"access_token":', { status: 200 }), unavailable(0)],
  ['200 with null', () => authAnswer(200, null), unreadable],
  ['200 with an empty object', () => authAnswer(200, {}), unreadable],
  ['200 with a list', () => authAnswer(200, []), unreadable],
  ['200 with a text', () => authAnswer(200, 'welcome'), unreadable],
  ['200 with a session of nobody', () => authAnswer(200, sessionBody({ user: {} })), unreadable],
  ['200 with a session without its tokens', () => authAnswer(200, { user: { name: 'x' } }), unreadable],
];

quietErrors();

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://az1hockey.test' } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const credentials = { email: 'pat@visitor.test', password: 'secret6' };

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'it did not fail',
    (error: unknown) => error,
  );
}

describe.each(faults)('%s', (_name, answer, expected) => {
  it('is a readable error of signing in', async () => {
    stubFetch(answer);
    const error = await failureOf(signIn(credentials, testClient()));
    expect(error).toBeInstanceOf(BackendError);
    expect(error).toMatchObject(expected);
  });

  it('is a readable error of signing up', async () => {
    stubFetch(answer);
    const error = await failureOf(signUp({ ...credentials, firstName: 'P', lastName: 'G' }, testClient()));
    expect(error).toBeInstanceOf(BackendError);
    expect(error).toMatchObject(expected);
  });
});

it('keeps the cause for the console', async () => {
  stubFetch(() => authAnswer(400, { error_code: 'x', msg: 'No' }));
  const error = await failureOf(signIn(credentials, testClient()));
  expect((error as BackendError).cause).toMatchObject({ name: 'AuthApiError' });
});
