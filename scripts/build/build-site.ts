import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadEnv } from 'vite';
import type * as Prerender from '../../src/app/prerender';
import { compressFiles } from './compress';
import { checkContent } from '../check';
import { samples } from '../samples';
import { step } from '../step';
import { BuildError } from './build-error';
import { buildServiceWorker } from './build-service-worker';
import { prepareEnvironment } from './environment';
import { writeCalendarFiles } from './write-calendar-files';
import { writePhotographs } from './write-photographs';
import { writePages } from './write-pages';
import { writeHostFiles } from './write-host-files';

/** Writes the site into a folder, with the bundle that renders it in another. Returns how many pages it has. */
async function writeSite(
  site: string,
  serverBundle: string,
  { mode, embedded, compressed }: { mode: string; embedded: boolean; compressed: boolean },
): Promise<number> {
  const shared = { mode, logLevel: 'warn', configLoader: 'runner' } as const;
  await step(
    'Bundling the scripts and styles',
    Promise.all([
      build({ ...shared, build: { outDir: site, emptyOutDir: true } }),
      build({
        ...shared,
        build: {
          ssr: 'src/app/prerender.tsx',
          outDir: serverBundle,
          emptyOutDir: true,
          copyPublicDir: false,
        },
      }),
    ]),
  );
  const prerender: typeof Prerender = await import(pathToFileURL(resolve(serverBundle, 'prerender.js')).href);
  const { styleHash, pageCount } = await step('Writing the pages', () => writePages(site, prerender));
  await writeCalendarFiles({
    siteUrl: prerender.siteUrl,
    stamp: new Date(`${process.env['VITE_BUILD_DAY']}T00:00:00Z`),
    folder: site,
  });
  await writePhotographs(site);
  await writeHostFiles({ styleHash, embedded, folder: site });
  await buildServiceWorker(site);
  if (compressed) await step('Compressing the files', () => compressFiles(site));
  return pageCount;
}

/** Where hosts and the local server read the site. */
const DIST = 'dist';

/** Swaps in a complete site, so that nobody is served half of each. */
async function swap(made: string, previous: string): Promise<void> {
  if (existsSync(DIST)) await rename(DIST, previous);
  await rename(made, DIST);
}

interface BuildOptions {
  /** Whether the site is for the backend that `npm start` runs. */
  embedded: boolean;
  /** Whether every text file gets a compressed copy; true by default. */
  compressed?: boolean;
}

/**
 * Builds the whole site into dist/, which stays as it is until the new one is complete.
 * @throws BuildError when the environment is incomplete or the content has mistakes
 */
export async function buildSite({ embedded, compressed = true }: BuildOptions): Promise<void> {
  const mode = embedded ? 'embedded' : 'production';
  // Values in .env files go into the bundle as well, so they are checked too.
  Object.assign(process.env, loadEnv(mode, process.cwd(), 'VITE_'));
  prepareEnvironment(embedded);
  const { mistakes } = await step('Checking the content', checkContent());
  if (mistakes.length > 0)
    throw new BuildError(`the content has ${mistakes.length} mistake(s).\n${mistakes.join('\n')}`);
  const isPublic = !embedded && Boolean(process.env['VITE_SITE_URL']);
  const left = isPublic && process.env['ALLOW_SAMPLES'] !== '1' ? samples().length : 0;
  if (left > 0)
    throw new BuildError(
      `${left} facts and promises on the pages are samples. \`npm run samples\` lists them; confirm or replace each, ` +
        'or set ALLOW_SAMPLES=1 to build all the same.',
    );

  const tempDir = join('build', String(process.pid));
  try {
    const site = join(tempDir, 'site');
    const pageCount = await writeSite(site, join(tempDir, 'prerender'), { mode, embedded, compressed });
    await swap(site, join(tempDir, 'last'));
    console.log(`Built ${pageCount} pages into ${DIST}/.`);
  } finally {
    await rm(tempDir, { recursive: true, force: true });
  }
}
