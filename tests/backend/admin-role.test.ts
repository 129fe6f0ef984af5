import { expect, it } from 'vitest';
import { hasAdminRole } from '@/backend/admin-role';
import { stubFetch, testClient } from './support/test-client';

const { signal } = new AbortController();
const ask = () => hasAdminRole('u1', { signal, client: testClient() });
const failed = (status: number, code?: string) => () => Response.json({ code, message: 'x' }, { status });

it.each([[[{ role: 'member' }]], [[{}]], [{ role: 'admin' }], ['admin'], [true]])(
  'an answer of %j makes nobody an administrator',
  async (body) => {
    stubFetch(() => Response.json(body));
    await expect(ask()).rejects.toMatchObject({ kind: 'unexpected', retryable: false });
  },
);

it.each([
  ['401', failed(401, 'PGRST303'), { kind: 'signed-out', retryable: false }],
  ['403', failed(403, '42501'), { kind: 'rejected', retryable: false, code: '42501' }],
  ['429', failed(429), { kind: 'rate-limited', retryable: true }],
  ['520', failed(520), { kind: 'unavailable', retryable: true, status: 520 }],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'unavailable', status: 0 }],
  [
    'a portal',
    () => new Response('<h1>', { headers: { 'content-type': 'text/html' } }),
    { kind: 'unexpected' },
  ],
])('%s fails the role check after one request', async (_name, answer, expected) => {
  const sent = stubFetch(answer);
  await expect(ask()).rejects.toMatchObject(expected);
  expect(sent).toHaveLength(1);
});
