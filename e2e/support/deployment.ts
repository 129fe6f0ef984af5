import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST } from '../../scripts/dist';
import { serveStatic } from '../../scripts/static-server';

/** A copy of the build on its own server, whose files a test can change. */
export async function deploy() {
  const folder = await mkdtemp(join(tmpdir(), 'az1-deployed-'));
  await cp(DIST, folder, { recursive: true });
  const server = await serveStatic(folder);
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const replace = (file: string, text: string) => writeFile(join(folder, file), text);

  /** Changes what the build wrote in front of the service worker. */
  async function changeWorker(change: Readonly<Record<string, unknown>>): Promise<void> {
    const [, build = '', script = ''] = /^self\.build = (.*);\n(.*)$/s.exec(await read('sw.js')) ?? [];
    const changed = { ...(JSON.parse(build) as object), ...change };
    await replace('sw.js', `self.build = ${JSON.stringify(changed)};\n${script}`);
  }

  return {
    url: server.url,
    replace,
    changeWorker,
    remove: (file: string) => rm(join(folder, file)),
    /** Deploys another build: each script has another name and is gone under its old one, and pages are marked. */
    async deployAgain() {
      const scripts = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
      const renamed = scripts.map((name) => [name, name.replace('.js', '-2.js')] as const);
      const texts = await readdir(folder, { recursive: true });
      for (const file of texts.filter((name) => /\.(html|js)$/.test(name))) {
        const text = renamed.reduce((changed, [from, to]) => changed.replaceAll(from, to), await read(file));
        await replace(file, text.replace('<html', '<html data-deployment="second"'));
      }
      for (const [from, to] of renamed)
        await rename(join(folder, 'assets', from), join(folder, 'assets', to));
      await changeWorker({ version: 'second' });
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
