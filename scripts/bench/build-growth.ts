import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Prerender from '../../src/prerender';

/** What it takes to prerender so many pages. */
export interface PrerenderCost {
  pages: number;
  seconds: number;
  msPerPage: number;
}

/**
 * Renders and writes as many pages as asked for, by the function that the build uses. There are 16 to render, so they
 * come round again and again under new names: this measures rendering and writing, not bundling or compression.
 */
export async function measurePrerender(counts: readonly number[]): Promise<PrerenderCost[]> {
  // Inside the project, where the bundle finds its packages.
  const folder = await mkdtemp(resolve('node_modules/.az1-growth-'));
  try {
    await build({
      mode: 'embedded',
      logLevel: 'error',
      configLoader: 'runner',
      build: { ssr: 'src/prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
    });
    const prerender: typeof Prerender = await import(pathToFileURL(join(folder, 'prerender.js')).href);
    const paths = prerender.publicPageIds.map((id) => prerender.pages[id].path);
    const costs: PrerenderCost[] = [];
    for (const path of paths) await prerender.render(path); // loads their modules
    for (const count of counts) {
      const started = performance.now();
      for (let index = 0; index < count; index += 1) {
        const { head, body } = await prerender.render(paths[index % paths.length] ?? '/');
        await writeFile(join(folder, `page-${index}.html`), head + body);
      }
      const ms = performance.now() - started;
      costs.push({ pages: count, seconds: ms / 1000, msPerPage: ms / count });
    }
    return costs;
  } finally {
    await rm(folder, { recursive: true });
  }
}
