import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../../server/serve';
import { seededDataDirectory } from '../support/seeded-data';
import { writeSmallSite } from '../support/small-site';

let server: RunningServer;

beforeAll(async () => {
  const [dist, dataDir] = [await writeSmallSite(), await seededDataDirectory()];
  server = await startServer({ port: 0, dist, dataDir });
}, 120_000);
afterAll(() => server.close());

it.concurrent.each([
  ['its headers', 10, 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
  [
    'its body',
    30,
    'POST /auth/v1/signup HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ],
])(
  'a connection that does not send %s is cut after %i seconds',
  { timeout: 60_000 },
  async (_what, seconds, text) => {
    const started = performance.now();
    await new Promise<void>((closed) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text));
      socket.on('close', () => closed()).on('error', () => undefined);
      socket.resume();
    });
    const took = (performance.now() - started) / 1000;
    expect(took).toBeGreaterThan(seconds - 1);
    expect(took).toBeLessThan(seconds + 5);
  },
);
