import { readdirSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { readExamples } from '../content-check/project';
import { findSamples } from './find-samples';

/** The folders that hold facts, from the project's root. */
const FOLDERS = ['src/site', 'src/pages'];

/** Returns a line for each fact of the project that the organisation has yet to replace or confirm. */
export async function projectSamples(): Promise<string[]> {
  const examples = await readExamples();
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.schema.ts'))
      .map((name) => posix.join(folder, name.split(sep).join('/')))
      .toSorted(),
  );
  return files.flatMap((file) => findSamples(file, readFileSync(file, 'utf8'), examples));
}
