import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Widest photograph that a page shows, in px. */
const WIDEST = 1600;

const QUALITY = 78;

/**
 * Writes the photographs of a built site again, upright and no larger than a page shows them, without what a camera
 * notes beside the picture, such as where it was taken.
 */
export async function writePhotographs(folder: string): Promise<void> {
  const files = await readdir(join(folder, 'photos')).catch(() => []);
  for (const file of files.filter((name) => /\.jpe?g$/.test(name))) {
    const path = join(folder, 'photos', file);
    const picture = sharp(await readFile(path))
      .rotate()
      .resize({ width: WIDEST, withoutEnlargement: true });
    await writeFile(path, await picture.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer());
  }
}
