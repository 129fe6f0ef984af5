import { existsSync, readdirSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isAccountPage } from '../src/site/pages';

/** A value of the content and where it is: the file, and the way from the name of the export down. */
export interface ContentValue {
  file: string;
  path: readonly (string | number)[];
  value: unknown;
  /** The objects around the value, the nearest first. */
  around: readonly Readonly<Record<string, unknown>>[];
}

/** The exports of a content file. */
export type Exports = Readonly<Record<string, unknown>>;

/** Facts about the organisation that are also code. */
const FACTS = ['organization', 'navigation', 'south-asian-night'].map((name) => `src/site/${name}.ts`);

/** Returns the files below a folder. */
export const filesBelow = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.split(sep).join('/')}`,
      )
    : [];

/** Returns the page whose folder a file is in. */
export const pageOf = (file: string) => /^src\/pages\/([^/]+)\//.exec(file)?.[1];

function mayHoldContent(file: string): boolean {
  const page = pageOf(file);
  if (page === undefined || isAccountPage(page)) return file.endsWith('/content.ts');
  return file.endsWith('.ts') && !/^use-|-list\.ts$|\.schema\.ts$/.test(basename(file));
}

/** Returns the files whose words visitors read, and those that may hold some, lists before the pages that show them. */
export function contentFiles(): readonly string[] {
  const found = filesBelow('src').filter(mayHoldContent).toSorted();
  const isList = (file: string) => !file.endsWith('/content.ts');
  return [...FACTS, ...found.filter(isList), ...found.filter((file) => !isList(file))];
}

/** Returns whether a value has fields or entries of its own. */
export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && value.constructor === Object);

/** Imports a content file and returns what it exports. */
export type LoadFile = (file: string) => Promise<Exports>;

const importFile: LoadFile = (file) => import(pathToFileURL(resolve(file)).href);

/** Returns every value of the content. An object that two files show is visited once. */
export async function contentPlaces(load = importFile): Promise<readonly ContentValue[]> {
  const met = new Set<unknown>();
  const places: ContentValue[] = [];
  const visit = (place: ContentValue) => {
    const { file, path, value, around } = place;
    if (met.has(value)) return;
    places.push(place);
    if (!isGroup(value)) return;
    met.add(value);
    for (const [key, inner] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      visit({ file, path: [...path, step], value: inner, around: [value, ...around] });
    }
  };
  for (const file of contentFiles()) {
    const exports = Object.entries(await load(file));
    // A file that exports nothing but functions is code.
    if (exports.every(([, value]) => typeof value === 'function')) continue;
    for (const [name, value] of exports) visit({ file, path: [name], value, around: [] });
  }
  return places;
}

/** Returns the id of an entry. */
const idOf = (value: unknown) =>
  isGroup(value) && typeof value['id'] === 'string' ? value['id'] : undefined;

/** Writes a finding as a line. The entry is the nearest id above the field, else the name of the export. */
export function line({ file, path, around }: Omit<ContentValue, 'value'>, reason: string): string {
  const up = around.findIndex((group) => idOf(group) !== undefined);
  const entry = up < 0 ? String(path[0]) : idOf(around[up]);
  const field = (up < 0 ? path.slice(1) : path.slice(path.length - up - 1)).join('.');
  return `${[file, entry, field].filter(Boolean).join(' › ')}: ${reason}`;
}

/** Fields that hold names, addresses and choices instead of words. */
export const NOT_WORDS =
  /^(id|kind|page|parent|path|anchor|link|subject|network|image|source|photo|icon|color|borderColor|href|\w*(Link|Url)|\w+Links)$/;
