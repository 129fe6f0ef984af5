import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadEnv } from 'vite';
import type * as Prerender from '../../src/app/prerender';
import { compressFiles } from './compress';
import { checkContent } from '../check-content';
import { BuildError } from './build-error';
import { buildServiceWorker } from './build-service-worker';
import { prepareEnvironment } from './environment';
import { writeCalendarFiles } from './write-calendar-files';
import { writePhotographs } from './write-photographs';
import { writePages } from './write-pages';
import { writeHostFiles } from './write-host-files';

const SERVER_BUNDLE = 'build/prerender';

/**
 * Builds the whole site into dist/.
 * @throws BuildError when the environment is incomplete or the content has mistakes
 */
export async function buildSite({ embedded }: { embedded: boolean }): Promise<void> {
  const mode = embedded ? 'embedded' : 'production';
  // What .env files say goes into the bundle as well, so it is checked as well.
  Object.assign(process.env, loadEnv(mode, process.cwd(), 'VITE_'));
  prepareEnvironment(embedded);
  const problems = await checkContent();
  if (problems.length > 0)
    throw new BuildError(`the content has ${problems.length} mistake(s).\n${problems.join('\n')}`);

  await build({ mode, logLevel: 'warn', configLoader: 'runner' });
  await build({
    mode,
    logLevel: 'warn',
    configLoader: 'runner',
    build: { ssr: 'src/app/prerender.tsx', outDir: SERVER_BUNDLE, emptyOutDir: true, copyPublicDir: false },
  });
  const prerender: typeof Prerender = await import(
    pathToFileURL(resolve(SERVER_BUNDLE, 'prerender.js')).href
  );
  const { styleHash, pageCount } = await writePages(prerender);
  await writeCalendarFiles({
    siteUrl: prerender.siteUrl,
    stamp: new Date(`${process.env['VITE_BUILD_DAY']}T00:00:00Z`),
    folder: 'dist',
  });
  await writePhotographs('dist');
  await writeHostFiles({ styleHash, embedded });
  await buildServiceWorker();
  await compressFiles('dist');
  await rm('build', { recursive: true, force: true });
  console.log(`Built ${pageCount} pages into dist/.`);
}
