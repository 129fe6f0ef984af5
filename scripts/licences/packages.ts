import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An installed package, as its package.json describes it. */
export interface Package {
  name: string;
  version: string;
  /** SPDX expression, or `none` where the package names no licence. */
  licence: string;
  /** Its folder. */
  folder: string;
}

interface Manifest {
  name?: string;
  version?: string;
  private?: boolean;
  license?: string | { type?: string };
  licenses?: readonly { type?: string }[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The licence a manifest names; before SPDX it was an object, or a list of which one may choose. */
function licenceOf({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  const names = (license === undefined ? (licenses ?? []) : [license]).flatMap(({ type }) => type ?? []);
  return names.join(' OR ') || 'none';
}

/** Reads the package in a folder. */
export function readPackage(folder: string): Package {
  const manifest = readManifest(folder);
  return {
    name: manifest.name ?? folder,
    version: manifest.version ?? '',
    licence: licenceOf(manifest),
    folder,
  };
}

/** The folder that Node would load a package from, seen from another folder; undefined when it is not installed. */
export function packageFolder(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(from) === from ? undefined : packageFolder(name, dirname(from));
}

/**
 * The packages that a project needs to run, those of its dependencies included, by name. Parts of the project itself
 * (`private`) are left out.
 */
export function runtimePackages(project: string): Package[] {
  const found = new Map<string, Package>();
  const visit = (folder: string) => {
    const { dependencies, optionalDependencies } = readManifest(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = packageFolder(name, folder);
      if (next === undefined || found.has(next) || readManifest(next).private) continue;
      found.set(next, readPackage(next));
      visit(next);
    }
  };
  visit(project);
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
