import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';

/** A schema for each export of a content file. */
export type Schemas = Readonly<Record<string, z.ZodType>>;

/** The input of the check. File names go from the project's root; they use slashes. */
export interface Project {
  /** Text of each content file: those with a schema, the heads of the pages, the words of the frame. */
  sources: ReadonlyMap<string, string>;
  /** Schemas of a content file, by its name. */
  schemas: ReadonlyMap<string, Schemas>;
  /** Names of the folders in src/pages. */
  pageFolders: readonly string[];
  /** Bytes of each file in public/, by its address. */
  publicFiles: ReadonlyMap<string, number>;
}

const SCHEMA = '.schema.ts';

const PAGE_FILE = /^src\/pages\/([^/]+)\/[^/]+$/;

/** Folders with content files; what is below src/pages belongs to a page. */
const FOLDERS = ['src/pages', 'src/site', 'src/ui', 'src/layout', 'src/account'];

/** Words of the frame that have no schema: every text of theirs is read all the same. */
const isFrameWords = (file: string) =>
  !file.startsWith('src/pages/') && /(^|-)(words|content)\.ts$/.test(basename(file));

/** Returns the page folder that a file is in, or undefined for the frame. */
export const folderOf = (file: string) => PAGE_FILE.exec(file)?.[1];

async function filesBelow(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.map((name) => `${folder}/${name.split(sep).join('/')}`);
}

/** Reads the project in the current directory. */
export async function readProject(): Promise<Project> {
  const files = (await Promise.all(FOLDERS.map(filesBelow))).flat().toSorted();
  const schemaFiles = files.filter(
    (file) => file.endsWith(SCHEMA) && (folderOf(file) ?? !file.startsWith('src/pages/')),
  );
  const schemas = await Promise.all(
    schemaFiles.map(async (file) => {
      const module: { schemas?: Schemas } = await import(pathToFileURL(file).href);
      return [file.replace(SCHEMA, '.ts'), module.schemas] as const;
    }),
  );
  const withSchemas = schemas.flatMap(([file, own]) => (own === undefined ? [] : [[file, own] as const]));
  const read = new Set(withSchemas.map(([file]) => file));
  const isRead = (file: string) =>
    read.has(file) || isFrameWords(file) || (folderOf(file) !== undefined && file.endsWith('/head.ts'));
  const sources = files.filter(isRead).map(async (file) => [file, await readFile(file, 'utf8')] as const);
  const pictures = (await filesBelow('public')).map(
    async (file) => [file.replace(/^public/, ''), (await stat(file)).size] as const,
  );
  return {
    sources: new Map(await Promise.all(sources)),
    schemas: new Map(withSchemas),
    pageFolders: [...new Set(files.flatMap((file) => folderOf(file) ?? []))],
    publicFiles: new Map(await Promise.all(pictures)),
  };
}

/** Returns the file that an import names, from the project's root. */
export function importedFile(specifier: string, importer: string): string {
  const path = specifier.startsWith('@/')
    ? specifier.replace('@/', 'src/')
    : join(dirname(importer), specifier).split(sep).join('/');
  return path.endsWith('.ts') ? path : `${path}.ts`;
}
