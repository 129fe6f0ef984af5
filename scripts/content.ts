import { existsSync, readdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

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

/** Returns the files below a folder. */
export const filesBelow = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.split(sep).join('/')}`,
      )
    : [];

/** Returns the page whose folder a file is in. */
export const pageOf = (file: string) => /^src\/pages\/([^/]+)\//.exec(file)?.[1];

/** Returns the files of words and facts: first `<what>.content.ts`, then `content.ts`, which shows some of those. */
export function contentFiles(): readonly string[] {
  const found = filesBelow('src').toSorted();
  return ['.content.ts', '/content.ts'].flatMap((end) => found.filter((file) => file.endsWith(end)));
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
    for (const [name, value] of Object.entries(await load(file)))
      visit({ file, path: [name], value, around: [] });
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
  /^(id|kind|page|parent|path|anchor|link|subject|network|image|source|photo|icon|color|borderColor|href|\w*(Link|Url)|\w+Focus|\w+Links)$/;
