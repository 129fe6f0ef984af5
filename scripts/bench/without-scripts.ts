import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Data blocks stay. */
const RUNNING_SCRIPTS = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** Copies a built site without its scripts: the same pages at the best speed the connection allows. */
export async function copyWithoutScripts(dist: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'az1-no-scripts-'));
  await cp(dist, copy, { recursive: true });
  for (const file of await readdir(copy, { recursive: true })) {
    const path = join(copy, file);
    if (file.endsWith('.js')) await rm(path);
    else if (file.endsWith('.html')) {
      const html = await readFile(path, 'utf8');
      await writeFile(path, html.replace(RUNNING_SCRIPTS, ''));
    }
  }
  return copy;
}
