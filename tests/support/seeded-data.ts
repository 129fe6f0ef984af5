import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { openBackend } from '../../server/embedded-backend';
import { temporaryDirectory } from './setup-temporary';

const CACHE_DIR = 'node_modules/.cache/az1-hockey';
const MIGRATIONS_DIR = 'supabase/migrations';

/** Everything a first start reads. */
const sources = [
  ...readdirSync(MIGRATIONS_DIR).map((name) => join(MIGRATIONS_DIR, name)),
  'package-lock.json',
  'supabase/config.toml',
  'supabase/seed.sql',
];

/** A data directory as a first start leaves it, copied from one made earlier to save seconds. */
export async function seededDataDirectory(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(source));
  const template = join(CACHE_DIR, `seeded-${hash.digest('hex').slice(0, 16)}`);
  const dir = temporaryDirectory();
  if (!existsSync(template)) {
    mkdirSync(CACHE_DIR, { recursive: true });
    const draft = mkdtempSync(join(CACHE_DIR, 'draft-'));
    await (await openBackend(draft)).close();
    // Another test file may have been first.
    if (!existsSync(template)) renameSync(draft, template);
  }
  cpSync(template, dir, { recursive: true });
  return dir;
}
