import { assert, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareEnvironment } from '../../scripts/build/environment';
import { StartError } from '../../scripts/start-error';

const live = {
  VITE_SITE_URL: 'https://www.example.org',
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};
const withoutAccounts = { VITE_ACCOUNTS: 'off', VITE_SITE_URL: live.VITE_SITE_URL };

/** Prepares a build for deployment or, when embedded, for this machine. */
const prepare = (env: NodeJS.ProcessEnv, embedded = false) => prepareEnvironment(embedded, env);

describe('a build for deployment', () => {
  it('names everything that it lacks in one sentence', () => {
    const names = /VITE_SITE_URL, VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY.*VITE_ACCOUNTS=off/;
    expect(() => prepare({})).toThrow(names);
    expect(() => prepare({ VITE_ACCOUNTS: 'off' })).toThrow(/needs VITE_SITE_URL\./);
  });

  it.each(Object.keys(live))('treats an empty %s as not set', (name) => {
    expect(() => prepare({ ...live, [name]: '' })).toThrow(`needs ${name}.`);
  });

  it.each([
    ['with accounts', live],
    ['without accounts', withoutAccounts],
  ])('accepts a complete configuration %s', (_, given) => {
    const env: NodeJS.ProcessEnv = { ...given };
    prepare(env);
    expect(env).toMatchObject(given);
    expect(env['VITE_BUILD_DAY']).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it.each(['sb_publishable_x y', 'sb_publishable_x\n', 'ключ'])('refuses %j as a key', (key) => {
    const name = 'VITE_SUPABASE_PUBLISHABLE_KEY';
    expect(() => prepare({ ...live, [name]: key })).toThrow(`${name} holds a blank`);
  });
});

describe('any build', () => {
  const tails = ['/', '/site', '?a', ' ', '; x *', " 'unsafe-inline'"].map(
    (end) => `https://example.org${end}`,
  );
  const others =
    'https:// example.org ftp://example.org javascript:alert(1) https://EXAMPLE.org https://u:p@a.org';

  it('accepts origins only as browsers write them, so that nothing else gets into a header', () => {
    const text = string({ minLength: 1 });
    const urls = oneof(
      text,
      text.map((end) => `https://example.org${end}`),
    );
    assert(
      property(urls, (url) => {
        if (/^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(url)) return;
        for (const name of ['VITE_SITE_URL', 'VITE_SUPABASE_URL']) {
          expect(() => prepare({ ...live, [name]: url })).toThrow(`${name} must be an origin`);
          expect(() => prepare({ [name]: url }, true)).toThrow(`${name} must be an origin`);
        }
      }),
      { examples: [...tails, ...others.split(' ')].map((url) => [url]) },
    );
  });

  it('refuses a secret key in any variable that reaches the scripts, and ignores other variables', () => {
    const key = 'sb_secret_0123456789abcdef';
    for (const given of [live, withoutAccounts])
      expect(() => prepare({ ...given, VITE_SUPABASE_PUBLISHABLE_KEY: key })).toThrow(
        /^VITE_SUPABASE_PUBLISHABLE_KEY holds a .*every visitor could read/,
      );
    expect(() => prepare({ VITE_EXTRA: key }, true)).toThrow(/^VITE_EXTRA holds/);
    expect(() => prepare({ SUPABASE_SECRET_KEY: key }, true)).not.toThrow();
  });

  const badDays = ['yesterday', '2026-02-30', '2026-1-1', '2026-01-01T00:00:00Z', ' '];
  it.each<[string, string, string]>([
    ['VITE_ACCOUNTS', 'OFF', 'must be "on" or "off"'],
    ['VITE_ACCOUNTS', 'false', 'must be "on" or "off"'],
    ['VITE_OFFLINE', '0', 'must be "on" or "off"'],
    ...badDays.map((day): [string, string, string] => ['VITE_BUILD_DAY', day, 'must be']),
    ['PORT', 'http', 'must be a number from 1 to 65535, not "http".'],
  ])('refuses %s=%j in one paragraph that says how to fix it', (name, value, reason) => {
    const env = { [name]: value, VITE_SITE_URL: 'http://localhost:4173' };
    expect(() => prepare({ ...env }, true)).toThrow(StartError);
    expect(() => prepare({ ...env }, true)).toThrow(`${name} ${reason}`);
    expect(() => prepare({ ...env }, true)).toThrow(/^[^\n]+\.$/);
  });
});

it('a build for this machine needs no variable: the site is at the port of npm start', () => {
  const env: NodeJS.ProcessEnv = { PORT: '4321' };
  prepare(env, true);
  expect(env['VITE_SITE_URL']).toBe('http://localhost:4321');
});
