// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { BuildError } from '../../scripts/build/build-error';
import { prepareEnvironment } from '../../scripts/build/environment';

const live = {
  VITE_SITE_URL: 'https://www.example.org',
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};

describe('the environment of a build for deployment', () => {
  it('must name the site and its Supabase project, all said in one sentence', () => {
    const build = () => prepareEnvironment(false, {});
    expect(build).toThrow(BuildError);
    expect(build).toThrow(/VITE_SITE_URL, VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY/);
    expect(build).toThrow(/VITE_ACCOUNTS=off/);
  });

  it('is complete with them', () => {
    const env: NodeJS.ProcessEnv = { ...live };
    prepareEnvironment(false, env);
    expect(env).toMatchObject(live);
    expect(env['VITE_BUILD_DAY']).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('needs only the address of the site to go live without accounts', () => {
    expect(() =>
      prepareEnvironment(false, { VITE_ACCOUNTS: 'off', VITE_SITE_URL: live.VITE_SITE_URL }),
    ).not.toThrow();
    expect(() => prepareEnvironment(false, { VITE_ACCOUNTS: 'off' })).toThrow(/needs VITE_SITE_URL\./);
  });

  it.each(['https://example.org/', 'https://example.org/site', 'example.org', 'ftp://example.org'])(
    'refuses %s as an origin',
    (url) => {
      expect(() => prepareEnvironment(false, { ...live, VITE_SITE_URL: url })).toThrow(/must be an origin/);
    },
  );
});

describe('the environment of a build for this machine', () => {
  it('needs nothing: the site is at the port of npm start', () => {
    const env: NodeJS.ProcessEnv = { PORT: '4321' };
    prepareEnvironment(true, env);
    expect(env['VITE_SITE_URL']).toBe('http://localhost:4321');
  });
});
