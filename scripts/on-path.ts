import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the files of these names in the folders of PATH, in its order. */
export function filesOnPath(...names: readonly string[]): string[] {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((file) => existsSync(file));
}
