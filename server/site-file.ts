import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptsEncoding } from './negotiation';

/** The compressed twins the build writes beside a file, best first. */
const ENCODINGS = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
];

/** A file of the site in the form one client takes. */
export interface SiteFile {
  path: string;
  stats: Stats;
  /** Content-Encoding; undefined for the file itself. */
  encoding: string | undefined;
  /** Whether another client would get another form. */
  varies: boolean;
}

async function fileStats(path: string): Promise<Stats | undefined> {
  try {
    const stats = await stat(path);
    return stats.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}

/** Finds a file below `dist`, or its compressed twin for a client that takes one; undefined when there is none. */
export async function findSiteFile(
  dist: string,
  file: string,
  acceptEncoding: string | undefined,
): Promise<SiteFile | undefined> {
  const path = join(dist, file);
  const stats = await fileStats(path);
  if (!stats) return undefined;

  const twins = [];
  for (const { encoding, extension } of ENCODINGS) {
    const twin = await fileStats(path + extension);
    if (twin) twins.push({ path: path + extension, stats: twin, encoding });
  }
  const varies = twins.length > 0;
  const chosen = twins.find(({ encoding }) => acceptsEncoding(acceptEncoding, encoding));
  return chosen ? { ...chosen, varies } : { path, stats, encoding: undefined, varies };
}
