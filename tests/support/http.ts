import { request } from 'node:http';
import { LOCAL_PUBLISHABLE_KEY } from '../../scripts/local-backend';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The body as JSON; undefined when it is not JSON. */
  json: unknown;
}

export interface Call {
  method?: string;
  headers?: Record<string, string>;
  /** Text and bytes are sent as they are, anything else as JSON. */
  body?: unknown;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function encode(body: unknown): string | Buffer {
  return typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
}

/** Makes one request, even with headers and paths that fetch would refuse or correct. */
export function call(origin: string, path: string, options: Call = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', body = '' } = options;
  const bytes = encode(body);
  const headers = { connection: 'close', 'content-length': Buffer.byteLength(bytes), ...options.headers };
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, json: parse(text) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(bytes);
  });
}

export const apikey = { apikey: LOCAL_PUBLISHABLE_KEY };

/** The request headers of the holder of this token. */
export function bearer(token: string): Record<string, string> {
  return { ...apikey, authorization: `Bearer ${token}` };
}

const postAccount = (url: string, path: string, body: object): Promise<Answer> =>
  call(url, path, { method: 'POST', headers: { ...apikey, 'content-type': 'application/json' }, body });

/** Signs an account up at a running server. */
export const signUp = (url: string, email: string) =>
  postAccount(url, '/auth/v1/signup', { email, password: 'long-enough' });

/** Signs in with such an account. */
export const signIn = (url: string, email: string) =>
  postAccount(url, '/auth/v1/token?grant_type=password', { email, password: 'long-enough' });
