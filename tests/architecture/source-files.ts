import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** A source file: path from the project's root with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Reads every .ts and .tsx file below a folder of the project. */
export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({
      path: posix.join(folder, name.split(sep).join('/')),
      text: readFileSync(join(root, folder, name), 'utf8'),
    }));
}

/** Returns the project paths a file imports, statically, dynamically or as types; packages are left out. */
export function importsOf(file: SourceFile): string[] {
  const specifiers = [...file.text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    (m) => m[1] ?? '',
  );
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('@/')) return [specifier.replace('@/', 'src/')];
    if (!specifier.startsWith('.')) return [];
    const absolute = resolve(root, dirname(file.path), specifier);
    return [relative(root, absolute).split(sep).join('/')];
  });
}

/** Returns the names of the packages a file imports. */
export function packagesOf(file: SourceFile): string[] {
  return [...file.text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'".@][^'"]*|@[^/'"]+\/[^'"]+)['"]/g)].map(
    (m) => m[1] ?? '',
  );
}
