import { expect, it, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS, request } from '@/backend/client';
import { quietErrors } from '../support/quiet-errors';
import { authAnswer, stubFetch, testClient } from '../support/test-client';

const UNREACHABLE = 'The server could not be reached. Check your connection and try again.';
const IN_TROUBLE = 'The server is not available right now. Please try again in a minute.';
const UNREADABLE = 'The server gave an answer that could not be read. Please try again.';
const SESSION_ENDED = 'Your session has ended. Please sign in again.';

const html = (status: number) =>
  new Response('<html>captive</html>', { status, headers: { 'content-type': 'text/html' } });
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

const signIn = () =>
  request(testClient().auth.signInWithPassword({ email: 'pat@visitor.test', password: 'secret6' }));
const readRoles = () => request(testClient().from('user_roles').select('role').retry(false));

type Fault = [name: string, answer: () => Response | Promise<Response>, message: string, retryable: boolean];

quietErrors();

it.each<Fault>([
  [
    'a refusal',
    () => authAnswer(400, { error_code: 'invalid_credentials', msg: 'Invalid login credentials' }),
    'Invalid login credentials',
    false,
  ],
  [
    'a server error that says what went wrong',
    () => authAnswer(500, { error_code: 'unexpected_failure', msg: 'Error sending confirmation email' }),
    'Error sending confirmation email',
    true,
  ],
  ['a server error that says nothing', () => authAnswer(503, {}), IN_TROUBLE, true],
  ['an answer that holds nothing', () => authAnswer(200, null), UNREADABLE, false],
  ['no network', noNetwork, UNREACHABLE, true],
  ['the login page of a Wi-Fi portal', () => html(200), UNREACHABLE, true],
])('%s at the sign-in becomes one sentence', async (_name, answer, message, retryable) => {
  stubFetch(answer);
  await expect(signIn()).rejects.toMatchObject({ name: 'BackendError', message, retryable });
});

it.each<Fault>([
  [
    'an expired token',
    () => Response.json({ message: 'JWT expired' }, { status: 401 }),
    SESSION_ENDED,
    false,
  ],
  ['a missing right', () => Response.json({ message: 'denied' }, { status: 403 }), 'denied', false],
  ['a server error', () => html(520), IN_TROUBLE, true],
  ['the login page of a Wi-Fi portal', () => html(200), UNREADABLE, false],
])('%s at the data API fails after one request', async (_name, answer, message, retryable) => {
  const sent = stubFetch(answer);
  await expect(readRoles()).rejects.toMatchObject({ name: 'BackendError', message, retryable });
  expect(sent).toHaveLength(1);
});

it('a request that the server never answers ends after 10 s', async () => {
  const timer = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
  vi.stubGlobal('fetch', (_input: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      timer.abort();
    });
  });
  await expect(signIn()).rejects.toMatchObject({ message: UNREACHABLE, retryable: true });
  expect(timeout).toHaveBeenCalledWith(REQUEST_TIMEOUT_MS);
  expect(REQUEST_TIMEOUT_MS).toBe(10_000);
});
