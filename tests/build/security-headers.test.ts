import { expect, it } from 'vitest';
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

it('the policy starts from nothing and allows the site itself and its Supabase project', () => {
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'sha256-c3R5bGU='"],
    'connect-src': ["'self'", 'https://abc.supabase.co'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['json-ld', 'service-worker'],
  });
});

it('the policy has no wildcard, no unsafe word, no scheme that would let anything in and no other host', () => {
  const sources = Object.values(policy).flat();
  expect(sources.filter((source) => /\*|unsafe|^(data|blob|https?|filesystem):$/.test(source))).toEqual([]);
  expect(sources.filter((source) => source.includes('://'))).toEqual(['https://abc.supabase.co']);
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
