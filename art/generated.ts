import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';

/** Writes a generated source file, formatted as the project formats its own. */
export async function writeGenerated(path: string, text: string): Promise<void> {
  const options: object = JSON.parse(await readFile('.prettierrc.json', 'utf8'));
  await writeFile(path, await format(text, { ...options, filepath: path }));
}
