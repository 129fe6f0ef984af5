import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { headersFile, redirectsFile } from './host-files';
import { securityHeaders } from './security-headers';
import { securityTxt } from './security-txt';

interface HostFileOptions {
  /** SHA-256 (base64) of the stylesheet that is inlined in every page. */
  styleHashes: readonly string[];
  /** Whether the site is served from this machine without TLS. */
  embedded: boolean;
  /** Where the site is built. */
  folder: string;
}

/**
 * Writes the files that a host needs to serve the site as intended: `_headers` and `_redirects` (Netlify, Cloudflare
 * Pages), `.headers.json` for the server of `npm start`, and `.well-known/security.txt`.
 */
export async function writeHostFiles({ styleHashes, embedded, folder }: HostFileOptions): Promise<void> {
  const headers = securityHeaders({
    styleHashes,
    supabaseUrl: embedded ? undefined : process.env['VITE_SUPABASE_URL'],
    https: !embedded,
  });
  const buildDay = process.env['VITE_BUILD_DAY'] ?? new Date().toISOString().slice(0, 10);
  const files = {
    '.headers.json': `${JSON.stringify(headers, null, 2)}\n`,
    _headers: headersFile(headers),
    _redirects: redirectsFile(),
    '.well-known/security.txt': securityTxt(new Date(buildDay)),
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}
