import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { writeHostFiles } from '../../scripts/build/write-host-files';
import { temporaryDirectory } from '../support/setup-temporary';

const folder = temporaryDirectory();
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const source = () => JSON.parse(read('.headers.json')) as Record<string, string>;

beforeAll(() => writeHostFiles({ styleHashes: ['c3R5bGU='], embedded: false, folder }));

it('Netlify and Cloudflare Pages get every security header, the cache rules and plain redirects', () => {
  const everywhere = Object.entries(source()).map(([name, value]) => `  ${name}: ${value}\n`);
  // Nothing that ends the line or the quotes of a header in a host's file.
  expect(everywhere.join('')).not.toMatch(/\S[\r"\\$]|\n(?! {2}\S|$)/);
  for (const rule of [
    `/*\n${everywhere.join('')}`,
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    '/sw.js\n  Cache-Control: no-cache\n',
    '/calendar/*\n  Content-Type: text/calendar; charset=utf-8\n',
  ])
    expect(`${read('_headers')}\n`).toContain(`${rule}\n`);
  for (const line of read('_redirects').trim().split('\n')) expect(line).toMatch(/^\/[\w./-]+ \/[\w-]* 301$/);
});

it('every build says where to report a vulnerability, valid for less than a year', async () => {
  vi.stubEnv('VITE_BUILD_DAY', '2026-01-18');
  await writeHostFiles({ styleHashes: ['c3R5bGU='], embedded: false, folder });
  expect(read('.well-known/security.txt')).toMatch(
    /^Contact: mailto:\S+@\S+\nExpires: 2027-01-13T00:00:00.000Z\n/,
  );
});

it('only the policy of a hosted build requires TLS and names a project, and it allows nothing else', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abc.supabase.co');
  await writeHostFiles({ styleHashes: ['c3R5bGU='], embedded: true, folder });
  expect(source()).not.toHaveProperty('Strict-Transport-Security');
  expect(source()['Content-Security-Policy']).not.toMatch(/upgrade-insecure-requests|abc\.supabase\.co/);
  await writeHostFiles({ styleHashes: ['c3R5bGU='], embedded: false, folder });
  expect(source()).toMatchObject({ 'X-Frame-Options': 'DENY', 'X-Content-Type-Options': 'nosniff' });
  expect(source()['Strict-Transport-Security']).toMatch(/^max-age=\d{8,}; includeSubDomains; preload$/);
  const policy = source()['Content-Security-Policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  // No wildcard, no unsafe word, no scheme that lets anything in, and no other host.
  const open = policy.split(/[ ;]+/).filter((word) => /[*:]|unsafe/.test(word));
  expect(open).toEqual(['https://abc.supabase.co']);
});
