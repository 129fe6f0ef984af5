import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { accounts } from './support/accounts';
import { DIST } from '../scripts/dist';
import { manifest } from './support/built-site';
import { expect, test } from './support/test';

const BINARY = new Set(['.avif', '.webp', '.jpg', '.png', '.ico', '.woff2']);

/** Text files of the build by path. */
const texts = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !BINARY.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** A signed token (RFC 7519): two parts of JSON and a signature, in the alphabet of base64url. */
const TOKEN = /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]+/;

test('no file of the build holds a secret', () => {
  expect(texts.length).toBeGreaterThan(50);
  const local = process.env['AZ1_DATA_DIR'] ?? '';
  const jwtSecret = readFileSync(join(local, 'jwt-secret'), 'utf8').trim();
  expect(jwtSecret.length).toBeGreaterThan(40);
  for (const { path, text } of texts) {
    expect.soft(TOKEN.exec(text)?.[0], path).toBeUndefined();
    for (const word of [
      jwtSecret,
      'service_role',
      'sb_secret_',
      accounts.admin.password,
      accounts.member.password,
    ]) {
      expect.soft(text.includes(word), `${path} holds ${word}`).toBe(false);
    }
    expect.soft(text.includes(process.cwd()), path).toBe(false);
    expect.soft(/[#@] ?sourceMappingURL=/.exec(text)?.[0], path).toBeUndefined();
  }
});

test('no file of the build contains code of the word editor', () => {
  const traces = texts.filter(({ text }) => /edit-words|Edit words/.test(text));
  expect(traces.map(({ path }) => path)).toEqual([]);
});

test('only the account pages load the packages for accounts', () => {
  /** Words of supabase-js, zod, React Query, react-hook-form and sonner that our own code does not contain. */
  const packages =
    /AuthRetryableFetchError|invalid_union|isFetchedAfterMount|shouldUnregister|data-sonner-toaster/;
  const forAccounts = /\/((AuthPage|AdminPage|Toaster)\.tsx|backend\/session\.ts|account\/query-client\.ts)$/;
  const modules = manifest();
  const bringsPackages = (key: string): boolean => {
    const { file = '', imports = [] } = modules[key] ?? {};
    return packages.test(readFileSync(join(DIST, file), 'utf8')) || imports.some(bringsPackages);
  };
  const entries = Object.keys(modules).filter((key) => /^src\/.*\.tsx?$/.test(key));
  expect(entries.length).toBeGreaterThan(20);
  for (const entry of entries) expect(bringsPackages(entry), entry).toBe(forAccounts.test(entry));
});

test('scripts are sent compressed, other spellings of a page lead to it, and internal files to nothing', async ({
  request,
}) => {
  const script = texts.find(({ path }) => /assets\/main-.*\.js$/.test(path))?.path.slice(DIST.length) ?? '';
  expect((await request.get(script)).headers()['content-encoding']).toMatch(/br|gzip/);
  for (const path of ['/about/', '/about.html']) {
    const answer = await request.get(`${path}?a=1`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, '/about?a=1']);
  }
  for (const path of ['/_headers', '/..%2fpackage.json', '/%E0%A4%A'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('the licences of shipped packages and fonts are part of the build', async ({ request }) => {
  const licences = await (await request.get('/licences.txt')).text();
  const named = [...licences.matchAll(/^## (\S+)/gm)].map((match) => match[1]);
  const shipped = 'react react-dom react-router sonner zod @supabase/auth-js'.split(' ');
  expect(named).toEqual(expect.arrayContaining(shipped));
  const fonts = await (await request.get('/licences-fonts.txt')).text();
  expect(fonts.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(3);
});
