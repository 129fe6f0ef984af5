import { vi } from 'vitest';
import { createBackendClient, type BackendClient } from '@/backend/client';

/** supabase-js requires a WebSocket on creation; Node 20 has none and nothing here uses it. */
const realtime = { transport: (() => undefined) as unknown as typeof WebSocket };

/** The site's client without a stored session and without a refresh timer. */
export function testClient({ url = 'https://tests.backend.test', publishableKey = 'k' } = {}): BackendClient {
  const auth = { persistSession: false, autoRefreshToken: false };
  vi.stubEnv('VITE_SUPABASE_URL', url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', publishableKey);
  return createBackendClient({ auth, realtime });
}

export interface SentRequest {
  method: string;
  url: URL;
  body: unknown;
}

/** Answers all requests of the test with `answer` and records them. */
export function stubFetch(answer: (request: SentRequest) => Response | Promise<Response>): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const request: SentRequest = {
      method: init.method ?? 'GET',
      url: new URL(input),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    sent.push(request);
    return answer(request);
  });
  return sent;
}

/** An answer of the auth server with its version header, which its error codes need. */
export function authAnswer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'x-supabase-api-version': '2024-01-01' } });
}
