import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { securityHeaders } from './security-headers';

/**
 * Writes what a host needs to serve dist/ as intended. `.headers.json` is read by the server of `npm start`.
 */
export async function writeHostFiles({
  styleHash,
  embedded,
}: {
  styleHash: string;
  embedded: boolean;
}): Promise<void> {
  const headers = securityHeaders({
    styleHash,
    supabaseUrl: process.env['VITE_SUPABASE_URL'],
    https: !embedded,
  });
  await writeFile(join('dist', '.headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
}
