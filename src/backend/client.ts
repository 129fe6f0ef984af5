import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import { backendConfiguration } from './configuration';
import type { Database } from './database.types';
import { BackendError } from './errors';

export type BackendClient = SupabaseClient<Database>;

/** supabase-js waits for ever for a server that accepts a connection and stays silent. */
export const REQUEST_TIMEOUT_MS = 10_000;

const fetchWithTimeout: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
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
  return createClient<Database>(url, publishableKey, {
    ...options,
    auth: { storageKey: sessionStorageKey(url), ...options.auth },
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
