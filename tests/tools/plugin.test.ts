import { expect, it } from 'vitest';
import { isOwnRequest } from '../../tools/edit/plugin';

const [PORT, TOKEN] = [5173, 'token'];
const own = { origin: `http://localhost:${PORT}`, 'content-type': 'application/json', 'x-edit-token': TOKEN };
const codespace = {
  CODESPACE_NAME: 'fluffy-puck',
  GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev',
};

const isOwn = (headers: Record<string, string>, { method = 'POST', from = '127.0.0.1', env = {} } = {}) =>
  isOwnRequest(
    { method, headers: { ...own, ...headers }, socket: { remoteAddress: from } },
    PORT,
    TOKEN,
    env,
  );

it("words can be changed only from this server's own page, which knows the token", () => {
  expect(isOwn({})).toBe(true);
  expect(isOwn({ 'x-edit-token': 'guessed' })).toBe(false);
  expect(isOwn({ origin: 'https://evil.example' })).toBe(false);
  expect(isOwn({ origin: 'http://localhost:8080' })).toBe(false);
  expect(isOwn({ 'content-type': 'text/plain' })).toBe(false);
  expect(isOwn({}, { method: 'GET' })).toBe(false);
  expect(isOwn({}, { from: '192.0.2.7' })).toBe(false);
});

it('words can also be changed from the address of a Codespace, when in one', () => {
  const origin = 'https://fluffy-puck-5173.app.github.dev';
  expect(isOwn({ origin }, { env: codespace })).toBe(true);
  expect(isOwn({ origin })).toBe(false);
});
