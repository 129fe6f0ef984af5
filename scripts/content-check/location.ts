/** Way to a value: the export's name, then keys and indexes. */
export type ContentPath = readonly (string | number)[];

/** The modules of src/content by file name, each with its exports by name. */
export type ContentModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Something wrong at a place in a content file. */
export interface Problem {
  file: string;
  path: ContentPath;
  reason: string;
}

/** Whether a value has fields or entries of its own. */
export const isGroup = (value: unknown): value is Readonly<Record<string | number, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns an entry's id, or undefined when it has none. */
export function idOf(value: unknown): string | undefined {
  const id = isGroup(value) ? value['id'] : undefined;
  return typeof id === 'string' && id.trim() !== '' ? id : undefined;
}

/** Returns the value at a path, or undefined when there is none. */
export function valueAt(exports: Readonly<Record<string, unknown>>, path: ContentPath): unknown {
  return path.reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), exports);
}

/** Writes a path as in code: `bioSections[0].items[2]`. */
const written = (path: ContentPath) =>
  path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${key}`))
    .join('');

/**
 * Writes a problem as one line, `src/content/<file> › <entry> › <field>: <reason>`. The entry is the id nearest
 * above the field; without one, the name of the list and the entry's index, or the name of the export.
 */
export function problemLine({ file, path, reason }: Problem, modules: ContentModules): string {
  const exports = modules[file] ?? {};
  let depth = typeof path[1] === 'number' ? 2 : 1;
  let entry = written(path.slice(0, depth));
  for (let length = path.length - 1; length > 0; length--) {
    const id = idOf(valueAt(exports, path.slice(0, length)));
    if (id === undefined) continue;
    depth = length;
    entry = id;
    break;
  }
  const place = [`src/content/${file}`, entry, written(path.slice(depth))].filter((part) => part !== '');
  return `${place.join(' › ')}: ${reason}`;
}
