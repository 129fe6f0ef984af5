import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveStatic } from '../../scripts/static-server';
import { DIST } from './built-site';

/** A copy of the build on its own server, whose files a test can change. */
export async function deploy() {
  const folder = await mkdtemp(join(tmpdir(), 'az1-deployed-'));
  await cp(DIST, folder, { recursive: true });
  const server = await serveStatic(folder);
  const remove = async (file: string) => {
    for (const twin of ['', '.br', '.gz']) await rm(join(folder, file + twin), { force: true });
  };
  return {
    url: server.url,
    remove,
    read: (file: string) => readFile(join(folder, file), 'utf8'),
    /** Replaces a file and its compressed copies, which would serve the old text. */
    async replace(file: string, text: string) {
      await remove(file);
      await writeFile(join(folder, file), text);
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
