// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../scripts/build/security-headers';

const headers = securityHeaders({
  styleHash: 'c3R5bGU=',
  supabaseUrl: 'https://abc.supabase.co',
  https: true,
});

/** Directives of the policy and what each allows. */
const policy = Object.fromEntries(
  (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  }),
);

describe('the policy, by what Mozilla Observatory scores', () => {
  it('starts from nothing and allows no script or style that it does not know', () => {
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['style-src']).toEqual(["'self'", "'sha256-c3R5bGU='"]);
    for (const name of ['object-src', 'base-uri', 'form-action', 'frame-ancestors']) {
      expect(policy[name], name).toEqual(["'none'"]);
    }
  });

  it('has no wildcard, no unsafe word and no scheme that would let anything in', () => {
    const sources = Object.values(policy).flat();
    expect(sources.filter((source) => /\*|unsafe|^(data|blob|https?|filesystem):$/.test(source))).toEqual([]);
  });

  it('lets scripts talk to the Supabase project and to nobody else', () => {
    expect(policy['connect-src']).toEqual(["'self'", 'https://abc.supabase.co']);
    const named = Object.entries(policy).filter(([, sources]) => sources.some((one) => one.includes('://')));
    expect(named.map(([name]) => name)).toEqual(['connect-src']);
  });

  it('blesses no text for scripts but by the two policies of the site', () => {
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(['json-ld', 'service-worker']);
  });
});

it('the other headers are those that the Observatory gives points for', () => {
  expect(headers).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=(\d{8,}); includeSubDomains; preload$/),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

it('no value can end its line or its quotes in a host file', () => {
  for (const [name, value] of Object.entries(headers)) expect(`${name}: ${value}`).not.toMatch(/[\r\n"\\$]/);
});
