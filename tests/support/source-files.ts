import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source file: path from the project's root with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Reads every .ts and .tsx file below a folder of the project. */
export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));
}
