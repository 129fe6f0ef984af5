import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const CACHE_DIR = 'node_modules/.cache/az1-hockey';

/**
 * The folder that `build` fills, kept between test runs until one of `sources` changes. Test files that build at the
 * same time use separate folders; the first to finish is kept.
 */
export async function builtOnce(
  name: string,
  sources: readonly string[],
  build: (folder: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(source));
  const folder = join(CACHE_DIR, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;

  mkdirSync(CACHE_DIR, { recursive: true });
  const draft = mkdtempSync(join(CACHE_DIR, 'draft-'));
  await build(draft);
  try {
    renameSync(draft, folder);
  } catch {
    rmSync(draft, { recursive: true });
  }
  return folder;
}
