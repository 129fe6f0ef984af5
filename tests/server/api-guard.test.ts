import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveLocally, type LocalServer } from '../../scripts/static-server';
import type { Api } from '../../server/api-forward';
import { apiGuard } from '../../server/api-guard';
import { call, type Call } from './support/http';
import { quietErrors } from './support/quiet-errors';

const SIGN_IN = '/auth/v1/token?grant_type=password';
const credentials: Call = { method: 'POST', body: { email: 'a@b.test', password: 'secret6' } };

quietErrors();
let server: LocalServer;

afterEach(async () => {
  await server.close();
});

/** A guard in front of a backend that only notes what reaches it. */
async function guard(fetch: Api['fetch'] = async () => Response.json({})) {
  const api = { fetch: vi.fn(fetch) };
  const answer = apiGuard(api);
  server = await serveLocally((request, response) => void answer(request, response));
  return api;
}

describe('the limit of sign-ins', () => {
  it('lets 30 of them through in five minutes and then says when to come again', async () => {
    const api = await guard();
    for (let n = 0; n < 15; n++) {
      expect((await call(server.url, SIGN_IN, credentials)).status).toBe(200);
      expect((await call(server.url, '/auth/v1/signup', credentials)).status).toBe(200);
    }
    const refused = await call(server.url, SIGN_IN, credentials);
    expect(refused.status).toBe(429);
    expect(refused.json).toMatchObject({
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(290);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
    expect(api.fetch).toHaveBeenCalledTimes(30);
  });

  it('does not ask a header where a request comes from, nor a clock that can be set back', async () => {
    vi.stubEnv('LOCAL_AUTH_RATE', '3');
    vi.useFakeTimers({ toFake: ['Date'] });
    await guard();
    const statuses = [];
    for (const from of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4']) {
      vi.setSystemTime(Date.now() - 86_400_000);
      const headers = { 'x-forwarded-for': from, 'x-real-ip': from, forwarded: `for=${from}` };
      const answer = await call(server.url, SIGN_IN, { ...credentials, headers });
      statuses.push(answer.status);
      expect(Number(answer.headers['retry-after'] ?? 0)).toBeLessThanOrEqual(300);
    }
    vi.useRealTimers();
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('does not count what keeps a session alive or ends it', async () => {
    vi.stubEnv('LOCAL_AUTH_RATE', '1');
    await guard();
    await call(server.url, SIGN_IN, credentials);
    const refresh: Call = { method: 'POST', body: { refresh_token: 'r' } };
    expect((await call(server.url, '/auth/v1/token?grant_type=refresh_token', refresh)).status).toBe(200);
    expect((await call(server.url, '/auth/v1/logout', { method: 'POST' })).status).toBe(200);
    expect((await call(server.url, SIGN_IN, credentials)).status).toBe(429);
  });
});

describe('the guard', () => {
  it('says nothing about the inside when the backend fails', async () => {
    await guard(() => Promise.reject(new Error('password=hunter2')));
    const answer = await call(server.url, '/rest/v1/user_roles');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('hunter2');
    expect(answer.json).toMatchObject({ message: 'The request could not be answered' });
  });

  it('outlives a client that goes away in the middle of its body', async () => {
    const api = await guard();
    const { port } = new URL(server.url);
    await new Promise<void>((closed) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          `POST ${SIGN_IN} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"email":`,
          () => {
            setTimeout(() => socket.destroy(), 50);
          },
        );
      });
      socket.on('close', () => closed());
    });
    expect((await call(server.url, SIGN_IN, credentials)).status).toBe(200);
    expect(api.fetch).toHaveBeenCalledTimes(1);
  });
});
