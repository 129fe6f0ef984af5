import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailPath } from '../../server/data-directory';

/** The emails that the backend of a data directory would have sent, oldest first. */
export function readMails(dataDir: string): string[] {
  const folder = mailPath(dataDir);
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
}
