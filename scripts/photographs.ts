import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTO_WIDTHS, photoFile } from '../src/site/photographs';

const AS_JPEG = { quality: 78, mozjpeg: true };

/**
 * Rewrites the photographs of a built site, upright and in the widths that pages ask for, without the camera's
 * metadata, such as where they were taken.
 */
export async function writePhotographs(folder: string): Promise<void> {
  const files = await readdir(join(folder, 'photos')).catch(() => []);
  const photographs = files.filter((name) => /\.jpe?g$/.test(name));
  if (photographs.length === 0) return;
  // Imported here, because it takes as long to load as all pages take to render.
  const { default: sharp } = await import('sharp');
  for (const file of photographs) {
    const original = await readFile(join(folder, 'photos', file));
    for (const width of PHOTO_WIDTHS) {
      const picture = sharp(original).rotate().resize({ width, withoutEnlargement: true });
      const small = await picture.jpeg(AS_JPEG).toBuffer();
      await writeFile(join(folder, 'photos', photoFile(file, width)), small);
    }
  }
}
