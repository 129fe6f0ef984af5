import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBackend } from '../../server/embedded-backend';
import { builtOnce } from './built-once';
import { temporaryDirectory } from './setup-temporary';

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
  const template = await builtOnce('seeded', sources, async (folder) => (await openBackend(folder)).close());
  const dir = temporaryDirectory();
  cpSync(template, dir, { recursive: true });
  return dir;
}
