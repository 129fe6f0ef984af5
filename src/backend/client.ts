import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import { backendConfiguration } from './configuration';
import type { Database } from './database.generated';
import { BackendError, SERVER_ERRORS_FROM, TOO_MANY_REQUESTS } from './errors';
import { sessionKey, sessionStore } from './stored-session';
import { z } from './zod';
import { backendWords } from './words';

export type BackendClient = SupabaseClient<Database>;

/** Options of a request to the data API, beside its own parameters. */
export interface RequestOptions {
  signal: AbortSignal;
  client?: BackendClient;
}

/** supabase-js would wait forever for a server that accepts a connection and stays silent. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** The two names under which servers of Supabase send their message. */
const messageSchema = z.union([
  z.object({ msg: z.string() }).transform(({ msg }) => msg),
  z.object({ message: z.string() }).transform(({ message }) => message),
]);

const isJson = (response: Response) => response.headers.get('content-type')?.includes('json') === true;

/**
 * Makes auth-js show what the server said. It reads every refusal as JSON, and would lose the status over the plain
 * words of a proxy's 429. Of a server error it does not read the body at all, but shows the `message` of the response.
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

/** Aborts `request` along with another signal. Returns what ends that. */
function abortWith(cause: AbortSignal, request: AbortController): () => void {
  const abort = () => request.abort(cause.reason);
  if (cause.aborted) abort();
  cause.addEventListener('abort', abort);
  return () => cause.removeEventListener('abort', abort);
}

/** By hand: `AbortSignal.any` needs Safari 17.4. */
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

/** Makes a client of its own. The site uses {@link backendClient}; tests pass their own options. */
export function createBackendClient(
  { url, publishableKey }: { url: string; publishableKey: string },
  options: Pick<SupabaseClientOptions<'public'>, 'auth' | 'realtime'> = {},
): BackendClient {
  const storageKey = sessionKey(url);
  return createClient<Database>(url, publishableKey, {
    ...options,
    // Tokens in an address may be those of a stranger.
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
 * The one client of the page, made on first use: two would refresh the same session against each other.
 * Throws a `not-configured` {@link BackendError} when the build names no backend.
 */
export function backendClient(): BackendClient {
  shared ??= configuredClient();
  return shared;
}

/**
 * A client for the session that a link in an email opens. Its session is known to nobody else and is lost when the page
 * is left. Throws like {@link backendClient}.
 */
export function clientForLink(): BackendClient {
  return configuredClient({
    auth: { storageKey: `mail-link-${crypto.randomUUID()}`, persistSession: false, autoRefreshToken: false },
  });
}
