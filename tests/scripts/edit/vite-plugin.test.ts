import { expect, it } from 'vitest';
import { isOwnRequest } from '../../../scripts/edit/vite-plugin';

const PORT = 5173;
const request = (headers: Record<string, string>, method = 'POST', remoteAddress = '127.0.0.1') => ({
  method,
  headers: { origin: `http://localhost:${PORT}`, 'content-type': 'application/json', ...headers },
  socket: { remoteAddress },
});
const codespace = {
  CODESPACE_NAME: 'fluffy-puck',
  GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev',
};

it("words can be changed only from this server's own page", () => {
  expect(isOwnRequest(request({}), PORT, {})).toBe(true);
  expect(isOwnRequest(request({ origin: 'https://evil.example' }), PORT, {})).toBe(false);
  expect(isOwnRequest(request({ origin: 'http://localhost:8080' }), PORT, {})).toBe(false);
  expect(isOwnRequest(request({ 'content-type': 'text/plain' }), PORT, {})).toBe(false);
  expect(isOwnRequest(request({}, 'GET'), PORT, {})).toBe(false);
  expect(isOwnRequest(request({}, 'POST', '192.0.2.7'), PORT, {})).toBe(false);
});

it('words can also be changed from the address of a Codespace, when in one', () => {
  const own = request({ origin: 'https://fluffy-puck-5173.app.github.dev' });
  expect(isOwnRequest(own, PORT, codespace)).toBe(true);
  expect(isOwnRequest(own, PORT, {})).toBe(false);
  expect(isOwnRequest(request({ origin: 'https://other-5173.app.github.dev' }), PORT, codespace)).toBe(false);
});
