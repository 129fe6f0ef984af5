import { connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { serveLocally, type LocalServer } from '../../scripts/static-server';
import type { Api } from '../../server/api-forward';
import { apiGuard } from '../../server/api-guard';
import { call, type Call } from '../support/http';
import { quietErrors } from '../support/quiet-errors';

const SIGN_IN = '/auth/v1/token?grant_type=password';
const credentials: Call = { method: 'POST', body: { email: 'a@b.test', password: 'secret6' } };

quietErrors();
let server: LocalServer;

afterEach(async () => {
  await server.close();
});

/** Starts a guard in front of a backend that only counts the requests that reach it. */
async function guard(fetch: Api['fetch'] = async () => Response.json({})) {
  const api = { fetch: vi.fn(fetch) };
  const answer = apiGuard(api);
  server = await serveLocally((request, response) => void answer(request, response));
  return api;
}

it('30 sign-ins and sign-ups are forwarded in five minutes; the next is told when to retry', async () => {
  const api = await guard();
  for (let n = 0; n < 15; n++) {
    expect((await call(server.url, SIGN_IN, credentials)).status).toBe(200);
    expect((await call(server.url, '/auth/v1/signup', credentials)).status).toBe(200);
  }
  const headers = { 'x-forwarded-for': '10.0.0.1', forwarded: 'for=10.0.0.1' };
  const refused = await call(server.url, SIGN_IN, { ...credentials, headers });
  const overLimit = { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' };
  expect(refused.json).toMatchObject(overLimit);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
  expect(api.fetch).toHaveBeenCalledTimes(30);
});

it('only session refreshes and sign-outs are not counted, and no other spelling passes for a refresh', async () => {
  vi.stubEnv('LOCAL_AUTH_RATE', '1');
  await guard();
  await call(server.url, SIGN_IN, credentials);
  const refresh = '/auth/v1/token?grant_type=refresh_token';
  const body = { refresh_token: 'r' };
  expect((await call(server.url, refresh, { method: 'POST', body })).status).toBe(200);
  expect((await call(server.url, '/auth/v1/logout', { method: 'POST' })).status).toBe(200);
  for (const query of ['', '&grant_type=password', '%00', '#', '&x=1']) {
    const path = query === '' ? SIGN_IN : refresh + query;
    expect((await call(server.url, path, credentials)).status, path).toBe(429);
  }
});

it('requests from another origin are refused, even from one that resembles this server', async () => {
  const api = await guard();
  const signInFrom = async (origin: string) =>
    (await call(server.url, SIGN_IN, { ...credentials, headers: { origin } })).status;
  const { origin, port } = new URL(server.url);
  const others = ['https://evil.example', 'null', '', 'http://127.0.0.1', origin.replace('http', 'https')];
  const resembling = [`${origin}/`, origin.toUpperCase(), `${origin}, https://evil.example`];
  const sameMachine = [`http://localhost:${port}`, `http://127.0.0.1.:${port}`];
  for (const other of [...others, ...resembling, ...sameMachine])
    expect.soft(await signInFrom(other), other).toBe(403);
  expect(api.fetch).not.toHaveBeenCalled();
  expect(await signInFrom(origin)).toBe(200);
});

it('requests for another host name that points at this machine are refused', async () => {
  await guard();
  const hosts = `
    evil.example localhost.evil.example 127.0.0.1.nip.example 10.0.0.5:4173 @ localhost. 0.0.0.0 2130706433
    127.1 127.0.0.2 [::ffff:127.0.0.1] 127.0.0.1@evil.example localhost: localhost:1:2 localhost:65536 [::1]:99999
`;
  const readAt = async (host: string) =>
    (await call(server.url, '/rest/v1/user_roles', { headers: { host } })).status;
  for (const host of [...hosts.trim().split(/\s+/), 'localhost evil'])
    expect.soft(await readAt(host), host).toBe(421);
  for (const host of ['localhost', 'LOCALHOST:80', '127.0.0.1:4173', '[::1]', '[::1]:65535'])
    expect.soft(await readAt(host), host).toBe(200);
});

it.each<[string, number, string | Buffer]>([
  ['larger than 64 KiB', 413, `"${'a'.repeat(64 * 1024)}"`],
  ['a form', 400, 'email=a%40visitor.example&password=long-enough'],
  ['half an object', 400, '{"email":'],
  ['not UTF-8', 400, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ['compressed', 400, Buffer.from([31, 139, 8, 0])],
])('a request body that is %s is answered with %i', async (_what, status, body) => {
  const api = await guard();
  expect((await call(server.url, SIGN_IN, { method: 'POST', body })).status).toBe(status);
  expect(api.fetch).not.toHaveBeenCalled();
});

it('a backend error is answered without its details', async () => {
  await guard(() => Promise.reject(new Error('password=hunter2')));
  const answer = await call(server.url, '/rest/v1/user_roles');
  expect([answer.status, answer.json]).toMatchObject([500, { message: 'The request could not be answered' }]);
  expect(answer.text).not.toContain('hunter2');
});

it('the guard survives a client that disconnects in the middle of a request body', async () => {
  const api = await guard();
  const { port } = new URL(server.url);
  await new Promise<void>((closed) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      const head = `POST ${SIGN_IN} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"email":`;
      socket.write(head, () => socket.destroy());
    });
    socket.on('close', () => closed());
  });
  expect((await call(server.url, SIGN_IN, credentials)).status).toBe(200);
  expect(api.fetch).toHaveBeenCalledTimes(1);
});
