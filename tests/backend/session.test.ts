// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminRoleQuery } from '@/backend/admin-role';
import { signIn } from '@/backend/auth';
import { REQUEST_TIMEOUT_MS } from '@/backend/client';
import { confirmSession, endSession, followSession, getSession, sessionQuery } from '@/backend/session';
import { quietErrors } from '../server/support/quiet-errors';
import {
  authAnswer,
  memoryStorage,
  sessionBody,
  stubFetch,
  testClient,
  URL_OF_TESTS,
} from './support/test-client';

const STORAGE_KEY = 'sb-tests-auth-token';
const expired = { expires_at: 1 };

function storageWith(more: Record<string, unknown> = {}) {
  return memoryStorage({ [STORAGE_KEY]: JSON.stringify(sessionBody(more)) });
}

quietErrors();

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const refused = () => authAnswer(400, { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' });

describe('getSession', () => {
  it('is null without a session, and asks nobody', async () => {
    const sent = stubFetch(() => authAnswer(500, {}));
    expect(await getSession(testClient())).toBeNull();
    expect(sent).toHaveLength(0);
  });

  it('returns the stored session, and asks nobody', async () => {
    const sent = stubFetch(() => authAnswer(500, {}));
    expect(await getSession(testClient({ storage: storageWith() }))).toMatchObject({
      access_token: 'access',
    });
    expect(sent).toHaveLength(0);
  });

  it('refreshes an expired session first', async () => {
    const sent = stubFetch(() => authAnswer(200, sessionBody({ access_token: 'new' })));
    expect(await getSession(testClient({ storage: storageWith(expired) }))).toMatchObject({
      access_token: 'new',
    });
    expect(sent[0]?.url.searchParams.get('grant_type')).toBe('refresh_token');
    expect(sent[0]?.body).toEqual({ refresh_token: 'refresh' });
  });

  it('is null when the server no longer knows the session, and forgets it', async () => {
    stubFetch(refused);
    const storage = storageWith(expired);
    expect(await getSession(testClient({ storage }))).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  it('fails in a way that can be tried again when the server cannot be reached, and keeps the session', async () => {
    vi.useFakeTimers();
    const sent = stubFetch(() => authAnswer(503, {}));
    const storage = storageWith(expired);
    const failure = expect(getSession(testClient({ storage }))).rejects.toMatchObject({
      kind: 'unavailable',
      retryable: true,
      status: 503,
    });
    await vi.advanceTimersByTimeAsync(60_000);
    await failure;
    expect(sent.length).toBeGreaterThan(3);
    expect(storage.items.has(STORAGE_KEY)).toBe(true);
  });
});

describe('followSession', () => {
  const { queryKey } = sessionQuery();
  const roleKey = adminRoleQuery('u1').queryKey;

  it('keeps the cached session what it is and drops what belonged to the account', async () => {
    stubFetch(({ url }) =>
      url.pathname.endsWith('/logout') ? new Response(null, { status: 204 }) : authAnswer(200, sessionBody()),
    );
    const queryClient = new QueryClient();
    const client = testClient();
    const stop = followSession(queryClient, client);

    await signIn({ email: 'pat@visitor.test', password: 'secret6' }, client);
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ user: { id: 'u1' } });

    queryClient.setQueryData(roleKey, true);
    await client.auth.signOut();
    expect(queryClient.getQueryData(queryKey)).toBeNull();
    expect(queryClient.getQueryData(roleKey)).toBeUndefined();
    stop();
  });

  it('keeps what belongs to the account while its session is refreshed', async () => {
    stubFetch(() => authAnswer(200, sessionBody()));
    const queryClient = new QueryClient();
    const client = testClient({ storage: storageWith() });
    const stop = followSession(queryClient, client);
    queryClient.setQueryData(queryKey, await getSession(client));
    queryClient.setQueryData(roleKey, true);
    await client.auth.refreshSession();
    expect(queryClient.getQueryData(roleKey)).toBe(true);
    stop();
  });

  it('does not take a session that cannot be refreshed for a sign-out', async () => {
    vi.useFakeTimers();
    stubFetch(() => authAnswer(503, {}));
    const queryClient = new QueryClient();
    const stop = followSession(queryClient, testClient({ storage: storageWith(expired) }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
    stop();
  });
});

describe('a session in localStorage', () => {
  const { queryKey } = sessionQuery();
  let storage: ReturnType<typeof memoryStorage>;
  let queryClient: QueryClient;

  beforeEach(() => {
    storage = storageWith();
    vi.stubEnv('VITE_SUPABASE_URL', URL_OF_TESTS);
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'k');
    vi.stubGlobal('localStorage', storage);
    queryClient = new QueryClient();
    queryClient.setQueryData(queryKey, sessionBody() as never);
  });

  it('is revoked for this browser only', async () => {
    const sent = stubFetch(() => new Response(null, { status: 204 }));
    expect(await endSession(queryClient, testClient({ storage }))).toBe(true);
    expect(sent[0]?.url.pathname).toBe('/auth/v1/logout');
    expect(sent[0]?.url.searchParams.get('scope')).toBe('local');
    expect(storage.items.size).toBe(0);
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is in trouble', () => authAnswer(503, {})],
    ['does not make sense', () => new Response('?', { status: 418 })],
  ])('ends here also when the server %s', async (_name, answer) => {
    stubFetch(answer);
    expect(await endSession(queryClient, testClient({ storage }))).toBe(false);
    expect(queryClient.getQueryData(queryKey)).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  it('ends without waiting forever for a silent server', async () => {
    vi.useFakeTimers();
    stubFetch(() => new Promise(() => undefined));
    const ended = endSession(queryClient, testClient({ storage }));
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    expect(await ended).toBe(false);
    expect(storage.items.size).toBe(0);
  });

  it('is dropped when the server refuses to refresh it', async () => {
    stubFetch(refused);
    expect(await confirmSession(queryClient, testClient({ storage }))).toBe(false);
    expect(queryClient.getQueryData(queryKey)).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  it('is kept when the server accepts it, or only asks to wait', async () => {
    stubFetch(() => authAnswer(200, sessionBody({ refresh_token: 'next' })));
    expect(await confirmSession(queryClient, testClient({ storage }))).toBe(true);
    stubFetch(() => authAnswer(429, { code: 'over_request_rate_limit', message: 'slow down' }));
    expect(await confirmSession(queryClient, testClient({ storage }))).toBe(true);
    expect(storage.items.get(STORAGE_KEY)).toContain('next');
  });

  it('is kept when it was made while an older one was being refused', async () => {
    stubFetch(() => {
      storage.setItem(STORAGE_KEY, JSON.stringify(sessionBody({ refresh_token: 'newer' })));
      return refused();
    });
    expect(await confirmSession(queryClient, testClient({ storage }))).toBe(true);
    expect(storage.items.get(STORAGE_KEY)).toContain('newer');
  });
});
