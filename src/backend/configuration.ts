type VariableName = 'VITE_SUPABASE_URL' | 'VITE_SUPABASE_PUBLISHABLE_KEY';

/** Where the backend is, or why there is none. Pages explain the last two states. */
export type BackendConfiguration =
  | { state: 'ready'; url: string; publishableKey: string }
  | { state: 'accounts-off' }
  | { state: 'missing-configuration'; missing: VariableName[] };

/** The variables {@link parseConfiguration} reads. */
export interface BackendEnvironment {
  url: string | undefined;
  publishableKey: string | undefined;
  accounts: string | undefined;
}

function isHttpUrl(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** Decides the state. An address that is not http(s) counts as missing: no client can be created from it. */
export function parseConfiguration(environment: BackendEnvironment): BackendConfiguration {
  if (environment.accounts === 'off') return { state: 'accounts-off' };

  const url = environment.url?.trim() ?? '';
  const publishableKey = environment.publishableKey?.trim() ?? '';
  const missing: VariableName[] = [];
  if (!isHttpUrl(url)) missing.push('VITE_SUPABASE_URL');
  if (publishableKey === '') missing.push('VITE_SUPABASE_PUBLISHABLE_KEY');
  return missing.length > 0
    ? { state: 'missing-configuration', missing }
    : { state: 'ready', url, publishableKey };
}

/**
 * Returns this build's configuration. A function, because the embedded build's address is `window.location.origin`,
 * which does not exist while pages are prerendered.
 */
export function backendConfiguration(): BackendConfiguration {
  return parseConfiguration({
    url: import.meta.env.VITE_SUPABASE_URL,
    publishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
    accounts: import.meta.env.VITE_ACCOUNTS,
  });
}
