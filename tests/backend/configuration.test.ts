import { expect, it, vi } from 'vitest';
import { backendClient } from '@/backend/client';
import { backendConfiguration, parseConfiguration } from '@/backend/configuration';

const url = 'https://abc.supabase.co';
const publishableKey = 'sb_publishable_x';
const parse = (environment: Partial<Parameters<typeof parseConfiguration>[0]>) =>
  parseConfiguration({ url, publishableKey, accounts: undefined, ...environment });

it('the backend is ready with an address and a key', () => {
  expect(parse({ url: ` ${url} ` })).toEqual({ state: 'ready', url, publishableKey });
});

it('names what is missing', () => {
  expect(parse({ url: undefined, publishableKey: ' ' })).toEqual({
    state: 'missing-configuration',
    missing: ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'],
  });
});

it('comes from the environment of the build, and gives no client when it is missing', () => {
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
