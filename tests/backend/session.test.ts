import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminRoleQuery } from '@/backend/admin-role';
import { signIn } from '@/backend/auth';
import { REQUEST_TIMEOUT_MS } from '@/backend/client';
import { confirmSession, endSession, followSession, getSession, sessionQuery } from '@/backend/session';
import { quietErrors } from '../support/quiet-errors';
import {
  authAnswer,
  memoryStorage,
  sessionBody,
  stubFetch,
  testClient,
  URL_OF_TESTS,
} from './support/test-client';

const STORAGE_KEY = 'sb-tests-auth-token';

const storageWithSession = () => memoryStorage({ [STORAGE_KEY]: JSON.stringify(sessionBody()) });

quietErrors();

const { queryKey } = sessionQuery();
let queryClient: QueryClient;

beforeEach(() => {
  queryClient = new QueryClient();
});

const refused = () => authAnswer(400, { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' });

describe('followSession', () => {
  const roleKey = adminRoleQuery('u1').queryKey;

  it('keeps the cached session current and drops data of an account that signs out', async () => {
    stubFetch(({ url }) =>
      url.pathname.endsWith('/logout') ? new Response(null, { status: 204 }) : authAnswer(200, sessionBody()),
    );
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

  it('keeps data of the account while its session is refreshed', async () => {
    stubFetch(() => authAnswer(200, sessionBody()));
    const client = testClient({ storage: storageWithSession() });
    const stop = followSession(queryClient, client);
    queryClient.setQueryData(queryKey, await getSession(client));
    queryClient.setQueryData(roleKey, true);
    await client.auth.refreshSession();
    expect(queryClient.getQueryData(roleKey)).toBe(true);
    stop();
  });
});

describe('a session in localStorage', () => {
  let storage: ReturnType<typeof memoryStorage>;

  beforeEach(() => {
    storage = storageWithSession();
    vi.stubEnv('VITE_SUPABASE_URL', URL_OF_TESTS);
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'k');
    vi.stubGlobal('localStorage', storage);
    queryClient.setQueryData(queryKey, sessionBody() as never);
  });

  it('is revoked for this browser only when the user signs out', async () => {
    const sent = stubFetch(() => new Response(null, { status: 204 }));
    expect(await endSession(queryClient, testClient({ storage }))).toBe(true);
    expect(sent[0]?.url.pathname).toBe('/auth/v1/logout');
    expect(sent[0]?.url.searchParams.get('scope')).toBe('local');
    expect(storage.items.size).toBe(0);
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is in trouble', () => authAnswer(503, {})],
    ['stays silent', () => new Promise<Response>(() => undefined)],
  ])('ends in this browser even when the server %s', async (_name, answer) => {
    vi.useFakeTimers();
    stubFetch(answer);
    const ended = endSession(queryClient, testClient({ storage }));
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    expect(await ended).toBe(false);
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

  it('is kept when it was stored while an older one was being refused', async () => {
    stubFetch(() => {
      storage.setItem(STORAGE_KEY, JSON.stringify(sessionBody({ refresh_token: 'newer' })));
      return refused();
    });
    expect(await confirmSession(queryClient, testClient({ storage }))).toBe(true);
    expect(storage.items.get(STORAGE_KEY)).toContain('newer');
  });
});
