import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Frame around every page, whose words are on all of them. */
const FRAME = 'src/layout';

/** Named imports that bring values: a type brings no words. */
const IMPORT = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'/gm;

const modulesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.schema.ts'));

function resolveImport(specifier: string, importer: string): string | undefined {
  const base = specifier.startsWith('@/')
    ? specifier.replace('@/', 'src/')
    : posix.join(posix.dirname(importer), specifier);
  return ['.ts', '.tsx'].map((extension) => base + extension).find((file) => existsSync(file));
}

/**
 * Returns the modules that can put words on a page: those of its folder and of the frame, and all that they import.
 * @param folder name of the page's folder in src/pages
 */
export function filesOfPage(folder: string): ReadonlySet<string> {
  const files = new Set<string>();
  const queue = [...modulesBelow(`src/pages/${folder}`), ...modulesBelow(FRAME)];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const imported = /^[.@]\/?/.test(specifier) ? resolveImport(specifier, file) : undefined;
      if (imported !== undefined) queue.push(imported);
    }
  }
  return files;
}
