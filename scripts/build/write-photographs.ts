import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PHOTO_WIDTHS, photoFile } from '../../src/site/photographs';

const QUALITY = 78;

/**
 * Writes the photographs of a built site again, upright and in the widths that pages ask for, without what a camera
 * notes beside the picture, such as where it was taken.
 */
export async function writePhotographs(folder: string): Promise<void> {
  const files = await readdir(join(folder, 'photos')).catch(() => []);
  for (const file of files.filter((name) => /\.jpe?g$/.test(name))) {
    const original = await readFile(join(folder, 'photos', file));
    for (const width of PHOTO_WIDTHS) {
      const picture = sharp(original).rotate().resize({ width, withoutEnlargement: true });
      const small = await picture.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
      await writeFile(join(folder, 'photos', photoFile(file, width)), small);
    }
  }
}
