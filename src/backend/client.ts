import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import { BackendError, SERVER_ERRORS_FROM, toBackendError } from './errors';
import type { Database } from './database.generated';

export type BackendClient = SupabaseClient<Database>;

/** supabase-js would wait forever for a server that accepts a connection and stays silent. */
export const REQUEST_TIMEOUT_MS = 10_000;

/**
 * The address and the publishable key of the backend; undefined where the site has no accounts. A function, because the
 * local build's address is `window.location.origin`, which does not exist while pages are prerendered.
 */
export function backendConfiguration(): { url: string; publishableKey: string } | undefined {
  const url = import.meta.env.VITE_SUPABASE_URL;
  const publishableKey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY;
  if (import.meta.env.VITE_ACCOUNTS === 'off' || !url || !publishableKey) return undefined;
  return { url, publishableKey };
}

/** auth-js looks for the message of a server error on the response itself and ignores its body. */
async function withMessage(response: Response): Promise<Response> {
  if (response.status < SERVER_ERRORS_FROM) return response;
  const body: { msg?: unknown; message?: unknown } | null = await response
    .clone()
    .json()
    .catch(() => null);
  return Object.assign(response, { message: body?.msg ?? body?.message });
}

/** Two signals are combined by hand: `AbortSignal.any` needs Safari 17.4. */
const fetchWithTimeout: typeof fetch = async (input, init) => {
  const request = new AbortController();
  const abort = () => request.abort();
  AbortSignal.timeout(REQUEST_TIMEOUT_MS).addEventListener('abort', abort);
  if (init?.signal?.aborted) abort();
  init?.signal?.addEventListener('abort', abort);
  try {
    return await withMessage(await fetch(input, { ...init, signal: request.signal }));
  } finally {
    init?.signal?.removeEventListener('abort', abort);
  }
};

/** Creates a separate client. The site uses {@link backendClient}; tests pass their own options. */
export function createBackendClient(
  options: Pick<SupabaseClientOptions<'public'>, 'auth' | 'realtime'> = {},
): BackendClient {
  const configuration = backendConfiguration();
  if (!configuration)
    throw new BackendError('Accounts are not available on this site.', { retryable: false });
  return createClient<Database>(configuration.url, configuration.publishableKey, {
    ...options,
    // Tokens in an address may be a stranger's.
    auth: { detectSessionInUrl: false, ...options.auth },
    global: { fetch: fetchWithTimeout },
  });
}

let shared: BackendClient | undefined;

/** The page's one client, created on first use: two would compete to refresh the same session. */
export function backendClient(): BackendClient {
  shared ??= createBackendClient();
  return shared;
}

/** A client for the session that an email link opens: no other client sees it, and leaving the page ends it. */
export function clientForLink(): BackendClient {
  const storageKey = `mail-link-${crypto.randomUUID()}`;
  return createBackendClient({ auth: { storageKey, persistSession: false, autoRefreshToken: false } });
}

interface Answer {
  data: unknown;
  error: unknown;
  /** HTTP status of an answer of the data API; 0 when there was none. */
  status?: number;
}

/** Returns the data that a call of supabase-js answers with. Throws a {@link BackendError}. */
export async function request<Given extends Answer>(
  call: PromiseLike<Given>,
): Promise<Extract<Given, { error: null }>['data']> {
  try {
    const { data, error, status } = await call;
    if (error) throw toBackendError(error, status);
    return data as Extract<Given, { error: null }>['data'];
  } catch (error) {
    throw toBackendError(error);
  }
}
