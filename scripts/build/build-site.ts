import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadEnv } from 'vite';
import type * as Prerender from '../../src/app/prerender';
import { compressFiles } from './compress';
import { checkProject } from '../content-check/check-project';
import { readProject } from '../content-check/project';
import { projectSamples } from '../launch-check/project-samples';
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
  const { styleHashes, pageCount } = await step('Writing the pages', () => writePages(site, prerender));
  await writeCalendarFiles({
    siteUrl: prerender.siteUrl,
    stamp: new Date(`${process.env['VITE_BUILD_DAY']}T00:00:00Z`),
    folder: site,
  });
  await writePhotographs(site);
  await writeHostFiles({ styleHashes, embedded, folder: site });
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
  const { problems } = await step('Checking the content', async () => checkProject(await readProject()));
  if (problems.length > 0)
    throw new BuildError(`the content has ${problems.length} mistake(s).\n${problems.join('\n')}`);

  const tempDir = join('build', String(process.pid));
  try {
    const site = join(tempDir, 'site');
    const pageCount = await writeSite(site, join(tempDir, 'prerender'), { mode, embedded, compressed });
    await swap(site, join(tempDir, 'last'));
    console.log(`Built ${pageCount} pages into ${DIST}/.`);
    const samples = embedded ? 0 : (await projectSamples()).length;
    if (samples > 0)
      console.warn(
        `Not ready for the public: ${samples} facts on them are samples. npm run launch-check lists them.`,
      );
  } finally {
    await rm(tempDir, { recursive: true, force: true });
  }
}
