import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import { backendConfiguration } from './configuration';
import type { Database } from './database.generated';
import { BackendError, SERVER_ERRORS_FROM, TOO_MANY_REQUESTS } from './errors';
import { sessionKey, sessionStore } from './stored-session';
import { z } from './zod';
import { backendWords } from './words';

export type BackendClient = SupabaseClient<Database>;

/** Options of a data API request, besides its own parameters. */
export interface RequestOptions {
  signal: AbortSignal;
  client?: BackendClient;
}

/** supabase-js would wait forever for a server that accepts a connection and stays silent. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** The two names under which Supabase servers send their message. */
const messageSchema = z.union([
  z.object({ msg: z.string() }).transform(({ msg }) => msg),
  z.object({ message: z.string() }).transform(({ message }) => message),
]);

const isJson = (response: Response) => response.headers.get('content-type')?.includes('json') === true;

/**
 * Makes auth-js show the server's message. It parses every refusal as JSON, and loses the status when the body is plain
 * text, as in a proxy's 429. For a server error it ignores the body and shows the `message` property of the response.
 */
async function withReadableMessage(response: Response): Promise<Response> {
  if (response.status === TOO_MANY_REQUESTS && !isJson(response)) {
    const { tooManyTries } = backendWords;
    const refusal = { error_code: 'over_request_rate_limit', msg: tooManyTries, message: tooManyTries };
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(refusal), { status: TOO_MANY_REQUESTS, headers });
  }
  if (response.status >= SERVER_ERRORS_FROM && isJson(response)) {
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined);
    const { data: message } = messageSchema.safeParse(body);
    if (message !== undefined) return Object.assign(response, { message });
  }
  return response;
}

/** Aborts `request` when `cause` does. Returns a function that unlinks them. */
function abortWith(cause: AbortSignal, request: AbortController): () => void {
  const abort = () => request.abort(cause.reason);
  if (cause.aborted) abort();
  cause.addEventListener('abort', abort);
  return () => cause.removeEventListener('abort', abort);
}

/** Combines signals by hand: `AbortSignal.any` needs Safari 17.4. */
const fetchWithTimeout: typeof fetch = async (input, init) => {
  const request = new AbortController();
  abortWith(AbortSignal.timeout(REQUEST_TIMEOUT_MS), request);
  const release = init?.signal ? abortWith(init.signal, request) : undefined;
  try {
    return await withReadableMessage(await fetch(input, { ...init, signal: request.signal }));
  } finally {
    release?.();
  }
};

/** Creates a separate client. The site uses {@link backendClient}; tests pass their own options. */
export function createBackendClient(
  { url, publishableKey }: { url: string; publishableKey: string },
  options: Pick<SupabaseClientOptions<'public'>, 'auth' | 'realtime'> = {},
): BackendClient {
  const storageKey = sessionKey(url);
  return createClient<Database>(url, publishableKey, {
    ...options,
    // Tokens in an address may be a stranger's.
    auth: { storageKey, storage: sessionStore(storageKey), detectSessionInUrl: false, ...options.auth },
    global: { fetch: fetchWithTimeout },
  });
}

function configuredClient(options?: Parameters<typeof createBackendClient>[1]): BackendClient {
  const configuration = backendConfiguration();
  if (configuration.state !== 'ready') {
    const message = 'Accounts are not available on this site.';
    throw new BackendError({ kind: 'not-configured', message, retryable: false });
  }
  return createBackendClient(configuration, options);
}

let shared: BackendClient | undefined;

/**
 * The page's one client, created on first use: two would compete to refresh the same session. Throws a `not-configured`
 * {@link BackendError} when the build names no backend.
 */
export function backendClient(): BackendClient {
  shared ??= configuredClient();
  return shared;
}

/**
 * A client for the session that an email link opens. No other client sees that session, and it is lost when the page is
 * left. Throws like {@link backendClient}.
 */
export function clientForLink(): BackendClient {
  return configuredClient({
    auth: { storageKey: `mail-link-${crypto.randomUUID()}`, persistSession: false, autoRefreshToken: false },
  });
}
