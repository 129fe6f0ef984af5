// @vitest-environment node
import { assert, oneof, pre, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BuildError } from '../../scripts/build/build-error';
import { prepareEnvironment } from '../../scripts/build/environment';

const live = {
  VITE_SITE_URL: 'https://www.example.org',
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};

/** A key of the older kind: a token that names its role. */
function token(role: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iss: 'supabase', role })}.c2lnbmF0dXJl`;
}

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

  const noOrigins = [
    'https://example.org/',
    'https://example.org/site',
    'https://example.org?a',
    'https://user:password@example.org',
    'https://EXAMPLE.org',
    'https://example.org ',
    'https://example.org; script-src *',
    "https://example.org 'unsafe-inline'",
    'https://',
    'example.org',
    'ftp://example.org',
    'javascript:alert(1)',
  ];
  it.each(noOrigins)('refuses %s as an origin', (url) => {
    for (const name of ['VITE_SITE_URL', 'VITE_SUPABASE_URL']) {
      expect(() => prepareEnvironment(false, { ...live, [name]: url })).toThrow(`${name} must be an origin`);
      expect(() => prepareEnvironment(true, { [name]: url })).toThrow(`${name} must be an origin`);
    }
  });

  it('lets nothing into a header but an origin, whatever it is', () => {
    assert(
      property(
        oneof(
          string(),
          string().map((end) => `https://example.org${end}`),
        ),
        (text) => {
          pre(text !== '');
          const build = () => prepareEnvironment(false, { ...live, VITE_SUPABASE_URL: text });
          if (/^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(text)) return;
          expect(build).toThrow(/VITE_SUPABASE_URL/);
        },
      ),
    );
  });

  it.each(['', undefined])('takes %j for not set', (value) => {
    for (const name of Object.keys(live)) {
      expect(() => prepareEnvironment(false, { ...live, [name]: value })).toThrow(`needs ${name}.`);
    }
  });

  it.each(['sb_publishable_x y', 'sb_publishable_x\n', 'ключ'])('refuses %j as a key', (key) => {
    expect(() => prepareEnvironment(false, { ...live, VITE_SUPABASE_PUBLISHABLE_KEY: key })).toThrow(
      /VITE_SUPABASE_PUBLISHABLE_KEY holds a blank/,
    );
  });
});

describe('the environment of any build', () => {
  it.each(['sb_secret_0123456789abcdef', token('service_role'), token('supabase_admin')])(
    'refuses the secret key %s, with and without accounts',
    (key) => {
      const name = 'VITE_SUPABASE_PUBLISHABLE_KEY';
      const refusal = new RegExp(`^${name} holds a .*every visitor could read`);
      expect(() => prepareEnvironment(false, { ...live, [name]: key })).toThrow(refusal);
      expect(() => prepareEnvironment(false, { ...live, [name]: key, VITE_ACCOUNTS: 'off' })).toThrow(
        refusal,
      );
      expect(() => prepareEnvironment(true, { [name]: key })).toThrow(refusal);
    },
  );

  it('refuses a secret under any name that reaches the scripts, and leaves the others alone', () => {
    expect(() => prepareEnvironment(true, { VITE_EXTRA: 'sb_secret_0123456789abcdef' })).toThrow(
      /^VITE_EXTRA /,
    );
    expect(() =>
      prepareEnvironment(true, { SUPABASE_SECRET_KEY: 'sb_secret_0123456789abcdef' }),
    ).not.toThrow();
  });

  it('takes the older anonymous key', () => {
    expect(() =>
      prepareEnvironment(false, { ...live, VITE_SUPABASE_PUBLISHABLE_KEY: token('anon') }),
    ).not.toThrow();
  });

  it.each(['OFF', 'false', '0', 'no'])('refuses "%s" for a switch', (value) => {
    for (const name of ['VITE_ACCOUNTS', 'VITE_OFFLINE']) {
      expect(() => prepareEnvironment(true, { [name]: value })).toThrow(`${name} must be "on" or "off"`);
    }
  });

  it.each(['yesterday', '2026-02-30', '2026-1-1', '2026-01-01T00:00:00Z', ' '])(
    'refuses "%s" as the day of the build',
    (value) => {
      expect(() => prepareEnvironment(true, { VITE_BUILD_DAY: value })).toThrow(/^VITE_BUILD_DAY must be/);
    },
  );

  it('says every refusal in words of one paragraph, as something to mend', () => {
    for (const env of [
      { VITE_BUILD_DAY: 'x' },
      { VITE_ACCOUNTS: 'x' },
      { VITE_SITE_URL: 'x' },
      { PORT: 'x' },
    ]) {
      expect(() => prepareEnvironment(true, env)).toThrow(BuildError);
      expect(() => prepareEnvironment(true, env)).toThrow(/^[^\n]+\.$/);
    }
  });
});

describe('the environment of a build for this machine', () => {
  it('needs nothing: the site is at the port of npm start', () => {
    const env: NodeJS.ProcessEnv = { PORT: '4321' };
    prepareEnvironment(true, env);
    expect(env['VITE_SITE_URL']).toBe('http://localhost:4321');
  });

  it('knows a wrong port before anything is built, also where the address is given', () => {
    for (const more of [{}, { VITE_SITE_URL: 'http://localhost:4173' }]) {
      const build = () => prepareEnvironment(true, { PORT: 'http', ...more });
      expect(build).toThrow(BuildError);
      expect(build).toThrow('PORT must be a number from 1 to 65535, not "http".');
    }
  });
});
