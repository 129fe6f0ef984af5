// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backendClient } from '@/backend/client';
import { backendConfiguration, parseConfiguration } from '@/backend/configuration';

const url = 'https://abc.supabase.co';
const publishableKey = 'sb_publishable_x';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('parseConfiguration', () => {
  it('is ready with an address and a key', () => {
    expect(parseConfiguration({ url: ` ${url} `, publishableKey, accounts: undefined })).toEqual({
      state: 'ready',
      url,
      publishableKey,
    });
  });

  it('names what is missing', () => {
    expect(parseConfiguration({ url: undefined, publishableKey: ' ', accounts: 'on' })).toEqual({
      state: 'missing-configuration',
      missing: ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'],
    });
    expect(parseConfiguration({ url, publishableKey: undefined, accounts: undefined })).toEqual({
      state: 'missing-configuration',
      missing: ['VITE_SUPABASE_PUBLISHABLE_KEY'],
    });
  });

  it.each(['abc.supabase.co', 'ftp://abc.supabase.co', 'https://', 'javascript:alert(1)'])(
    'does not take %s for an address',
    (url) => {
      expect(parseConfiguration({ url, publishableKey, accounts: undefined })).toEqual({
        state: 'missing-configuration',
        missing: ['VITE_SUPABASE_URL'],
      });
    },
  );

  it('is off when the build says so, whatever else it says', () => {
    expect(parseConfiguration({ url, publishableKey, accounts: 'off' })).toEqual({ state: 'accounts-off' });
  });
});

describe('the configuration of a build', () => {
  it('comes from its environment', () => {
    vi.stubEnv('VITE_SUPABASE_URL', url);
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', publishableKey);
    vi.stubEnv('VITE_ACCOUNTS', undefined);
    expect(backendConfiguration()).toEqual({ state: 'ready', url, publishableKey });
    vi.stubEnv('VITE_ACCOUNTS', 'off');
    expect(backendConfiguration()).toEqual({ state: 'accounts-off' });
  });

  it('gives no client when it is missing', () => {
    vi.stubEnv('VITE_SUPABASE_URL', undefined);
    expect(() => backendClient()).toThrow(
      expect.objectContaining({
        kind: 'not-configured',
        retryable: false,
        message: 'Accounts are not available on this site.',
      }),
    );
  });
});
