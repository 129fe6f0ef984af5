import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PHOTO_WIDTHS, photoFile } from '../src/site/photographs';

const AS_JPEG = { quality: 78, mozjpeg: true };

/**
 * Rewrites the photographs of a built site, upright and in the widths that pages ask for, without the camera's
 * metadata, such as where they were taken.
 */
export async function writePhotographs(folder: string): Promise<void> {
  const files = await readdir(join(folder, 'photos')).catch(() => []);
  for (const file of files.filter((name) => /\.jpe?g$/.test(name))) {
    const original = await readFile(join(folder, 'photos', file));
    for (const width of PHOTO_WIDTHS) {
      const picture = sharp(original).rotate().resize({ width, withoutEnlargement: true });
      const small = await picture.jpeg(AS_JPEG).toBuffer();
      await writeFile(join(folder, 'photos', photoFile(file, width)), small);
    }
  }
}
