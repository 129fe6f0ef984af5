import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error';

const HEADERS_FILE = '.headers.json';

/** Returns the security headers of a build. Throws a {@link StartError} when there is no whole build. */
export function buildHeaders(dist: string): Record<string, string> {
  const file = join(dist, HEADERS_FILE);
  if (!existsSync(join(dist, 'index.html'))) {
    throw new StartError(`There is no built site in ${dist}. Build it first: npm run build`);
  }
  if (!existsSync(file)) {
    throw new StartError(
      `${file} is missing, so the site would be served without its security headers. Build it again: npm run build`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
