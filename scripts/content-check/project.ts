import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { z } from 'zod';

/** A schema for each export of a content file. */
export type Schemas = Readonly<Record<string, z.ZodType>>;

/** A file in public/photos: its size in pixels and its real format, if it is a picture. */
export interface PhotographFile {
  width: number;
  height: number;
  format: string | undefined;
}

/** The input of the check. File names are relative to the project's root, with slashes. */
export interface Project {
  /** Text of each content file: those with a schema, the heads of the pages, the words of the frame. */
  sources: ReadonlyMap<string, string>;
  /** Files beside content files that export their schemas. */
  schemaFiles: readonly string[];
  /** Names of the folders in src/pages. */
  pageFolders: readonly string[];
  /** Bytes of each file in public/, by its address. */
  publicFiles: ReadonlyMap<string, number>;
  /** Each file in public/photos, by its address. */
  photographs: ReadonlyMap<string, PhotographFile>;
  /** Texts of the examples in docs/content.md, which must be replaced. */
  examples: ReadonlySet<string>;
}

const SCHEMA = '.schema.ts';

const PAGE_FILE = /^src\/pages\/([^/]+)\/[^/]+$/;

/** Folders with content files; everything below src/pages belongs to a page. */
const FOLDERS = ['src/pages', 'src/site', 'src/ui', 'src/layout', 'src/backend', 'src/account'];

/** Content that is also code; module-schemas.ts has its schemas. */
const MODULES_OF_WORDS = new Set([
  'src/site/organization.ts',
  'src/site/navigation.ts',
  'src/site/south-asian-night.ts',
]);

const isFacts = (file: string) => folderOf(file) !== undefined && file.endsWith('/page.ts');

/** Words of the frame that have no schema: their texts are checked anyway. */
const isFrameWords = (file: string) =>
  !file.startsWith('src/pages/') && /(^|-)(words|content)\.ts$/.test(basename(file));

/** Returns the page folder that a file is in, or undefined for the frame. */
export const folderOf = (file: string) => PAGE_FILE.exec(file)?.[1];

async function filesBelow(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.map((name) => `${folder}/${name.split(sep).join('/')}`);
}

/**
 * Returns the schemas of the content files, by their names. They import the words of the organisation, so every source
 * must have been read without a problem first.
 */
export async function readSchemas({ schemaFiles, sources }: Project): Promise<ReadonlyMap<string, Schemas>> {
  const { moduleSchemas, schemasOfFacts } = await import('./module-schemas');
  const beside = await Promise.all(
    schemaFiles.map(async (file) => {
      const module: { schemas?: Schemas } = await import(pathToFileURL(file).href);
      return [file.replace(SCHEMA, '.ts'), module.schemas] as const;
    }),
  );
  const facts = [...sources].flatMap(([file, source]) =>
    isFacts(file) ? [[file, schemasOfFacts(source)] as const] : [],
  );
  return new Map([
    ...beside.flatMap(([file, own]) => (own === undefined ? [] : [[file, own] as const])),
    ...Object.entries(moduleSchemas),
    ...facts,
  ]);
}

const EXAMPLE = /^```ts [^]*?^```/gm;
/** Titles are left out: those of a coach's bio are the same for every coach. */
const SENTENCE = /(?<!title: )'((?:[^' ]+ ){3,}[^']+)'/g;

/** Returns the texts of at least four words in the examples of docs/content.md. */
export async function readExamples(): Promise<ReadonlySet<string>> {
  const guide = await readFile('docs/content.md', 'utf8').catch(() => '');
  const examples = guide.match(EXAMPLE) ?? [];
  return new Set(
    examples.flatMap((text) => [...text.matchAll(SENTENCE)].map(([, sentence = '']) => sentence)),
  );
}

async function readPhotograph(file: string): Promise<PhotographFile> {
  const unreadable = { width: 0, height: 0, format: undefined };
  return sharp(file)
    .metadata()
    .catch(() => unreadable);
}

/** Reads the project in the current directory. */
export async function readProject(): Promise<Project> {
  const files = (await Promise.all(FOLDERS.map(filesBelow))).flat().toSorted();
  const schemaFiles = files.filter(
    (file) => file.endsWith(SCHEMA) && (folderOf(file) ?? !file.startsWith('src/pages/')),
  );
  const ofSchema = new Set(schemaFiles.map((file) => file.replace(SCHEMA, '.ts')));
  const isRead = (file: string) =>
    ofSchema.has(file) ||
    MODULES_OF_WORDS.has(file) ||
    isFrameWords(file) ||
    isFacts(file) ||
    (folderOf(file) !== undefined && /\/(head|content)\.ts$/.test(file));
  const read = files.filter(isRead).map(async (file) => [file, await readFile(file, 'utf8')] as const);
  const sources = new Map(await Promise.all(read));
  const pictures = (await filesBelow('public')).map(
    async (file) => [file.replace(/^public/, ''), (await stat(file)).size] as const,
  );
  const photographs = (await filesBelow('public/photos'))
    .filter((file) => /\.jpe?g$/i.test(file))
    .map(async (file) => [file.replace(/^public/, ''), await readPhotograph(file)] as const);
  return {
    photographs: new Map(await Promise.all(photographs)),
    examples: await readExamples(),
    sources,
    schemaFiles,
    pageFolders: [...new Set(files.flatMap((file) => folderOf(file) ?? []))],
    publicFiles: new Map(await Promise.all(pictures)),
  };
}
