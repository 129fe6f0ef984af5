import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { offlinePageIds, pageIds, pages } from '../../src/site/pages';
import { KILL_SWITCH } from './kill-switch';
import { scriptsOfPages } from './scripts-of-pages';
import { OFFLINE_FILE } from './write-pages';

/** Hash of the names and contents of everything that was built: a changed page or picture is a new version. */
async function versionOf(dist: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(await readFile(join(dist, file)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * Writes sw.js into the built folder; it keeps the pages marked for it, their scripts and the fonts for reading without
 * a network. With VITE_OFFLINE=off it writes the kill switch instead.
 */
export async function buildServiceWorker(dist: string): Promise<void> {
  if (process.env['VITE_OFFLINE'] === 'off') {
    await writeFile(join(dist, 'sw.js'), KILL_SWITCH);
    return;
  }
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));
  const home = await readFile(join(dist, 'index.html'), 'utf8');
  const preloaded = [...home.matchAll(/<link rel="preload" href="\/([^"]+\.woff2)"/g)];
  const fonts = preloaded.map(([, file = '']) => file);
  const offlinePath = `/${OFFLINE_FILE.replace('.html', '')}`;
  const kept = [...fonts, ...(await scriptsOfPages(dist, offlinePageIds))];
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@': resolve('src') } },
    define: {
      __BUILD_VERSION__: JSON.stringify(await versionOf(dist, files)),
      __KEPT_PAGES__: JSON.stringify([...offlinePageIds.map((id) => pages[id].path), offlinePath]),
      __KEPT_FILES__: JSON.stringify(kept.map((file) => `/${file}`)),
      __PRIVATE_PAGES__: JSON.stringify(
        pageIds.filter((id) => pages[id].visibility === 'private').map((id) => pages[id].path),
      ),
      __OFFLINE_PAGE__: JSON.stringify(offlinePath),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: {
        input: 'src/offline/service-worker.ts',
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  });
}
