import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set('.html .js .css .svg .json .xml .txt .webmanifest .ics'.split(' '));
/** Below this many bytes a compressed copy does not even save a packet. */
const MIN_BYTES = 700;

/** Writes a Brotli and a gzip copy beside every text file below a folder, for hosts that serve precompressed files. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const compressible = files.filter((name) => COMPRESSIBLE.has(extname(name)) && !name.startsWith('.'));
  // Runs in parallel: zlib works on libuv's threads.
  await Promise.all(
    compressible.map(async (file) => {
      const path = join(folder, file);
      const content = await readFile(path);
      if (content.length < MIN_BYTES) return;
      // The default level of Brotli is its strongest.
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
