import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBackend } from '../../../server/embedded-backend';

const CACHE_DIR = 'node_modules/.cache/az1-hockey';

/** A new empty folder of this test's own. The caller removes it. */
export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'az1-test-'));
}

/** Changes with everything a first start reads. */
function fingerprint(): string {
  const files = ['package-lock.json', 'supabase/config.toml', 'supabase/seed.sql'];
  for (const name of readdirSync('supabase/migrations')) files.push(`supabase/migrations/${name}`);
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A data directory as a first start leaves it. A first start takes seconds, so one is kept and copied; test
 * files that make it at the same time do so in folders of their own, and the first to finish is kept.
 */
export async function seededDataDirectory(): Promise<string> {
  const template = join(CACHE_DIR, `seeded-${fingerprint()}`);
  if (!existsSync(template)) {
    mkdirSync(CACHE_DIR, { recursive: true });
    const draft = mkdtempSync(join(CACHE_DIR, 'draft-'));
    await (await openBackend(draft)).close();
    try {
      renameSync(draft, template);
    } catch {
      rmSync(draft, { recursive: true });
    }
  }
  const dir = temporaryDirectory();
  cpSync(template, dir, { recursive: true });
  return dir;
}
