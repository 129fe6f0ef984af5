import { expect, it, vi } from 'vitest';
import { backendClient } from '@/backend/client';
import { backendConfiguration, parseConfiguration } from '@/backend/configuration';

const url = 'https://abc.supabase.co';
const publishableKey = 'sb_publishable_x';
const parse = (environment: Partial<Parameters<typeof parseConfiguration>[0]>) =>
  parseConfiguration({ url, publishableKey, accounts: undefined, ...environment });

it('the backend is configured by an address and a key', () => {
  expect(parse({ url: ` ${url} ` })).toEqual({ state: 'ready', url, publishableKey });
});

it('a missing address or key is named', () => {
  expect(parse({ url: undefined, publishableKey: ' ' })).toEqual({
    state: 'missing-configuration',
    missing: ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'],
  });
});

it('the configuration comes from the build environment, and without one there is no client', () => {
  vi.stubEnv('VITE_SUPABASE_URL', url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', publishableKey);
  vi.stubEnv('VITE_ACCOUNTS', undefined);
  expect(backendConfiguration()).toEqual({ state: 'ready', url, publishableKey });
  vi.stubEnv('VITE_ACCOUNTS', 'off');
  expect(backendConfiguration()).toEqual({ state: 'accounts-off' });
  expect(() => backendClient()).toThrow(
    expect.objectContaining({ kind: 'not-configured', retryable: false }),
  );
});
