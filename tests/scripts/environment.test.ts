import { describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '../../scripts/environment';

const live = {
  VITE_SITE_URL: 'https://www.example.org',
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};
const withoutAccounts = { VITE_ACCOUNTS: 'off', VITE_SITE_URL: live.VITE_SITE_URL };

/** A token like Supabase's older keys. */
const tokenOf = (role: string) => `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify({ role }))}.c2lnbmF0dXJl`;

it('a build without addresses is the local one, at the port of npm start, on the day it is in Edmonton', () => {
  vi.useFakeTimers({ now: Date.parse('2027-01-01T06:59Z'), toFake: ['Date'] });
  vi.stubEnv('PORT', '5000');
  expect(readEnvironment({ VITE_SITE_URL: '', UNRELATED: 'x' })).toEqual({
    isLocal: true,
    siteUrl: 'http://localhost:5000',
    supabaseUrl: undefined,
    day: '2026-12-31',
    offline: true,
  });
});

describe('a build on a host, or with one of our variables,', () => {
  const names =
    /VITE_SITE_URL is not set.*VITE_SUPABASE_URL is not set.*VITE_SUPABASE_PUBLISHABLE_KEY is not set/;

  it.each<NodeJS.ProcessEnv>([{ NETLIFY: 'true' }, { CF_PAGES: '1' }, { VITE_OFFLINE: 'on' }])(
    'with %j names everything that it lacks in one sentence',
    (env) => {
      expect(() => readEnvironment(env)).toThrow(names);
      expect(() => readEnvironment({ ...env, VITE_ACCOUNTS: 'off' })).toThrow(
        /^VITE_SITE_URL is not set\. VITE_ACCOUNTS/,
      );
    },
  );

  it('is accepted when it is complete, with accounts or without', () => {
    expect(readEnvironment(live)).toMatchObject({
      isLocal: false,
      siteUrl: live.VITE_SITE_URL,
      supabaseUrl: live.VITE_SUPABASE_URL,
      offline: true,
    });
    expect(readEnvironment({ ...withoutAccounts, VITE_OFFLINE: 'off' })).toMatchObject({
      isLocal: false,
      supabaseUrl: undefined,
      offline: false,
    });
  });

  it.each([
    ...['/', '/site', '?a', ' ', '; x *', " 'unsafe-inline'", '\nx'].map(
      (end) => `https://example.org${end}`,
    ),
    ...'https:// example.org ftp://example.org javascript:alert(1) https://EXAMPLE.org https://u:p@a.org'.split(
      ' ',
    ),
  ])('refuses %j as an origin, which goes into a header', (url) => {
    for (const name of ['VITE_SITE_URL', 'VITE_SUPABASE_URL'])
      expect(() => readEnvironment({ ...live, [name]: url })).toThrow(`${name} must be an origin`);
  });

  it.each([
    ['VITE_ACCOUNTS', 'OFF', 'must be "on" or "off"'],
    ['VITE_OFFLINE', '0', 'must be "on" or "off"'],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x y', 'holds a blank'],
  ])('refuses %s=%j', (name, value, reason) => {
    expect(() => readEnvironment({ ...live, [name]: value })).toThrow(`${name} ${reason}`);
  });
});

it('no variable that reaches the scripts may hold a secret key', () => {
  for (const secret of ['sb_secret_0123', tokenOf('service_role')]) {
    for (const name of ['VITE_SUPABASE_PUBLISHABLE_KEY', 'VITE_EXTRA'])
      expect(() => readEnvironment({ ...live, [name]: secret })).toThrow(
        new RegExp(`^${name} holds a secret key, which every visitor could read`),
      );
    expect(readEnvironment({ SUPABASE_SECRET_KEY: secret }).isLocal).toBe(true);
  }
  const key = { VITE_SUPABASE_PUBLISHABLE_KEY: tokenOf('anon') };
  expect(readEnvironment({ ...live, ...key }).isLocal).toBe(false);
});
