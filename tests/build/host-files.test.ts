// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages, pageIds } from '@/site/pages';
import { writeHostFiles } from '../../scripts/build/write-host-files';

const folder = mkdtempSync(join(tmpdir(), 'az1-hosts-'));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

beforeAll(() => writeHostFiles({ styleHash: 'c3R5bGU=', embedded: false, folder }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Header names and values of the one source, as the server of this machine reads them. */
const source = () => JSON.parse(read('.headers.json')) as Record<string, string>;

/** The headers each file gives to every path. */
const perHost: Record<string, () => Record<string, string>> = {
  _headers: () => {
    const [everywhere = ''] = read('_headers').split('\n\n');
    const [path, ...lines] = everywhere.split('\n');
    expect(path).toBe('/*');
    return Object.fromEntries(
      lines.map((line) =>
        line
          .trim()
          .split(/: (.*)/)
          .slice(0, 2),
      ),
    );
  },
  'vercel.json': () => {
    const { headers } = JSON.parse(read('vercel.json')) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    expect(headers[0]?.source).toBe('/(.*)');
    return Object.fromEntries((headers[0]?.headers ?? []).map(({ key, value }) => [key, value]));
  },
  'nginx/security-headers.conf': () =>
    Object.fromEntries(
      [...read('nginx/security-headers.conf').matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(
        (match) => [match[1], match[2]],
      ),
    ),
};

describe('the files for hosts', () => {
  it.each(Object.keys(perHost))('%s sends every security header of the one source', (name) => {
    expect(perHost[name]?.()).toEqual(source());
  });

  it('asks for TLS and allows the inlined stylesheet', () => {
    expect(source()['Strict-Transport-Security']).toMatch(/max-age=63072000/);
    expect(source()['Content-Security-Policy']).toContain("style-src 'self' 'sha256-c3R5bGU='");
    expect(source()['Content-Security-Policy']).toContain('upgrade-insecure-requests');
  });

  it('keeps hashed files for a year and asks for the service worker anew', () => {
    expect(read('_headers')).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(read('_headers')).toContain('/sw.js\n  Cache-Control: no-cache\n');
    expect(read('vercel.json')).toContain('"source": "/assets/(.*)"');
  });

  it('redirects the slash spelling of every page, and nothing to the home page', () => {
    const rules = read('_redirects').trim().split('\n');
    expect(rules).toEqual(
      pageIds.filter((id) => id !== 'home').map((id) => `${pages[id].path}/ ${pages[id].path} 308`),
    );
  });

  it('serves clean addresses on Vercel without a rewrite', () => {
    expect(JSON.parse(read('vercel.json'))).toMatchObject({ cleanUrls: true, trailingSlash: false });
    expect(read('vercel.json')).not.toContain('rewrites');
  });

  it('leaves out on this machine what only works with TLS', async () => {
    await writeHostFiles({ styleHash: 'c3R5bGU=', embedded: true, folder });
    expect(source()).not.toHaveProperty('Strict-Transport-Security');
    expect(source()['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
    await writeHostFiles({ styleHash: 'c3R5bGU=', embedded: false, folder });
  });
});
