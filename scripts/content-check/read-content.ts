import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ContentModules } from './location';

const CONTENT = fileURLToPath(new URL('../../src/content', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url));

/** A content file that cannot be read as TypeScript; its message is a line like those of the other problems. */
export class UnreadableContentError extends Error {}

/** Takes file, line and cause out of a message such as `…/camps.ts:12:4: ERROR: Expected "}" but found ";"`. */
function unreadable(error: unknown): UnreadableContentError | undefined {
  const [, file, line, cause] = /([\w-]+\.ts):(\d+):\d+: ERROR: (.+)/.exec(String(error)) ?? [];
  return file === undefined
    ? undefined
    : new UnreadableContentError(`src/content/${file} › line ${line}: ${cause}`, { cause: error });
}

/**
 * Loads every module of src/content.
 * @throws UnreadableContentError when one is not TypeScript, for example because a quote is missing
 */
export async function readContent(): Promise<ContentModules> {
  const files = (await readdir(CONTENT)).filter((name) => name.endsWith('.ts'));
  try {
    const entries = files.map(
      async (file) => [file, await import(pathToFileURL(join(CONTENT, file)).href)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  } catch (error) {
    throw unreadable(error) ?? error;
  }
}

/** Returns the paths of all files in public/, from its root and with a leading slash. */
export async function readPublicFiles(): Promise<ReadonlySet<string>> {
  const names = await readdir(PUBLIC, { recursive: true });
  return new Set(names.map((name) => `/${name.split(sep).join('/')}`));
}
