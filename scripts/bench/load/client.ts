import { Agent, request } from 'node:http';
import type { Kind, Recorder } from './recorder';

/** As many connections as a browser opens to one origin over HTTP/1.1. */
const CONNECTIONS = 6;
const TIMEOUT_MS = 30_000;
const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'az1-load' };

export interface Sent {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** One browser: keeps its connections, takes compressed answers, measures every request. */
export interface LoadClient {
  /** Returns the body; empty when the request failed, which is noted and not thrown. */
  send(kind: Kind, path: string, options?: Sent): Promise<Buffer>;
  close(): void;
}

/** Opens a client of the server at this origin. */
export function createClient(origin: string, recorder: Recorder): LoadClient {
  const { hostname, port, host } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  function exchange(path: string, { method = 'GET', headers, body = '' }: Sent) {
    return new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
      const outgoing = request(
        {
          agent,
          hostname,
          port,
          path,
          method,
          timeout: TIMEOUT_MS,
          headers: { ...BROWSER_HEADERS, host, 'content-length': Buffer.byteLength(body), ...headers },
        },
        (incoming) => {
          const parts: Buffer[] = [];
          incoming.on('data', (part: Buffer) => parts.push(part));
          incoming.on('error', reject);
          incoming.on('end', () => {
            resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(parts) });
          });
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)));
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  return {
    async send(kind, path, options = {}) {
      const started = performance.now();
      const took = () => performance.now() - started;
      try {
        const { status, body } = await exchange(path, options);
        const isRight = status === 204 || (status === 200 && body.length > 0);
        recorder.note(kind, took(), isRight ? undefined : `${status} for ${path}`);
        return isRight ? body : Buffer.alloc(0);
      } catch (error) {
        recorder.note(kind, took(), `${String(error)} for ${path}`);
        return Buffer.alloc(0);
      }
    },
    close: () => agent.destroy(),
  };
}
