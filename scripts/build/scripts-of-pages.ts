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
const moduleOf = (id: PageId) => `src/pages/${id.charAt(0).toUpperCase()}${id.slice(1)}Page.tsx`;

/**
 * Returns the scripts that some pages need on a phone, as files relative to the built folder.
 * @throws BuildError when the bundler's manifest does not know a page
 */
export async function scriptsOfPages(dist: string, ids: readonly PageId[]): Promise<string[]> {
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
  for (const key of [...ENTRIES, ...ids.map(moduleOf)]) visit(key);
  return [...files];
}
