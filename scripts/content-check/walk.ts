import { isGroup, type ContentPath } from './location';

/** A value met on the way through a module. */
export interface Visit {
  path: ContentPath;
  /** Name of the field, or the index in a list. */
  key: string | number;
  value: unknown;
}

/**
 * Goes through a module's exports and all that is inside them. An object that was met before, here or in another
 * file, is passed by: `met` is shared between the calls.
 */
export function* walk(exports: unknown, met: WeakSet<object>, path: ContentPath = []): Generator<Visit> {
  if (!isGroup(exports)) return;
  for (const [name, value] of Object.entries(exports)) {
    const key = Array.isArray(exports) ? Number(name) : name;
    if (isGroup(value)) {
      if (met.has(value)) continue;
      met.add(value);
    }
    yield { path: [...path, key], key, value };
    yield* walk(value, met, [...path, key]);
  }
}
