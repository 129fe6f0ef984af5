import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import { backendConfiguration } from './configuration';
import type { Database } from './database.types';
import { BackendError, TOO_MANY_REQUESTS, TOO_MANY_TRIES } from './errors';
import { sessionStorage } from './stored-session';

export type BackendClient = SupabaseClient<Database>;

/** supabase-js waits for ever for a server that accepts a connection and stays silent. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** A proxy refuses in plain words, which auth-js would try to read as JSON and lose the status over. */
function inJson(response: Response): Response {
  const json = response.headers.get('content-type')?.includes('json');
  if (response.status !== TOO_MANY_REQUESTS || json) return response;
  const refusal = { error_code: 'over_request_rate_limit', msg: TOO_MANY_TRIES, message: TOO_MANY_TRIES };
  return Response.json(refusal, { status: TOO_MANY_REQUESTS });
}

const fetchWithTimeout: typeof fetch = async (input, init) => {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return inJson(await fetch(input, { ...init, signal }));
};

/** Where the session is kept in localStorage: the name supabase-js would choose by itself. */
export function sessionStorageKey(url: string): string {
  const [project] = new URL(url).hostname.split('.');
  return `sb-${project}-auth-token`;
}

/** Makes a client of its own. The site uses {@link backendClient}; tests pass options of their own. */
export function createBackendClient(
  { url, publishableKey }: { url: string; publishableKey: string },
  options: Pick<SupabaseClientOptions<'public'>, 'auth' | 'realtime'> = {},
): BackendClient {
  const storageKey = sessionStorageKey(url);
  return createClient<Database>(url, publishableKey, {
    ...options,
    auth: { storageKey, storage: sessionStorage(storageKey), ...options.auth },
    global: { fetch: fetchWithTimeout },
  });
}

let shared: BackendClient | undefined;

/**
 * The one client of the page, made on first use: two would refresh the same session against each other.
 * Throws a `not-configured` {@link BackendError} when the build names no backend.
 */
export function backendClient(): BackendClient {
  if (shared) return shared;
  const configuration = backendConfiguration();
  if (configuration.state !== 'ready') {
    const message = 'Accounts are not available on this site.';
    throw new BackendError({ kind: 'not-configured', message, retryable: false });
  }
  shared = createBackendClient(configuration);
  return shared;
}
