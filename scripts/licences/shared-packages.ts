import { packageFolder, readPackage, type Package } from './packages';

/** What the build takes text or letters from, without being part of any script: the fonts, the base styles. */
const NAMES = [
  '@fontsource-variable/anek-gurmukhi',
  '@fontsource-variable/anek-latin',
  '@fontsource-variable/hanken-grotesk',
  'tailwindcss',
] as const;

/** The packages that reach browsers by another way than as code. Throws when one is not installed. */
export function sharedPackages(project: string): Package[] {
  return NAMES.map((name) => {
    const folder = packageFolder(name, project);
    if (folder === undefined) throw new Error(`${name} is not installed.`);
    return readPackage(folder);
  });
}
