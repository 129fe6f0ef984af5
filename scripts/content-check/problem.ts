import type { Modules } from './evaluate';
import { linesOfValues, writtenPath, type ContentPath } from './source-paths';

/** Something wrong at a place in a content file; an empty path is the file as a whole. */
export interface Problem {
  file: string;
  path: ContentPath;
  reason: string;
  /** Known without the path where the file could not be read. */
  line?: number;
}

/** Returns whether a value has fields or entries of its own. */
export const isGroup = (value: unknown): value is Readonly<Record<string | number, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns an entry's id, or undefined when it has none. */
export function idOf(value: unknown): string | undefined {
  const id = isGroup(value) ? value['id'] : undefined;
  return typeof id === 'string' && id.trim() !== '' ? id : undefined;
}

/** Returns the value at a path, or undefined when there is none. */
export function valueAt(exports: unknown, path: ContentPath): unknown {
  return path.reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), exports);
}

/** A path and those above it, the longest first. */
const upwards = (path: ContentPath): ContentPath[] => path.map((_, up) => path.slice(0, path.length - up));

/**
 * Calls back with every value of the modules and the place where it is defined. An object that two files show is
 * visited once, in the file that others import it from.
 */
export function visitModules(
  modules: Modules,
  callback: (file: string, path: ContentPath, value: unknown) => void,
) {
  const met = new WeakSet<object>();
  const visit = (file: string, path: ContentPath, value: unknown) => {
    if (isGroup(value)) {
      if (met.has(value)) return;
      met.add(value);
    }
    if (path.length > 0) callback(file, path, value);
    if (!isGroup(value)) return;
    for (const [key, inner] of Object.entries(value))
      visit(file, [...path, Array.isArray(value) ? Number(key) : key], inner);
  };
  for (const [file, exports] of modules) visit(file, [], exports);
}

/** Returns a function that moves a problem to the file that defines the object it is in. */
export function definitionsIn(modules: Modules): (problem: Problem) => Problem {
  const places = new WeakMap<object, { file: string; path: ContentPath }>();
  visitModules(modules, (file, path, value) => {
    if (isGroup(value)) places.set(value, { file, path });
  });
  return (problem) => {
    for (const above of upwards(problem.path)) {
      const value = valueAt(modules.get(problem.file), above);
      const place = isGroup(value) ? places.get(value) : undefined;
      if (place)
        return { ...problem, file: place.file, path: [...place.path, ...problem.path.slice(above.length)] };
    }
    return problem;
  };
}

/**
 * Writes a problem as one line, `<file>:<line> › <entry> › <field>: <reason>`. The entry is the id nearest above the
 * field; without one, the name of the list and the entry's index, or the name of the export.
 */
export function problemLine({ file, path, reason, line }: Problem, modules: Modules, source = ''): string {
  const entryAt = (above: ContentPath) => idOf(valueAt(modules.get(file), above));
  const own = upwards(path.slice(0, -1)).find((above) => entryAt(above) !== undefined);
  const depth = own?.length ?? (typeof path[1] === 'number' ? 2 : 1);
  const entry = own === undefined ? writtenPath(path.slice(0, depth)) : entryAt(own);
  const lines = linesOfValues(file, source);
  const at = line ?? upwards(path).flatMap((above) => lines.get(writtenPath(above)) ?? [])[0];
  const place = [at === undefined ? file : `${file}:${at}`, entry, writtenPath(path.slice(depth))];
  return `${place.filter((part) => part !== '').join(' › ')}: ${reason}`;
}
