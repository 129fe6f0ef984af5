import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CAMPS_FEED } from '../src/pages/programs/camp-list';
import { organization } from '../src/site/organization.content';
import { PICTURE_FOLDERS } from '../src/site/picture-folders';
import { redirectRules } from '../src/site/redirects';

type Headers = Readonly<Record<string, string>>;
interface HeaderRule {
  /** As hosts write it: `*` at the end stands for everything below a folder. */
  path: string;
  headers: Headers;
}

interface PolicyInputs {
  /** SHA-256 (base64) of every stylesheet that is inlined in a page. */
  styleHashes: readonly string[];
  /** Origin of the hosted Supabase project, the one other place scripts may talk to. */
  supabaseUrl?: string | undefined;
  /** False on a loopback server without TLS, where upgrading requests would break the page. */
  https: boolean;
}

/** Returns the headers that protect every page (Content-Security-Policy level 3, OWASP ASVS 5.0 chapter 3.4). */
function securityHeaders({ styleHashes, supabaseUrl, https }: PolicyInputs): Headers {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    // Attributes only: headlines, slides and the footer are served with custom properties of their own.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${supabaseUrl ? ` ${supabaseUrl}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000' } : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

const ONE_WEEK = { 'Cache-Control': 'public, max-age=604800' };
const CALENDAR = { 'Content-Type': 'text/calendar; charset=utf-8' };

/**
 * How long browsers may keep files, and the types that some host does not know. Pages are not listed: both hosts send
 * them as `max-age=0, must-revalidate`. No file may match two rules with the same header, because hosts join the values.
 */
const fileRules: readonly HeaderRule[] = [
  // Their names carry a hash of their content.
  { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ...[...PICTURE_FOLDERS, 'share'].map((name) => ({
    path: `/${name}/*`,
    headers: ONE_WEEK,
  })),
  { path: '/favicon.svg', headers: ONE_WEEK },
  { path: '/favicon.ico', headers: ONE_WEEK },
  { path: '/sw.js', headers: { 'Cache-Control': 'no-cache' } },
  { path: '/calendar/*', headers: CALENDAR },
  { path: CAMPS_FEED, headers: CALENDAR },
];

/** Returns `_headers` as Netlify and Cloudflare Pages read it. */
function headersFile(everywhere: Headers): string {
  const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return [{ path: '/*', headers: everywhere }, ...fileRules]
    .map(({ path, headers }) => `${path}\n${lines(headers).join('')}`)
    .join('\n');
}

/**
 * Returns `_redirects` as both hosts read it. No rule sends unknown addresses to the home page: they get 404.html with
 * status 404, and search engines would take anything else for a page.
 */
const redirectsFile = () =>
  redirectRules()
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');

/** RFC 9116 recommends less than a year; the site is built every week. */
const VALID_MS = 360 * 24 * 60 * 60 * 1000;

/** Returns security.txt (RFC 9116): where to report a vulnerability, and until when that is valid. */
function securityTxt(day: string): string {
  const expires = new Date(new Date(day).getTime() + VALID_MS);
  return `Contact: mailto:${organization.email}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en\n`;
}

interface HostFileOptions {
  /** Every stylesheet that is inlined in a page. */
  inlined: readonly string[];
  environment: Pick<BuildEnvironment, 'isLocal' | 'supabaseUrl' | 'day'>;
  folder: string;
}

/** Writes what a host needs to serve the site as intended: `_headers`, `_redirects` and `.well-known/security.txt`. */
export async function writeHostFiles({ inlined, environment, folder }: HostFileOptions): Promise<void> {
  const { isLocal, supabaseUrl, day } = environment;
  const styleHashes = inlined.map((css) => createHash('sha256').update(css).digest('base64'));
  const files = {
    _headers: headersFile(securityHeaders({ styleHashes, supabaseUrl, https: !isLocal })),
    _redirects: redirectsFile(),
    '.well-known/security.txt': securityTxt(day),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}
