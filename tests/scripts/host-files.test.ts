import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeHostFiles } from '../../scripts/host-files';
import { hostHeaders } from '../../scripts/static-files';
import { temporaryDirectory } from '../support/setup-temporary';

const hosted = { isLocal: false, supabaseUrl: 'https://abc.supabase.co', day: '2026-01-18' };
const local = { isLocal: true, supabaseUrl: undefined, day: '2026-01-18' };

async function written(environment: typeof hosted | typeof local): Promise<string> {
  const folder = temporaryDirectory();
  await writeHostFiles({ inlined: ['p{}'], environment, folder });
  return folder;
}

const WEEK = 'public, max-age=604800';
const PAGE = 'public, max-age=0, must-revalidate';

/** Netlify and Cloudflare Pages apply every rule that matches, so these hold for the hosts. */
it.each([
  ['/', PAGE, null],
  ['/about', PAGE, null],
  ['/sitemap.xml', PAGE, null],
  ['/assets/frame-1a2b.js', 'public, max-age=31536000, immutable', null],
  ['/images/blade-800.avif', WEEK, null],
  ['/photos/team-800.jpg', WEEK, null],
  ['/favicon.ico', WEEK, null],
  ['/sw.js', 'no-cache', null],
  ['/calendar/camp.ics', PAGE, 'text/calendar; charset=utf-8'],
  ['/camps.ics', PAGE, 'text/calendar; charset=utf-8'],
])(
  'a host sends %s with its cache rule, its type and each security header once',
  async (path, cache, type) => {
    const headers = hostHeaders(await written(hosted), path);
    expect(headers.get('cache-control')).toBe(cache);
    expect(headers.get('content-type')).toBe(type);
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  },
);

it('the policy of a hosted build names its project and allows nothing else', async () => {
  const policy = hostHeaders(await written(hosted), '/').get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  // No wildcard, no scheme that lets anything in, no other host, and nothing unsafe but style attributes.
  const open = policy.split(/[ ;]+/).filter((word) => /[*:]|unsafe/.test(word));
  expect(open).toEqual(["'unsafe-inline'", 'https://abc.supabase.co']);
  expect(policy).toContain("style-src-attr 'unsafe-inline';");
});

it('a local build requires no TLS and names no project', async () => {
  const headers = hostHeaders(await written(local), '/');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('content-security-policy')).not.toMatch(/upgrade-insecure-requests|supabase/);
});

it('both hosts can read the lines of _headers and _redirects', async () => {
  const folder = await written(hosted);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
  for (const line of read('_headers')) expect(line).toMatch(/^$|^\/[\w./-]*\*?$|^ {2}[\w-]+: [^"\\$]+$/);
  for (const line of read('_redirects')) expect(line).toMatch(/^\/[\w./-]+ \/[\w-]* 301$/);
});

it('says where to report a vulnerability, valid for less than a year', async () => {
  const text = readFileSync(join(await written(hosted), '.well-known/security.txt'), 'utf8');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 2027-01-13T00:00:00.000Z\n/);
});
