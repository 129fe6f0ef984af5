import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

const FILE = 'art/seen.json';

const seen = new Map<string, string>(Object.entries(JSON.parse(await readFile(FILE, 'utf8'))));

/**
 * Runs `encode` when a source differs from the one that was encoded last.
 * @param name The picture's file.
 * @param source The drawing with all that it links. After a change of sizes or qualities, delete `seen.json`.
 */
export async function ifChanged(name: string, source: string, encode: () => Promise<void>): Promise<void> {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
  if (seen.get(name) === hash) return;
  await encode();
  seen.set(name, hash);
  await saveSeen();
  console.log(name);
}

/** Writes down what has been encoded. */
export async function saveSeen(): Promise<void> {
  const sorted = [...seen].toSorted(([a], [b]) => a.localeCompare(b));
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
