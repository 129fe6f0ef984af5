import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShownPage } from '../../src/pages/registry';
import { BuildError } from './build-error';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** The boot script, which every page names; what it imports later is the frame. */
const BOOT = 'index.html';

type Manifest = Readonly<Record<string, Chunk>>;

/** Returns the module of a page's view: the one file `src/pages/<id>/<Name>Page.tsx`. */
function viewModule(manifest: Manifest, id: ShownPage): string {
  const view = new RegExp(`^src/pages/${id}/\\w+Page\\.tsx$`);
  const found = Object.keys(manifest).find((key) => view.test(key));
  if (found === undefined) throw new BuildError(`the bundler wrote no view from src/pages/${id}.`);
  return found;
}

async function readManifest(dist: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The modules that every page loads. */
const everyPage = (manifest: Manifest): string[] => [BOOT, ...(manifest[BOOT]?.dynamicImports ?? [])];

/** Modules and all that they import, as files relative to the built folder, in the order of their first import. */
function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new BuildError(`the bundler wrote no ${key}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of modules) visit(key);
  return files;
}

/**
 * Returns the scripts that some pages need on a phone, as files relative to the built folder.
 * @throws BuildError when the bundler's manifest does not know a page
 */
export async function scriptsOfPages(dist: string, ids: readonly ShownPage[]): Promise<string[]> {
  const manifest = await readManifest(dist);
  return [...filesOf(manifest, [...everyPage(manifest), ...ids.map((id) => viewModule(manifest, id))])];
}

/**
 * Returns a function that lists the scripts a page needs beyond those of every page, as files relative to the built
 * folder. It throws a BuildError when the bundler's manifest does not know the page.
 */
export async function readOwnScripts(dist: string): Promise<(page: ShownPage) => string[]> {
  const manifest = await readManifest(dist);
  const common = filesOf(manifest, everyPage(manifest));
  return (page) => [...filesOf(manifest, [viewModule(manifest, page)])].filter((file) => !common.has(file));
}

/** Returns a function that lists the stylesheets of a page alone, as files relative to the built folder. */
export async function readOwnStyles(dist: string): Promise<(page: ShownPage) => string[]> {
  const manifest = await readManifest(dist);
  return (page) => manifest[viewModule(manifest, page)]?.css ?? [];
}
