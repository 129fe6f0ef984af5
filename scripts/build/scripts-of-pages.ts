import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageId } from '../../src/site/pages';
import { BuildError } from './build-error';

interface Chunk {
  file: string;
  imports?: string[];
}

/** Every page loads these first. */
const ENTRIES = ['index.html', 'src/main.tsx'];

/** Pages are named after their id: `reportIncident` is src/pages/ReportIncidentPage.tsx. */
const moduleOf = (id: PageId | 'notFound') => `src/pages/${id.charAt(0).toUpperCase()}${id.slice(1)}Page.tsx`;

/** Modules and all that they import, as files relative to the built folder, in the order of their first import. */
async function filesOf(dist: string, modules: readonly string[]): Promise<Set<string>> {
  const text = await readFile(join(dist, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, Chunk>;
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
export async function scriptsOfPages(dist: string, ids: readonly PageId[]): Promise<string[]> {
  return [...(await filesOf(dist, [...ENTRIES, ...ids.map(moduleOf)]))];
}

/**
 * Returns the scripts that only some pages need, this one among them, as files relative to the built folder.
 * @throws BuildError when the bundler's manifest does not know the page
 */
export async function ownScriptsOf(dist: string, page: PageId | 'notFound'): Promise<string[]> {
  const [own, common] = await Promise.all([filesOf(dist, [moduleOf(page)]), filesOf(dist, ENTRIES)]);
  return [...own].filter((file) => !common.has(file));
}
