import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { render, sourceOf } from './linked';
import { ifChanged } from './seen';

const SOURCES = 'art/share';
const JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;

/** Encodes the pictures that chats show for a page, 1200 × 630, when they or the scenes in them changed. */
export async function encodeShareImages(): Promise<void> {
  for (const file of await readdir(SOURCES)) {
    const path = `${SOURCES}/${file}`;
    await ifChanged(`share/${file}`, await sourceOf(path), async () => {
      const jpeg = sharp(await render(path))
        .removeAlpha()
        .jpeg(JPEG);
      await jpeg.toFile(`public/share/${file.replace('.svg', '.jpg')}`);
    });
  }
}
