// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { hasAdminRole } from '@/backend/admin-role';
import { stubFetch, testClient } from './support/test-client';

const { signal } = new AbortController();
const ask = () => hasAdminRole('u1', { signal, client: testClient() });

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks for the admin row of this account', async () => {
  const sent = stubFetch(() => Response.json([{ role: 'admin' }]));
  expect(await ask()).toBe(true);
  const [request] = sent;
  expect(request?.method).toBe('GET');
  expect(request?.url.pathname).toBe('/rest/v1/user_roles');
  expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
    select: 'role',
    user_id: 'eq.u1',
    role: 'eq.admin',
  });
});

it('is false without a row', async () => {
  stubFetch(() => Response.json([]));
  expect(await ask()).toBe(false);
});

it.each([[[{ role: 'member' }]], [[{}]], [{ role: 'admin' }], ['admin'], [true]])(
  'is never true by an answer like %j',
  async (body) => {
    stubFetch(() => Response.json(body));
    await expect(ask()).rejects.toMatchObject({ kind: 'unexpected', retryable: false });
  },
);

it.each([
  [401, { code: 'PGRST303', message: 'JWT expired' }, { kind: 'signed-out', retryable: false }],
  [403, { code: '42501', message: 'denied' }, { kind: 'rejected', retryable: false, code: '42501' }],
  [429, { message: 'slow down' }, { kind: 'rate-limited', retryable: true }],
  [500, { message: 'x' }, { kind: 'unavailable', retryable: true, status: 500 }],
  [520, { message: 'x' }, { kind: 'unavailable', retryable: true, status: 520 }],
])('fails with %i, after one request', async (status, body, expected) => {
  const sent = stubFetch(() => Response.json(body, { status }));
  await expect(ask()).rejects.toMatchObject(expected);
  expect(sent).toHaveLength(1);
});

it('fails without a network, after one request', async () => {
  const sent = stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(ask()).rejects.toMatchObject({ kind: 'unavailable', status: 0 });
  expect(sent).toHaveLength(1);
});

it('fails with the page of a portal', async () => {
  stubFetch(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
  await expect(ask()).rejects.toMatchObject({ kind: 'unexpected' });
});
